import { expect, it } from 'vitest';
import {
  addParties,
  agreeLease,
  approvedApplication,
  endLeases,
  leaseInput,
  writeDues,
} from '../../../tests/support/leases.ts';
import { today } from '../../../tests/support/managed-rentals.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, addMonths, firstDayOf, monthOf } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { endRenewed } from './lease-ends.ts';

const started = await startServices({ runsJobs: false });
const { as, services } = started;

const RENT = 3_000_000;
/** Its eleven months are over, so that its renewal has begun. */
const start = firstDayOf(monthOf(addMonths(today(), -12)));
const end = lastDayAfter(start);

it('a home is let from an application to the settled deposit, with rent in full, in parts and late', async () => {
  const parties = await addParties(started);
  const [landlord, tenant] = [as(parties.landlord), as(parties.tenant)];
  const application_id = await approvedApplication(started, parties);
  const terms = { start_date: start, end_date: end, rent: RENT, notice_days: 0, escalation_bp: 500 };
  const draft = await landlord.leases.create({ ...leaseInput(terms), application_id });
  const lease = await agreeLease(started, parties, draft);
  await writeDues(started, lease.id);
  const dues = (await tenant.rents.listDues({ id: lease.id, limit: 50 })).items.toReversed();
  expect(dues).toHaveLength(11);
  expect(dues.every(({ state }) => state === 'late')).toBe(true);

  // Three months by UPI: in full, in two parts, and with a slip that the landlord sees.
  const pay = (month: number, reference: string, amount = RENT) =>
    tenant.rents.report({
      id: dues[month]?.id ?? '',
      amount,
      mode: 'upi',
      reference,
      paid_on: today(),
    });
  const first = await pay(0, '400000000001');
  await landlord.rents.confirm({ id: first.id });
  const part = await pay(1, '400000000002', RENT / 2);
  await landlord.rents.confirm({ id: part.id });
  const isState = async (month: number) =>
    (await tenant.rents.listDues({ id: lease.id, limit: 50 })).items.toReversed()[month]?.state;
  expect([await isState(0), await isState(1)]).toEqual(['paid', 'late']);
  const rest = await pay(1, '400000000003', RENT / 2);
  await landlord.rents.confirm({ id: rest.id });
  const slip = await pay(2, '400000000004', RENT);
  await landlord.rents.dispute({ id: slip.id, reason: 'Only ₹29,000 came in' });
  expect((await landlord.rents.listPayments({ as: 'landlord', show: 'waiting' })).items).toMatchObject([
    { id: slip.id, state: 'mismatch' },
  ]);
  await tenant.rents.correct({
    id: slip.id,
    amount: 2_900_000,
    mode: 'upi',
    reference: '400000000004',
    paid_on: today(),
  });
  await landlord.rents.confirm({ id: slip.id });
  expect([await isState(1), await isState(2)]).toEqual(['paid', 'late']);

  // Four receipts, numbered one after the other, each as paper; the year is their sum.
  const { items: receipts } = await landlord.rents.listPayments({ as: 'landlord', show: 'confirmed' });
  const numbers = receipts.map(({ receipt_number }) => receipt_number?.slice(-5)).toSorted();
  expect(numbers).toEqual(['00001', '00002', '00003', '00004']);
  const paper = await tenant.rents.receiptFile({ id: rest.id });
  const lines = (await pdfLines(new Uint8Array(await paper.arrayBuffer()))).join('\n');
  expect(lines).toContain(formatRupeesExact(paise(RENT / 2)));
  const paid = receipts.reduce((sum, { amount }) => sum + amount, 0);
  expect(paid).toBe(RENT * 2 + 2_900_000);
  expect((await landlord.rents.statement({})).total).toBe(paid);

  // The renewal carries the deposit on and ends the first lease with its term.
  const renewal = await landlord.leases.renew({
    id: lease.id,
    end_date: addMonths(end, 11),
    rent: 3_150_000,
  });
  expect(renewal).toMatchObject({ start_date: addDays(end, 1), deposit: 9_000_000 });
  await agreeLease(started, parties, renewal);
  await endRenewed(services.database, services.jobs, `${today()}T06:30:00Z`);
  expect(await tenant.leases.get({ id: lease.id })).toMatchObject({
    state: 'ended',
    ended_on: end,
    settlement: null,
  });

  // Notice, and the deposit back less what was broken.
  const running = await tenant.leases.get({ id: renewal.id });
  const noticed = await tenant.leases.giveNotice({
    id: renewal.id,
    version: running.version,
    ends_on: today(),
  });
  expect(noticed.state).toBe('ending');
  await endLeases(started);
  const proposed = await landlord.settlements.propose({
    id: renewal.id,
    lines: [{ kind: 'cleaning', label: 'Painting', amount: 450_000 }],
  });
  expect(proposed).toMatchObject({ state: 'answering', held: 450_000 });
  const [painting] = proposed.lines;
  const answered = await tenant.settlements.answer({
    id: proposed.id,
    answers: [{ line_id: painting?.id ?? '', accepts: true, reason: null }],
  });
  expect(answered).toMatchObject({ state: 'refunding', refund: 8_550_000, debt: 0 });
  const { items: own } = await tenant.leases.listMine({});
  expect(own.map(({ state }) => state)).toEqual(['ended', 'ended']);
});
