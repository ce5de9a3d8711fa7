import Papa from 'papaparse';
import { beforeAll, expect, it } from 'vitest';
import { registered } from '../../../tests/support/brokers.ts';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { gstinCheckCharacter } from '../../domain/brokers.ts';
import { addDays, monthOf } from '../../domain/dates.ts';
import { noOperator } from '../../domain/gst.ts';
import { invoiceFee } from './issue.ts';

const test = await startServices({ payments: { kind: 'sandbox' }, runsJobs: false });
const { as, addPerson, asOwner, services } = test;
const { database, jobs } = services;
const gstin = `27AAPFU0939F1Z${gstinCheckCharacter('27AAPFU0939F1Z')}`;
const operator = {
  ...noOperator,
  legal_name: 'Kiraya Homes Private Limited',
  address: '12 Baner Road, Pune 411045',
  pan: 'AAPFU0939F',
  gstin,
  state: '27' as const,
};
let admin: string;
let owner: string;

beforeAll(async () => {
  admin = await addPerson('Meera', ['admin']);
  owner = await addPerson('Lal Landlord', ['landlord']);
});

const named = async (own: object) => {
  const { version } = (await as(admin).settings.get()).operator;
  await as(admin).settings.update({ section: 'operator', value: { ...operator, ...own }, version });
};
const fee = (own: object = {}) =>
  database.asWorker((db) =>
    invoiceFee(
      { db, jobs, actorId: null },
      {
        fee: 'management_fee',
        key: `fee ${crypto.randomUUID()}`,
        total: 200_000,
        sourceId: null,
        payer: { id: owner, name: 'Lal Landlord', address: null, gstin: null },
        home: '27',
        place: null,
        description: 'Management of 2 BHK in Baner, Oct 2026',
        paidBy: null,
        ...own,
      },
    ),
  );
const lines = (id: string) =>
  asOwner<{ account: string; amount: number }>(
    `select l.account, l.amount::int as amount from journal_entries e join journal_lines l on l.entry_id = e.id
      where e.source_type = 'invoice' and e.source_id = $1 order by l.position`,
    [id],
  );

it('writes a receipt without tax while the operator has no GSTIN', async () => {
  const id = await fee();
  const { items } = await as(owner).invoices.listMine({});
  expect(items).toMatchObject([{ id, kind: 'receipt', total: 200_000, taxable: 200_000, cgst: 0, igst: 0 }]);
  expect(items[0]?.number).toMatch(/^RCT\/\d\d-\d\d\/00001$/);
  // The fee itself was kept from the rent, and posted then.
  expect(await lines(id)).toEqual([]);
});

it('splits tax by the states, posts it, and notifies the payer', async () => {
  await named({});
  const [here, there] = [await fee(), await fee({ home: '29' })];
  const { items } = await as(owner).invoices.listMine({});
  expect(items.find(({ id }) => id === here)).toMatchObject({
    kind: 'tax_invoice',
    taxable: 169_492,
    cgst: 15_254,
    sgst: 15_254,
    igst: 0,
  });
  expect(items.find(({ id }) => id === there)).toMatchObject({ cgst: 0, igst: 30_508, taxable: 169_492 });
  expect(await lines(here)).toEqual([
    { account: 'fee_income', amount: 30_508 },
    { account: 'gst_payable', amount: -30_508 },
  ]);
  expect(
    await asOwner(
      `select count(*)::int as count from notifications where user_id = $1 and event = 'invoice.issued'`,
      [owner],
    ),
  ).toEqual([{ count: 3 }]);
});

it('invoices a charge once, and leaves no gap in the series', async () => {
  const key = `fee ${crypto.randomUUID()}`;
  const [first, second] = await Promise.all([fee({ key }), fee({ key })]);
  expect(second).toBe(first);
  await expect(
    database.asWorker(async (db) => {
      const payer = { id: owner, name: 'Lal', address: null, gstin: null };
      const charged = {
        fee: 'management_fee',
        key: 'lost',
        total: 100,
        sourceId: null,
        payer,
        place: null,
      } as const;
      await invoiceFee({ db, jobs, actorId: null }, { ...charged, description: 'Lost', paidBy: null });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await Promise.all([fee(), fee(), fee()]);
  const gaps = await asOwner(
    `select series from invoices group by series having max(serial) <> count(*) or min(serial) <> 1`,
  );
  expect(gaps).toEqual([]);
});

it('takes back a part and the rest, never more, and posts it back', async () => {
  const id = await fee();
  const reason = 'The home was empty half of the month';
  const note = await as(admin).invoices.credit({ id, amount: 100_000, reason });
  expect(note).toMatchObject({
    kind: 'credit_note',
    total: 100_000,
    cgst: 7627,
    sgst: 7627,
    taxable: 84_746,
    reason,
  });
  expect(note.number).toMatch(/^CRN\//);
  await expect(as(admin).invoices.credit({ id, amount: 100_001, reason })).rejects.toMatchObject({
    data: { rule: 'invoice.over-credited' },
  });
  const rest = await as(admin).invoices.credit({ id, amount: 100_000, reason });
  expect(rest.taxable + note.taxable).toBe(169_492);
  expect(await lines(rest.id)).toMatchObject([
    { account: 'owner_payable', amount: -100_000 },
    { account: 'fee_income', amount: 84_746 },
    { account: 'gst_payable', amount: 15_254 },
  ]);
  await expect(as(admin).invoices.credit({ id: note.id, amount: 1, reason })).rejects.toMatchObject({
    status: 404,
  });
});

it('invoices the registration fee of a broker, in cash and with its refund', async () => {
  const broker = await registered(test, 'Devi Broker');
  const { payment } = await as(broker).brokers.payCash();
  await asOwner(
    `update settings set value = value || '{"activate_on_payment": false}' where key = 'features'`,
  );
  await as(admin).brokerRegistrations.activate({ id: payment?.id ?? '' });
  const { items } = await as(broker).invoices.listMine({});
  expect(items).toMatchObject([{ fee: 'broker_registration', total: 500_000, kind: 'tax_invoice' }]);
  expect(await lines(items[0]?.id ?? '')).toMatchObject([
    { account: 'fee_clearing', amount: 500_000 },
    { account: 'registration_income' },
    { account: 'gst_payable' },
  ]);

  const other = await registered(test, 'Esha Broker');
  const paid = (await as(other).brokers.payOnline()).payment_id;
  await as(other).brokers.paySandbox({ id: paid, succeeds: true });
  expect((await as(other).invoices.listMine({})).items).toMatchObject([{ total: 500_000, credited: 0 }]);
});

it('gives back the fee of a rejected broker with a credit note', async () => {
  const broker = await registered(test, 'Farah Broker');
  const { payment } = await as(broker).brokers.payCash();
  await asOwner(`update payments set status = 'succeeded', paid_at = app.now() where id = $1`, [payment?.id]);
  await database.asWorker((db) =>
    invoiceFee(
      { db, jobs, actorId: null },
      {
        fee: 'broker_registration',
        key: `broker_registration ${payment?.id}`,
        total: 500_000,
        sourceId: payment?.id ?? null,
        payer: { id: broker, name: 'Farah', address: null, gstin: null },
        place: null,
        description: 'Broker registration',
        paidBy: 'Cash',
      },
    ),
  );
  const { broker: row } =
    (await as(admin).brokerRegistrations.list({})).items.find(({ id }) => id === payment?.id) ?? {};
  await as(admin).brokerRegistrations.reject({
    broker_id: row?.id ?? '',
    reason: 'The papers are not theirs',
  });
  const { items } = await as(broker).invoices.listMine({});
  expect(items).toMatchObject([
    { kind: 'credit_note', total: 500_000 },
    { kind: 'tax_invoice', credited: 500_000 },
  ]);
});

it('is a PDF for its payer and administrators, and nobody else’s business', async () => {
  const id = await fee();
  const neighbour = await addPerson('Nila Neighbour', ['landlord']);
  const file = await as(owner).invoices.pdf({ id, language: 'en' });
  expect(await file.slice(0, 5).text()).toBe('%PDF-');
  expect(file.name).toMatch(/^kiraya-INV-\d\d-\d\d-\d{5}\.pdf$/);
  expect((await as(admin).invoices.pdf({ id, language: 'hi' })).size).toBeGreaterThan(5000);
  await expect(as(neighbour).invoices.pdf({ id, language: 'en' })).rejects.toMatchObject({ status: 404 });
  expect((await as(neighbour).invoices.listMine({})).items).toEqual([]);
  await expect(as(null).invoices.pdf({ id, language: 'en' })).rejects.toMatchObject({ status: 401 });
  for (const call of [
    () => as(owner).invoices.list({}),
    () => as(owner).invoices.register({ month: '2026-11' }),
    () => as(owner).invoices.credit({ id, amount: 100, reason: 'I would like it' }),
    () => as(owner).invoices.rates(),
  ]) {
    await expect(call()).rejects.toMatchObject({ status: 403 });
  }
});

it('invoices another service, found by number and name; the register sums to the paisa', async () => {
  const made = await as(admin).invoices.issue({
    payer_name: 'Orchid Relocations',
    payer_gstin: null,
    state: '29',
    description: 'Listing of 12 homes',
    amount: 1_180_000,
    paid_by: 'UTR 4471',
  });
  expect(made).toMatchObject({ igst: 180_000, taxable: 1_000_000 });
  const repair = await as(admin).invoices.issue({
    payer_name: 'Pune Traders',
    payer_gstin: gstin,
    home_state: '29',
    description: 'Repair of a home in Mysuru',
    amount: 118_000,
    paid_by: 'UTR 4472',
  });
  expect(repair).toMatchObject({ igst: 18_000, cgst: 0 });
  expect(
    await as(admin).invoices.credit({ id: repair.id, amount: 59_000, reason: 'Half of it was not done' }),
  ).toMatchObject({
    igst: 9_000,
    cgst: 0,
  });
  for (const q of [made.number, 'orchid']) {
    expect((await as(admin).invoices.list({ q })).items.map(({ id }) => id)).toEqual([made.id]);
  }
  expect((await as(admin).invoices.list({ q: '100%' })).items).toEqual([]);
  await expect(
    as(admin).invoices.issue({ payer_name: 'O', description: 'Listing', amount: 100, paid_by: 'Cash' }),
  ).rejects.toMatchObject({ data: { errors: [{ field: 'payer_name' }] } });
  const file = await as(admin).invoices.register({ month: monthOf(services.today()) });
  const { data } = Papa.parse<Record<string, string>>((await file.text()).replace(/^\ufeff/, ''), {
    header: true,
  });
  const sum = (name: string) => data.reduce((all, row) => all + Math.round(Number(row[name]) * 100), 0);
  expect(sum('Taxable value') + sum('CGST') + sum('SGST') + sum('IGST')).toBe(sum('Total'));
  const [books] = await asOwner<{ gst: string }>(
    `select -sum(amount) as gst from journal_lines where account = 'gst_payable'`,
  );
  expect(sum('CGST') + sum('SGST') + sum('IGST')).toBe(Number(books?.gst));
});

it('invoices a service before it is paid, and is told once how and when it was', async () => {
  const maker = await addPerson('Mohan Maker', ['finance_maker']);
  const own = {
    payer_name: 'Orchid Relocations',
    state: '29',
    description: 'Listing of 3 homes',
    amount: 118_000,
  } as const;
  const balance = async () =>
    Object.fromEntries(
      (
        await asOwner<{ account: string; sum: number }>(
          `select account, sum(amount)::int as sum from journal_lines
            where account in ('fee_receivable', 'fee_clearing', 'service_income') group by 1`,
        )
      ).map(({ account, sum }) => [account, sum]),
    );
  const before = await balance();
  const moved = async () => {
    const now = await balance();
    return Object.fromEntries(
      Object.entries(now)
        .map(([account, sum]) => [account, sum - (before[account] ?? 0)] as const)
        .filter(([, sum]) => sum !== 0),
    );
  };
  await expect(as(maker).invoices.issue(own)).rejects.toMatchObject({
    data: { errors: [{ field: 'paid_by' }] },
  });
  await expect(
    as(maker).invoices.issue({ ...own, due_on: addDays(services.today(), -1) }),
  ).rejects.toMatchObject({ data: { rule: 'invoice.due-when', field: 'due_on' } });
  const due_on = addDays(services.today(), 15);
  const made = await as(maker).invoices.issue({ ...own, due_on });
  expect(made).toMatchObject({ due_on, paid_by: null, paid_on: null, to_pay: 118_000 });
  expect(await moved()).toEqual({ fee_receivable: 118_000, service_income: -100_000 });
  await as(admin).invoices.credit({ id: made.id, amount: 18_000, reason: 'One home was not listed' });
  expect((await moved()).fee_receivable).toBe(100_000);
  const paid = { id: made.id, paid_on: services.today(), paid_by: 'UTR 4473' };
  for (const paid_on of [addDays(services.today(), 1), addDays(services.today(), -1)]) {
    await expect(as(maker).invoices.markPaid({ ...paid, paid_on })).rejects.toMatchObject({
      data: { rule: 'invoice.paid-when', field: 'paid_on' },
    });
  }
  const checker = await addPerson('Charu Checker', ['finance_checker']);
  await expect(as(checker).invoices.markPaid(paid)).rejects.toMatchObject({ status: 403 });
  await expect(as(maker).invoices.markPaid({ ...paid, id: UNKNOWN_ID })).rejects.toMatchObject({
    status: 404,
  });
  const answers = await Promise.allSettled([
    as(maker).invoices.markPaid(paid),
    as(admin).invoices.markPaid(paid),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(as(maker).invoices.markPaid(paid)).rejects.toMatchObject({
    data: { rule: 'invoice.not-open' },
  });
  const [shown] = (await as(maker).invoices.list({ q: made.number })).items;
  expect(shown).toMatchObject({ paid_by: 'UTR 4473', paid_on: services.today(), to_pay: 0 });
  expect(await moved()).toMatchObject({ fee_clearing: 100_000 });
  expect((await moved()).fee_receivable).toBeUndefined();
  // What is given back once it was paid leaves the clearing, as of every paid invoice.
  await as(admin).invoices.credit({ id: made.id, amount: 50_000, reason: 'Given back' });
  expect((await moved()).fee_clearing).toBe(50_000);
});

it('takes a rate for a day to come, once, with its reason', async () => {
  const rate = {
    fee: 'service' as const,
    valid_from: '2099-04-01',
    sac: '998599',
    rate_bp: 1200,
    reason: 'Finance Act 2099',
  };
  const { items } = await as(admin).invoices.addRate(rate);
  expect(items).toContainEqual({ fee: 'service', valid_from: '2099-04-01', sac: '998599', rate_bp: 1200 });
  for (const [field, own] of [
    ['valid_from', {}],
    ['valid_from', { valid_from: '2020-04-01' }],
    ['sac', { sac: '12' }],
    ['rate_bp', { rate_bp: 4001 }],
  ] as const) {
    await expect(as(admin).invoices.addRate({ ...rate, ...own })).rejects.toMatchObject({
      data: { errors: [{ field }] },
    });
  }
});

it('is not changed by anybody, and knows no unknown one', async () => {
  await expect(asOwner(`update invoices set total = 1`)).rejects.toThrow('append-only');
  await expect(
    as(admin).invoices.credit({ id: UNKNOWN_ID, amount: 100, reason: 'There is none' }),
  ).rejects.toMatchObject({
    status: 404,
  });
});

it('is the same invoice whoever of the office writes it', async () => {
  await named({});
  const maker = await addPerson('Thangam Maker', ['finance_maker']);
  const written = (who: string) =>
    as(who).invoices.issue({
      payer_name: 'Om Stores',
      payer_address: null,
      payer_gstin: null,
      state: '29',
      description: 'Advice',
      amount: 118_000,
      paid_by: 'Bank transfer',
    });
  const [own, other] = [await written(maker), await written(admin)];
  expect(own).toMatchObject({ kind: 'tax_invoice', taxable: 100_000, igst: 18_000, total: 118_000 });
  expect(other).toMatchObject({ kind: own.kind, taxable: own.taxable, igst: own.igst, total: own.total });
});
