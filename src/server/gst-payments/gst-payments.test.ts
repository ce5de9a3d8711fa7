import { beforeAll, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { gstinCheckCharacter } from '../../domain/brokers.ts';
import { monthOf } from '../../domain/dates.ts';
import { noOperator } from '../../domain/gst.ts';
import { gstDueOn } from '../../domain/gst-payments.ts';
import { invoiceFee } from '../invoices/issue.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
const { database, jobs } = services;
const month = monthOf(services.today());
const gstin = `27AAPFU0939F1Z${gstinCheckCharacter('27AAPFU0939F1Z')}`;
let admin: string;
let maker: string;
let checker: string;

beforeAll(async () => {
  admin = await addPerson('Anil Admin', ['admin']);
  maker = await addPerson('Mohan Maker', ['finance_maker']);
  checker = await addPerson('Charu Checker', ['finance_checker']);
  const { version } = (await as(admin).settings.get()).operator;
  const value = {
    ...noOperator,
    legal_name: 'Kiraya Homes Private Limited',
    address: '12 Baner Road, Pune 411045',
    gstin,
    state: '27' as const,
  };
  await as(admin).settings.update({ section: 'operator', value, version });
  for (const place of ['27', '29'] as const) {
    await database.asWorker((db) =>
      invoiceFee(
        { db, jobs, actorId: null },
        {
          fee: 'service',
          key: `service ${place}`,
          total: 200_000,
          sourceId: null,
          payer: { id: null, name: 'Orbit', address: null, gstin: null },
          place,
          description: 'Search of homes',
          paidBy: 'UTR 1',
        },
      ),
    );
  }
});

const payment = (own: object = {}) => ({
  month,
  paid_on: services.today(),
  reference: '26112700012345hdf',
  cgst: 15_254,
  sgst: 15_254,
  paid_from: 'collection' as const,
  ...own,
});
const books = async () =>
  Object.fromEntries(
    (
      await asOwner<{ account: string; sum: number }>(
        `select l.account, sum(l.amount)::int as sum from journal_lines l join journal_entries e on e.id = l.entry_id
          where e.source_type in ('gst_payment', 'invoice') group by 1`,
      )
    ).map(({ account, sum }) => [account, sum]),
  );

it('says what is to be paid by when, under which head', async () => {
  expect(await as(maker).gstPayments.overview()).toEqual({
    months: [
      {
        month,
        charged: { cgst: 15_254, sgst: 15_254, igst: 30_508 },
        paid: { cgst: 0, sgst: 0, igst: 0 },
        open: { cgst: 15_254, sgst: 15_254, igst: 30_508 },
        due_on: gstDueOn(month),
        is_late: false,
      },
    ],
    payments: [],
  });
});

it('records a payment once, with its interest, and empties what is payable', async () => {
  const { months, payments } = await as(maker).gstPayments.record(payment({ interest: 500, late_fee: 100 }));
  expect(months[0]?.open).toEqual({ cgst: 0, sgst: 0, igst: 30_508 });
  expect(payments).toMatchObject([
    { reference: '26112700012345HDF', recorded_by: 'Mohan Maker', is_own: true },
  ]);
  expect(await books()).toMatchObject({
    gst_payable: -30_508,
    gst_interest: 500,
    gst_late_fee: 100,
    operator_bank: -31_108,
  });
  await expect(as(maker).gstPayments.record(payment())).rejects.toMatchObject({
    data: { rule: 'gst-payment.over-paid', field: 'cgst' },
  });
  await expect(as(maker).gstPayments.record(payment({ cgst: 0, sgst: 0, igst: 100 }))).rejects.toMatchObject({
    data: { rule: 'gst-payment.twice' },
  });
});

it('sets tax off against input credit, from no bank', async () => {
  const own = { cgst: 0, sgst: 0, igst: 30_508, reference: 'DC2711260001234', paid_from: 'input_credit' };
  const { months } = await as(maker).gstPayments.record(payment(own) as never);
  expect(months[0]?.open).toEqual({ cgst: 0, sgst: 0, igst: 0 });
  expect(await books()).toMatchObject({ gst_payable: 0, gst_input_credit: -30_508, operator_bank: -31_108 });
});

it('is taken back by somebody else than who recorded it', async () => {
  const { payments } = await as(admin).gstPayments.overview();
  const id = payments.find(({ paid_from }) => paid_from === 'collection')?.id ?? '';
  const wrong = { id, reason: 'The CIN is of another month' };
  await expect(as(maker).gstPayments.withdraw(wrong)).rejects.toMatchObject({ status: 403 });
  const { months, payments: after } = await as(checker).gstPayments.withdraw(wrong);
  expect(months[0]?.open).toMatchObject({ cgst: 15_254, sgst: 15_254 });
  expect(after.find((one) => one.id === id)).toMatchObject({
    is_withdrawn: true,
    withdrawn_by: 'Charu Checker',
    reason: wrong.reason,
  });
  expect(await books()).toMatchObject({ gst_payable: -30_508, gst_interest: 0, operator_bank: 0 });
  await expect(as(checker).gstPayments.withdraw(wrong)).rejects.toMatchObject({
    data: { rule: 'gst-payment.changed' },
  });
  await expect(as(checker).gstPayments.withdraw({ ...wrong, id: UNKNOWN_ID })).rejects.toMatchObject({
    status: 404,
  });
  const own = await as(admin).gstPayments.record(payment({ reference: '26112700012346' }));
  const mine = own.payments.find(({ is_own, is_withdrawn }) => is_own && !is_withdrawn)?.id ?? '';
  await expect(as(admin).gstPayments.withdraw({ id: mine, reason: 'My own mistake' })).rejects.toMatchObject({
    data: { rule: 'gst-payment.own-withdrawal' },
  });
});
