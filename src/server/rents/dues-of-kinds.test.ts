/** Deposits, charges, late fees and tax on rent: who may do what, what both sides see, and that the book stays the sum of it. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { endLeases, managedLease, runningLease, writeDues } from '../../../tests/support/leases.ts';
import { monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { asFile, picture } from '../../../tests/support/photos.ts';
import { startServices } from '../../../tests/support/services.ts';
import type { RentDue } from '../../contract/rents.ts';
import { addDays, firstDayOf, monthOf } from '../../domain/dates.ts';
import type { DueKind } from '../../domain/dues.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { financialYear } from '../../domain/rents.ts';
import { proveLedger } from '../ledger/ledger-proof.ts';
import { postSettlement } from '../settlements/deposit-book.ts';
import { remindOfRent } from './dues.ts';
import { reckonLateFees } from './late-fees.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const RENT = 3_000_000;
const DEPOSIT = 9_000_000;
const broken = (rule: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: { rule, ...(field ? { field } : {}) },
});
let references = 700_000_000_000;
const upi = (own: object = {}) => {
  references += 1;
  return { amount: RENT, mode: 'upi' as const, reference: `${references}`, paid_on: today(), ...own };
};
const since = (own: object = {}) => {
  const start_date = firstDayOf(monthsAgo(2));
  return { start_date, end_date: lastDayAfter(start_date), ...own };
};

type Parties = { lease: { id: string }; tenant: string; landlord: string };
const duesOf = async (person: string, id: string) => as(person).rents.listDues({ id, limit: 50 });
const ofKind = async (person: string, id: string, kind: DueKind): Promise<RentDue[]> =>
  (await duesOf(person, id)).items.filter((due) => due.kind === kind);
async function oneOf(person: string, id: string, kind: DueKind): Promise<RentDue> {
  const [due] = await ofKind(person, id, kind);
  if (!due) throw new Error(`Nothing of ${kind}`);
  return due;
}

async function letOut(own: object = {}) {
  const parties = await runningLease(started, since(own));
  await writeDues(started, parties.lease.id);
  return parties;
}
/** With a deposit that is due in three days. */
const withDeposit = () => letOut({ deposit_due_on: addDays(today(), 3) });

async function accountsOf(id: string): Promise<Record<string, number>> {
  const rows = await asOwner<{ account: string; amount: number }>(
    `select account, sum(amount)::float8 as amount from journal_lines where lease_id = $1 group by 1 having sum(amount) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
async function differences() {
  const { found } = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
  return Object.fromEntries(found);
}
const owedBy = async ({ tenant, lease }: Parties) =>
  (await as(tenant).journal.ofLease({ id: lease.id })).owed;
const eventsTo = async (person: string) => (await noticesOf(asOwner, person)).map(([, event]) => event);
const feesOn = (day: string) => reckonLateFees(services.database, services.jobs, `${day}T19:40:00Z`);

const electricity = (own: object = {}) => ({
  kind: 'electricity' as const,
  month: monthsAgo(1),
  due_date: addDays(today(), 7),
  reading_before: 1000,
  reading_after: 1120.5,
  rate: 825,
  ...own,
});

describe('a deposit', () => {
  it('is due on the day that the lease names, reported by the tenant, confirmed by the landlord, and held', async () => {
    const { tenant, landlord, lease } = await withDeposit();
    const due = await oneOf(tenant, lease.id, 'deposit');
    expect(due).toMatchObject({
      amount: DEPOSIT,
      due_date: addDays(today(), 3),
      state: 'upcoming',
      received: 0,
    });
    expect(await owedBy({ tenant, landlord, lease })).toBe(4 * RENT + DEPOSIT);
    expect((await duesOf(landlord, lease.id)).deposit_held).toBe(0);
    const before = await as(landlord).rents.statement({ as: 'landlord' });
    expect(before.deposits).toBe(0);
    const payment = await as(tenant).rents.report({ id: due.id, ...upi({ amount: DEPOSIT }) });
    expect(payment).toMatchObject({ due_kind: 'deposit' });
    await as(landlord).rents.confirm({ id: payment.id });
    expect(await oneOf(tenant, lease.id, 'deposit')).toMatchObject({ received: DEPOSIT, state: 'paid' });
    expect((await duesOf(tenant, lease.id)).deposit_held).toBe(DEPOSIT);
    expect(await accountsOf(lease.id)).toEqual({
      rent_receivable: 4 * RENT,
      rent_earned: -4 * RENT,
      deposit_owed: -DEPOSIT,
      deposit_cash: DEPOSIT,
    });
    // A deposit is no income.
    const after = await as(landlord).rents.statement({ as: 'landlord' });
    expect(after).toMatchObject({ deposits: DEPOSIT, total: 0, receipts: 0 });
    expect(await differences()).toEqual({});
  });

  it('is covered by its own payments alone, and what is over pays rent', async () => {
    const { tenant, landlord, lease } = await withDeposit();
    const rents = await ofKind(tenant, lease.id, 'rent');
    await as(landlord).rents.record({ id: rents[3]?.id ?? '', ...upi({ amount: 5 * RENT }) });
    expect(await oneOf(tenant, lease.id, 'deposit')).toMatchObject({ received: 0 });
    expect((await duesOf(tenant, lease.id)).credit).toBe(RENT);
    const { id } = await oneOf(tenant, lease.id, 'deposit');
    const paid = await as(landlord).rents.record({ id, ...upi({ amount: DEPOSIT + RENT }) });
    expect((await duesOf(tenant, lease.id)).credit).toBe(2 * RENT);
    await as(landlord).rents.reverse({ id: paid.id, reason: 'The transfer came back' });
    expect(await oneOf(tenant, lease.id, 'deposit')).toMatchObject({ received: 0 });
    expect((await duesOf(tenant, lease.id)).deposit_held).toBe(0);
    expect(await differences()).toEqual({});
  });

  it.each([
    ['names no day', {}],
    ['asks for none', { deposit: 0, deposit_due_on: '2026-12-01' }],
    ['leaves it with Kiraya', { deposit_held_by: 'company', deposit_due_on: '2099-01-01' }],
    ['named a day before it was agreed', { deposit_due_on: '2026-01-01' }],
  ])('is no due where the lease %s', async (_, own) => {
    const { tenant, lease } = await letOut(own);
    expect(await ofKind(tenant, lease.id, 'deposit')).toEqual([]);
    expect((await duesOf(tenant, lease.id)).deposit_held).toBeNull();
  });

  it('is not asked for by a lease whose months were written before', async () => {
    const { tenant, lease } = await letOut();
    await asOwner('update leases set deposit_due_on = $2 where id = $1', [lease.id, addDays(today(), 3)]);
    await writeDues(started, lease.id);
    expect(await ofKind(tenant, lease.id, 'deposit')).toEqual([]);
  });

  it('is reminded of by its own name', async () => {
    const { tenant } = await withDeposit();
    await remindOfRent(services.database, services.jobs, `${today()}T03:30:00Z`);
    expect(await eventsTo(tenant)).toContain('due.reminded');
  });

  it('that was never paid whole is asked for no more once the lease is settled, with what was paid', async () => {
    const { tenant, landlord, lease } = await withDeposit();
    const { id } = await oneOf(tenant, lease.id, 'deposit');
    await as(landlord).rents.record({ id, ...upi({ amount: 4_000_000 }) });
    await asOwner(`update leases set ends_on = $2, state = 'ending' where id = $1`, [lease.id, today()]);
    await endLeases(started);
    const offer = await as(landlord).settlements.get({ id: lease.id });
    expect(offer).toMatchObject({ deposit: 4_000_000 });
    expect(offer.unpaid.map(({ kind }) => kind)).not.toContain('deposit');
    const proposed = await as(landlord).settlements.propose({ id: lease.id, lines: [] });
    await services.database.asWorker((tx) => postSettlement(tx, proposed.id, today()));
    const closed = await oneOf(tenant, lease.id, 'deposit');
    expect(closed).toMatchObject({ received: DEPOSIT, closings: [{ kind: 'released', amount: 5_000_000 }] });
    expect(await accountsOf(lease.id)).toMatchObject({ deposit_owed: -4_000_000, deposit_cash: 4_000_000 });
    expect(await differences()).toEqual({});
  });
});

describe('a charge', () => {
  it('by a meter is reckoned, seen by both sides with its readings, told of, and paid as rent is', async () => {
    const { tenant, landlord, lease } = await letOut();
    const entered = await as(landlord).rents.enterCharge({
      id: lease.id,
      ...electricity({ note: 'October bill' }),
    });
    expect(entered).toMatchObject({
      kind: 'charge',
      amount: 99_413,
      state: 'upcoming',
      month: monthsAgo(1),
      charge: {
        kind: 'electricity',
        reading_before: 1000,
        reading_after: 1120.5,
        rate: 825,
        state: 'open',
        note: 'October bill',
      },
    });
    expect(await oneOf(tenant, lease.id, 'charge')).toEqual(entered);
    const { items: book } = await as(tenant).journal.ofLease({ id: lease.id });
    expect(book.map(({ about }) => about)).toEqual(
      expect.arrayContaining([
        { what: 'electricity', month: monthsAgo(1), units: 120.5 },
        { what: 'rent', month: monthsAgo(1), units: null },
      ]),
    );
    expect(await eventsTo(tenant)).toContain('due.charged');
    const payment = await as(tenant).rents.report({ id: entered.id, ...upi({ amount: 99_413 }) });
    const said = await asOwner(
      `select payload ->> 'what' as what from notifications where user_id = $1 and event = 'rent.reported'`,
      [landlord],
    );
    expect(said).toEqual([{ what: 'electricity' }]);
    await as(landlord).rents.confirm({ id: payment.id });
    expect(await oneOf(tenant, lease.id, 'charge')).toMatchObject({ received: 99_413, state: 'paid' });
    expect(await accountsOf(lease.id)).toEqual({
      rent_receivable: 4 * RENT,
      rent_earned: -4 * RENT,
      rent_collected: 99_413,
      charges_earned: -99_413,
    });
    expect(await differences()).toEqual({});
  });

  it('is objected to with a reason, kept, and cancelled: what was paid for it pays rent', async () => {
    const { tenant, landlord, lease } = await letOut();
    const { id } = await as(landlord).rents.enterCharge({ id: lease.id, ...electricity() });
    await as(landlord).rents.record({ id, ...upi({ amount: 40_000 }) });
    const objected = await as(tenant).rents.objectToCharge({ id, reason: 'The meter shows 1100' });
    expect(objected.charge).toMatchObject({ state: 'objected', objection: 'The meter shows 1100' });
    expect(await eventsTo(landlord)).toContain('due.objected');
    await expect(as(tenant).rents.objectToCharge({ id, reason: 'Again' })).rejects.toMatchObject(
      broken('charge.transition-not-allowed'),
    );
    await remindOfRent(services.database, services.jobs, `${addDays(today(), 7)}T03:30:00Z`);
    expect(await eventsTo(tenant)).not.toContain('due.reminded');
    const stored = await as(landlord).rents.keepCharge({ id, reason: 'See the photo' });
    expect(stored.charge).toMatchObject({ state: 'kept', answer: 'See the photo' });
    const cancelled = await as(landlord).rents.cancelCharge({ id, reason: 'Read wrongly' });
    expect(cancelled).toMatchObject({
      received: 99_413,
      charge: { state: 'cancelled', answer: 'Read wrongly' },
    });
    expect(cancelled.closings).toMatchObject([{ kind: 'cancelled', amount: 99_413 }]);
    expect(await accountsOf(lease.id)).toEqual({
      rent_receivable: 4 * RENT - 40_000,
      rent_earned: -4 * RENT,
      rent_collected: 40_000,
    });
    await expect(as(landlord).rents.cancelCharge({ id, reason: 'Again' })).rejects.toMatchObject(
      broken('charge.transition-not-allowed'),
    );
    expect(await differences()).toEqual({});
  });

  it.each<[object, string, string?]>([
    [{ reading_before: null }, 'charge.reading-missing', 'reading_before'],
    [{ rate: null }, 'charge.reading-missing', 'rate'],
    [{ reading_before: null, reading_after: null, rate: null }, 'charge.amount-missing', 'amount'],
    [{ reading_after: 999 }, 'charge.reading-backwards', 'reading_after'],
    [{ month: monthsAgo(3) }, 'charge.month-outside', 'month'],
    [{ due_date: addDays(today(), -1) }, 'charge.due-date-outside', 'due_date'],
    [{ kind: 'water' }, 'charge.not-agreed', 'kind'],
  ])('with %j is refused at its field', async (own, rule, field) => {
    const { landlord, lease } = await letOut({
      charges: [{ kind: 'water', paid_by: 'landlord', how: 'bill' }],
    });
    await expect(as(landlord).rents.enterCharge({ id: lease.id, ...electricity(own) })).rejects.toMatchObject(
      broken(rule, field),
    );
  });

  it('shows its meter on a photo, which the receiver adds', async () => {
    const { tenant, landlord, lease } = await letOut();
    const { id } = await as(landlord).rents.enterCharge({ id: lease.id, ...electricity() });
    const file = asFile(await picture(400, 400));
    await expect(as(tenant).rents.addChargePhoto({ id, file })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await as(landlord).rents.addChargePhoto({ id, file });
    expect((await oneOf(tenant, lease.id, 'charge')).charge?.photo).toMatchObject({
      width: expect.any(Number),
    });
  });

  it('is entered by landlord, manager and administrator, and by nobody else', async () => {
    const { admin, manager, landlord, tenant, lease } = await managedLease(started, since());
    await writeDues(started, lease.id);
    for (const person of [landlord, manager, admin]) {
      await as(person).rents.enterCharge({
        id: lease.id,
        ...electricity({ reading_before: null, reading_after: null, rate: null, amount: 50_000 }),
      });
    }
    expect(await ofKind(tenant, lease.id, 'charge')).toHaveLength(3);
    await expect(as(tenant).rents.enterCharge({ id: lease.id, ...electricity() })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { id } = await oneOf(tenant, lease.id, 'charge');
    const strangers = [
      await addPerson('Om', ['landlord']),
      await addPerson('Ila', ['tenant']),
      await addPerson('Pia', ['property_manager']),
    ];
    for (const person of strangers) {
      for (const refused of [
        () => as(person).rents.enterCharge({ id: lease.id, ...electricity() }),
        () => as(person).rents.objectToCharge({ id, reason: 'Not mine' }),
        () => as(person).rents.keepCharge({ id, reason: 'Not mine' }),
        () => as(person).rents.cancelCharge({ id, reason: 'Not mine' }),
        () => as(person).rents.waiveLateFee({ id, reason: 'Not mine' }),
      ]) {
        await expect(refused()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    }
    await expect(as(landlord).rents.objectToCharge({ id, reason: 'Mine' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    for (const refused of [
      () => as(tenant).rents.keepCharge({ id, reason: 'Mine' }),
      () => as(tenant).rents.cancelCharge({ id, reason: 'Mine' }),
    ]) {
      await expect(refused()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect(as(null).rents.enterCharge({ id: lease.id, ...electricity() })).rejects.toMatchObject({
      status: 401,
    });
    await expect(as(landlord).rents.cancelCharge({ id: UNKNOWN_ID, reason: 'Mine' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await differences()).toEqual({});
  });

  it('that is not paid is offered to the settlement, which closes it', async () => {
    const { tenant, landlord, lease } = await letOut({ deposit_due_on: addDays(today(), 1) });
    const deposit = await oneOf(tenant, lease.id, 'deposit');
    await as(landlord).rents.record({ id: deposit.id, ...upi({ amount: DEPOSIT }) });
    const { id } = await as(landlord).rents.enterCharge({ id: lease.id, ...electricity() });
    for (const rent of await ofKind(tenant, lease.id, 'rent'))
      await as(landlord).rents.record({ id: rent.id, ...upi() });
    await asOwner(`update leases set ends_on = $2, state = 'ending' where id = $1`, [lease.id, today()]);
    await endLeases(started);
    const { unpaid } = await as(landlord).settlements.get({ id: lease.id });
    expect(unpaid).toMatchObject([{ due_id: id, kind: 'charge', what: 'electricity', amount: 99_413 }]);
    const line = { kind: 'charge' as const, label: 'Electricity', amount: 99_413, due_id: id };
    await expect(
      as(landlord).settlements.propose({ id: lease.id, lines: [{ ...line, kind: 'rent' }] }),
    ).rejects.toMatchObject(broken('settlement.due-of-another', 'lines.0.due_id'));
    const { lines } = await as(landlord).settlements.propose({ id: lease.id, lines: [line] });
    const settlement = await as(tenant).settlements.get({ id: lease.id });
    await as(tenant).settlements.answer({
      id: settlement.settlement?.id ?? '',
      answers: [{ line_id: lines[0]?.id ?? '', accepts: true }],
    });
    await services.database.asWorker((tx) => postSettlement(tx, settlement.settlement?.id ?? '', today()));
    expect(await oneOf(tenant, lease.id, 'charge')).toMatchObject({ received: 99_413, state: 'paid' });
    expect(await accountsOf(lease.id)).toMatchObject({
      deposit_cash: DEPOSIT - 99_413,
      charges_earned: -99_413,
    });
    await expect(as(landlord).rents.enterCharge({ id: lease.id, ...electricity() })).rejects.toMatchObject(
      broken('charge.settled'),
    );
    expect(await differences()).toEqual({});
  });
});

describe('a late fee', () => {
  const term = { late_fee: { grace_days: 5, a_day: 10_000, most: 50_000 } };
  /** A month that was due on the first of this one, of a lease that was agreed long ago with its account known. */
  async function late(own: object = {}) {
    const parties = await letOut({ ...term, ...own });
    await asOwner(`update leases set agreed_at = start_date - 10, payee_since = start_date where id = $1`, [
      parties.lease.id,
    ]);
    const rents = await ofKind(parties.tenant, parties.lease.id, 'rent');
    const month = rents.find((due) => due.month === monthsAgo(1));
    if (!month) throw new Error('No month');
    // Only that month is open.
    for (const due of rents)
      if (due.id !== month.id)
        await as(parties.landlord).rents.record({
          id: due.id,
          ...upi({ paid_on: addDays(due.due_date, 0) > today() ? today() : due.due_date }),
        });
    return { ...parties, month };
  }

  it('begins after the grace days, grows to the cap, is told of once, and stands in the book', async () => {
    const { tenant, landlord, lease, month } = await late();
    await feesOn(addDays(month.due_date, 4));
    expect(await ofKind(tenant, lease.id, 'late_fee')).toEqual([]);
    await feesOn(addDays(month.due_date, 6));
    await feesOn(addDays(month.due_date, 6));
    const fee = await oneOf(tenant, lease.id, 'late_fee');
    // The job runs after midnight in India.
    expect(fee).toMatchObject({ amount: 20_000, month: month.month });
    await feesOn(addDays(month.due_date, 7));
    await feesOn(addDays(month.due_date, 40));
    expect(await oneOf(tenant, lease.id, 'late_fee')).toMatchObject({ id: fee.id, amount: 50_000 });
    for (const person of [tenant, landlord]) {
      expect((await eventsTo(person)).filter((event) => event === 'due.lateFee')).toHaveLength(1);
    }
    expect(await accountsOf(lease.id)).toMatchObject({ charges_receivable: 50_000, charges_earned: -50_000 });
    expect(await differences()).toEqual({});
  });

  it('follows the day the rent was paid, not the day it was confirmed, and goes where that was in time', async () => {
    const { tenant, landlord, lease, month } = await late();
    await feesOn(addDays(month.due_date, 20));
    const payment = await as(tenant).rents.report({
      id: month.id,
      ...upi({ paid_on: addDays(month.due_date, 7) }),
    });
    await feesOn(addDays(month.due_date, 20));
    expect(await oneOf(tenant, lease.id, 'late_fee')).toMatchObject({ amount: 20_000 });
    await as(landlord).rents.confirm({ id: payment.id });
    await feesOn(addDays(month.due_date, 30));
    expect(await oneOf(tenant, lease.id, 'late_fee')).toMatchObject({ amount: 20_000 });
    await as(landlord).rents.reverse({ id: payment.id, reason: 'Entered on the wrong day' });
    await as(landlord).rents.record({ id: month.id, ...upi({ paid_on: addDays(month.due_date, 2) }) });
    await feesOn(addDays(month.due_date, 30));
    expect(await ofKind(tenant, lease.id, 'late_fee')).toEqual([]);
    expect(await accountsOf(lease.id)).not.toHaveProperty('charges_receivable');
    expect(await differences()).toEqual({});
  });

  it('is waived by the landlord with a reason, and stays waived', async () => {
    const { tenant, landlord, lease, month } = await late();
    await feesOn(addDays(month.due_date, 8));
    const { id } = await oneOf(tenant, lease.id, 'late_fee');
    await expect(as(tenant).rents.waiveLateFee({ id, reason: 'Please' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const waived = await as(landlord).rents.waiveLateFee({ id, reason: 'The bank was closed' });
    expect(waived).toMatchObject({
      state: 'paid',
      closings: [{ kind: 'waiver', reason: 'The bank was closed' }],
    });
    expect(await eventsTo(tenant)).toContain('due.waived');
    await expect(as(landlord).rents.waiveLateFee({ id, reason: 'Again' })).rejects.toMatchObject(
      broken('late-fee.nothing-open'),
    );
    await expect(as(landlord).rents.waiveLateFee({ id: month.id, reason: 'Rent' })).rejects.toMatchObject(
      broken('late-fee.nothing-open'),
    );
    await feesOn(addDays(month.due_date, 40));
    expect(await oneOf(tenant, lease.id, 'late_fee')).toMatchObject({ amount: waived.amount });
    expect(await accountsOf(lease.id)).toMatchObject({
      rent_waived: waived.amount,
      charges_earned: -waived.amount,
    });
    expect(await differences()).toEqual({});
  });

  it('counts no day on which the tenant did not know where to pay', async () => {
    const { tenant, landlord, lease, month } = await late({ payee_upi: null, payee_name: null });
    await asOwner('update leases set payee_since = null where id = $1', [lease.id]);
    await feesOn(addDays(month.due_date, 12));
    expect(await ofKind(tenant, lease.id, 'late_fee')).toEqual([]);
    await asOwner(`update leases set payee_upi = 'lal@okbank' where id = $1`, [lease.id]);
    const known = addDays(month.due_date, 13);
    await feesOn(addDays(known, -1));
    await feesOn(addDays(known, 4));
    expect(await ofKind(tenant, lease.id, 'late_fee')).toEqual([]);
    await feesOn(addDays(known, 5));
    expect(await oneOf(landlord, lease.id, 'late_fee')).toMatchObject({ amount: 10_000 });
  });

  it('is none of a lease without the term, and none of a month from before the lease was agreed', async () => {
    const { tenant, lease, month } = await late();
    await asOwner('update leases set agreed_at = app.now() where id = $1', [lease.id]);
    await feesOn(addDays(month.due_date, 30));
    expect(await ofKind(tenant, lease.id, 'late_fee')).toEqual([]);
  });
});

describe('tax on rent', () => {
  const HIGH = 6_000_000;
  const challan = (own: object = {}) => ({
    amount: 120_000,
    reference: 'AK 1234567',
    paid_on: today(),
    ...own,
  });
  const high = () => letOut({ rent: HIGH });

  it('is recorded by the tenant: the month closes with rent = paid + tax, and the landlord sees it', async () => {
    const { tenant, landlord, lease } = await high();
    const month = (await ofKind(tenant, lease.id, 'rent'))[1];
    const id = month?.id ?? '';
    await as(tenant).rents.recordTds({ id, ...challan() });
    expect(await eventsTo(landlord)).toContain('due.tds');
    const payment = await as(tenant).rents.report({ id, ...upi({ amount: HIGH - 120_000 }) });
    await as(landlord).rents.confirm({ id: payment.id });
    const closed = (await ofKind(landlord, lease.id, 'rent')).find((due) => due.id === id);
    expect(closed).toMatchObject({
      received: HIGH,
      state: 'paid',
      closings: [{ kind: 'tds', amount: 120_000, reference: 'AK1234567', paid_on: today() }],
    });
    expect(await accountsOf(lease.id)).toMatchObject({ rent_tds: 120_000, rent_receivable: 3 * HIGH });
    expect(await differences()).toEqual({});
    const statement = () => as(landlord).rents.statement({ as: 'landlord', month: monthOf(today()) });
    expect(await statement()).toMatchObject({ total: HIGH, receipts: 1 });
    expect((await statement()).lines).toContainEqual(
      expect.objectContaining({ kind: 'rent', what: 'TDS AK1234567', amount: 120_000 }),
    );
    const paper = { id: lease.id, year: financialYear(today()), language: 'en' } as const;
    const hra = await (await as(tenant).rents.hraStatement(paper)).arrayBuffer();
    const said = (await pdfLines(new Uint8Array(hra))).join(' ');
    for (const part of ['Of it tax deducted (TDS) ₹1,200.00', 'Amount ₹60,000.00'])
      expect(said).toContain(part);
    const [closing] = closed?.closings ?? [];
    const open = await as(landlord).rents.takeBackTds({ id: closing?.id ?? '', reason: 'Not in Form 26AS' });
    expect(open).toMatchObject({
      received: HIGH - 120_000,
      closings: [{ taken_back_reason: 'Not in Form 26AS' }],
    });
    await expect(
      as(landlord).rents.takeBackTds({ id: closing?.id ?? '', reason: 'Again' }),
    ).rejects.toMatchObject(broken('tds.taken-back'));
    expect(await statement()).toMatchObject({ total: HIGH - 120_000 });
    expect(await accountsOf(lease.id)).not.toHaveProperty('rent_tds');
    expect(await differences()).toEqual({});
  });

  it('is taken back by who entered it wrongly: the month is open again, and prepaid rent covers it', async () => {
    const { tenant, landlord, lease } = await high();
    const due = await oneOf(tenant, lease.id, 'rent');
    const recorded = await as(tenant).rents.recordTds({ id: due.id, ...challan() });
    const open = recorded.amount - recorded.received;
    await as(landlord).rents.record({ id: due.id, ...upi({ amount: open }) });
    const rents = await ofKind(tenant, lease.id, 'rent');
    const rest = rents.reduce((sum, { amount, received }) => sum + amount - received, 0);
    await as(landlord).rents.record({ id: due.id, ...upi({ amount: rest + 500_000 }) });
    const [closing] = recorded.closings;
    const stranger = await addPerson('Zoya');
    const takeBack = { id: closing?.id ?? '', reason: 'Entered for the wrong month' };
    await expect(as(stranger).rents.takeBackTds(takeBack)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await as(tenant).rents.takeBackTds(takeBack);
    expect(await eventsTo(landlord)).toContain('due.tdsTakenBack');
    await writeDues(started, lease.id);
    const [after] = (await ofKind(tenant, lease.id, 'rent')).filter(({ id }) => id === due.id);
    expect(after).toMatchObject({ received: HIGH, closings: [{ taken_back_reason: takeBack.reason }] });
    expect((await duesOf(tenant, lease.id)).credit).toBe(500_000 - 120_000);
    expect(await differences()).toEqual({});
  });

  it('is refused below the threshold, twice by one challan, above what is open, and to everybody but who rents', async () => {
    const low = await letOut();
    const rent = await oneOf(low.tenant, low.lease.id, 'rent');
    await expect(as(low.tenant).rents.recordTds({ id: rent.id, ...challan() })).rejects.toMatchObject(
      broken('tds.below-threshold'),
    );
    const { tenant, landlord, lease } = await high();
    const { id } = await oneOf(tenant, lease.id, 'rent');
    await as(tenant).rents.recordTds({ id, ...challan() });
    await expect(as(tenant).rents.recordTds({ id, ...challan() })).rejects.toMatchObject(
      broken('tds.challan-used', 'reference'),
    );
    await expect(
      as(tenant).rents.recordTds({ id, ...challan({ reference: 'AK7654321', amount: HIGH }) }),
    ).rejects.toMatchObject(broken('tds.more-than-open', 'amount'));
    await expect(as(landlord).rents.recordTds({ id, ...challan() })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(as(low.tenant).rents.recordTds({ id, ...challan() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a receipt', () => {
  it('of a deposit is not called one of rent, and the year for house rent allowance leaves it out', async () => {
    const { tenant, landlord, lease } = await withDeposit();
    const { id } = await oneOf(tenant, lease.id, 'deposit');
    const paid = await as(landlord).rents.record({ id, ...upi({ amount: DEPOSIT }) });
    const pdf = await as(tenant).rents.receiptFile({ id: paid.id, language: 'en' });
    const lines = await pdfLines(new Uint8Array(await pdf.arrayBuffer()));
    expect(lines).toContain(`Receipt ${paid.receipt_number}`);
    expect(lines.join(' ')).not.toContain('Rent receipt');
    await expect(
      as(tenant).rents.hraStatement({ id: lease.id, year: financialYear(today()), language: 'en' }),
    ).rejects.toMatchObject(broken('rent.nothing-in-year', 'year'));
  });
});

describe('whatever both sides do', () => {
  it('the book is what was asked less what was paid, waived, cancelled and taxed, to the paisa', async () => {
    const parties = await letOut({ rent: 6_000_000, deposit_due_on: addDays(today(), 2) });
    const { tenant, landlord, lease } = parties;
    const step = fc.record({
      act: fc.constantFrom('charge', 'pay', 'reverse', 'cancel', 'object', 'tds', 'untax'),
      at: fc.nat({ max: 20 }),
      amount: fc.integer({ min: 1, max: 7_000_000 }),
    });
    const steps = fc.sample(step, { numRuns: 70, seed: 20_261_126 });
    for (const { act, at, amount } of steps) {
      const { items } = await duesOf(tenant, lease.id);
      const due = items[at % items.length];
      if (!due) continue;
      const { items: payments } = await as(landlord).rents.listPayments({
        as: 'landlord',
        lease_id: lease.id,
        show: 'confirmed',
        limit: 50,
      });
      const payment = payments[at % Math.max(1, payments.length)];
      const tax = due.closings.find(({ kind, taken_back_reason: gone }) => kind === 'tds' && gone === null);
      const acts = {
        charge: () =>
          as(landlord).rents.enterCharge({
            id: lease.id,
            kind: 'maintenance',
            month: monthsAgo(0),
            due_date: addDays(today(), 5),
            amount: Math.min(amount, 900_000),
          }),
        pay: () => as(landlord).rents.record({ id: due.id, ...upi({ amount }) }),
        reverse: () => payment && as(landlord).rents.reverse({ id: payment.id, reason: 'It came back' }),
        cancel: () => as(landlord).rents.cancelCharge({ id: due.id, reason: 'Not owed' }),
        object: () => as(tenant).rents.objectToCharge({ id: due.id, reason: 'Not so' }),
        tds: () =>
          as(tenant).rents.recordTds({
            id: due.id,
            amount: Math.min(amount, 90_000),
            reference: `CH${references++}`,
            paid_on: today(),
          }),
        untax: () => tax && as(landlord).rents.takeBackTds({ id: tax.id, reason: 'It did not come' }),
      };
      await asOwner('delete from auth.rate_limits');
      // What is not legal now is refused, and changes nothing.
      await Promise.resolve(acts[act]()).catch((error: { code?: string }) =>
        expect(error.code).toBe('RULE_BROKEN'),
      );
    }
    const { items } = await duesOf(tenant, lease.id);
    const { items: paid } = await as(landlord).rents.listPayments({
      as: 'landlord',
      lease_id: lease.id,
      show: 'confirmed',
      limit: 50,
    });
    const asked = items.reduce((sum, { amount }) => sum + amount, 0);
    const closed = items
      .flatMap(({ closings }) => closings)
      .reduce((sum, { amount, taken_back_reason: gone }) => sum + (gone === null ? amount : 0), 0);
    expect(await owedBy(parties)).toBe(asked - closed - paid.reduce((sum, { amount }) => sum + amount, 0));
    expect(items.every(({ amount, received }) => received <= amount)).toBe(true);
    expect(await differences()).toEqual({});
  });
});
