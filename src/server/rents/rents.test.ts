import { beforeEach, describe, expect, it } from 'vitest';
import { day, noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { leaseInput, managedLease, runningLease, writeDues } from '../../../tests/support/leases.ts';
import { configuration, manageHome, monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, addMonths, firstDayOf } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { financialYear } from '../../domain/rents.ts';
import { beginAccepted } from '../leases/begin-leases.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const RENT = 3_000_000;
const broken = (rule: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: { rule, ...(field ? { field } : {}) },
});
let references = 100_000_000_000;
const nextReference = () => {
  references += 1;
  return `${references}`;
};
const upi = (own: object = {}) => ({
  amount: RENT,
  mode: 'upi' as const,
  reference: nextReference(),
  paid_on: today(),
  ...own,
});

/** A lease that began two months ago, with its dues written: next month, this one and the two before. */
async function letOut(own: object = {}) {
  const start_date = firstDayOf(monthsAgo(2));
  const parties = await runningLease(started, { start_date, end_date: lastDayAfter(start_date), ...own });
  await writeDues(started, parties.lease.id);
  return { ...parties, dues: await duesOf(parties.tenant, parties.lease.id) };
}
const duesOf = async (person: string, id: string) =>
  (await as(person).rents.listDues({ id, limit: 50 })).items;
const dueOf = (dues: Awaited<ReturnType<typeof duesOf>>, month: string) => {
  const due = dues.find((one) => one.month === month);
  if (!due) throw new Error(`Nothing is due in ${month}`);
  return due;
};

describe('payments that wait together', () => {
  it('cover the months they were made for, whichever is confirmed first', async () => {
    const { landlord, tenant, dues } = await letOut();
    const report = (month: number, amount: number) =>
      as(tenant).rents.report({ id: dueOf(dues, monthsAgo(month)).id, ...upi({ amount }) });
    const full = await report(2, RENT);
    const short = await report(1, RENT - 200_000);
    const over = await report(1, RENT + 400_000);
    for (const { id } of [over, short, full]) await as(landlord).rents.confirm({ id });
    const covered = async ({ id }: { id: string }) =>
      (
        await asOwner<{ month: string; amount: string }>(
          `select to_char(d.month, 'YYYY-MM') as month, a.amount::text from rent_allocations a join rent_dues d on d.id = a.due_id
            where a.payment_id = $1 order by d.month`,
          [id],
        )
      ).map(({ month, amount }) => [month, Number(amount)]);
    expect(await covered(full)).toEqual([[monthsAgo(2), RENT]]);
    expect(await covered(short)).toEqual([[monthsAgo(1), RENT - 200_000]]);
    expect(await covered(over)).toEqual([
      [monthsAgo(1), 200_000],
      [monthsAgo(0), RENT],
      [monthsAgo(-1), 200_000],
    ]);
  });
});

describe('dues', () => {
  it('are written from the start through next month, once, and read by both sides only', async () => {
    const { lease, landlord, tenant, dues } = await letOut();
    expect(dues.map(({ month }) => month)).toEqual([-1, 0, 1, 2].map(monthsAgo));
    await writeDues(started, lease.id);
    expect(await duesOf(landlord, lease.id)).toHaveLength(4);
    expect(dueOf(dues, monthsAgo(1))).toMatchObject({ amount: RENT, received: 0, state: 'late' });
    expect(dueOf(dues, monthsAgo(-1)).state).toBe('upcoming');
    const { payee, upi_limit } = await as(tenant).rents.listDues({ id: lease.id });
    expect(payee).toEqual({ name: 'Lal Singh', upi: 'lal.singh@okbank', bank: null });
    expect(upi_limit).toBe(10_000_000);
    for (const person of [await addPerson('Om', ['landlord']), await addPerson('Ila', ['tenant'])]) {
      await expect(as(person).rents.listDues({ id: lease.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('end with a notice: the last month is its share, later ones go, what was paid stays', async () => {
    const { lease, tenant, dues } = await letOut({ notice_days: 0 });
    const ends_on = today();
    await as(tenant).leases.giveNotice({ id: lease.id, version: lease.version, ends_on });
    await writeDues(started, lease.id);
    const left = await duesOf(tenant, lease.id);
    expect(left.map(({ month }) => month)).toEqual([0, 1, 2].map(monthsAgo));
    expect(dueOf(left, monthsAgo(0)).to_date).toBe(ends_on);
    expect(dueOf(left, monthsAgo(0)).amount).toBeLessThanOrEqual(dueOf(dues, monthsAgo(0)).amount);
  });
});

describe('a payment by reference', () => {
  it('is reported, confirmed by the receiver, and has a receipt number', async () => {
    const { landlord, tenant, dues, lease } = await letOut();
    const due = dueOf(dues, monthsAgo(2));
    const reported = await as(tenant).rents.report({ id: due.id, ...upi({ reference: '4123 4567 8901' }) });
    expect(reported).toMatchObject({
      state: 'reported',
      side: 'tenant',
      reference: '412345678901',
      receipt_number: null,
    });
    expect(dueOf(await duesOf(tenant, lease.id), monthsAgo(2))).toMatchObject({
      received: 0,
      reported: RENT,
    });
    expect((await as(landlord).rents.listPayments({ as: 'landlord', show: 'waiting' })).items).toMatchObject([
      { id: reported.id, side: 'receiver', tenant_name: 'Asha Rao' },
    ]);
    const confirmed = await as(landlord).rents.confirm({ id: reported.id });
    expect(confirmed).toMatchObject({
      state: 'confirmed',
      covers: [{ month: monthsAgo(2), amount: RENT }],
      receipt_number: `KR/${financialYear(today())}/00001`,
    });
    expect(dueOf(await duesOf(tenant, lease.id), monthsAgo(2))).toMatchObject({
      received: RENT,
      state: 'paid',
    });
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'rent.confirm']);
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'rent.reported']);
    await expect(as(tenant).rents.report({ id: due.id, ...upi() })).rejects.toMatchObject(
      broken('rent.already-paid'),
    );
  });

  it('with a reference entered twice, or for another month, is refused at its field', async () => {
    const { tenant, dues } = await letOut();
    const form = upi();
    await as(tenant).rents.report({ id: dueOf(dues, monthsAgo(2)).id, ...form });
    for (const month of [monthsAgo(2), monthsAgo(1)]) {
      await expect(as(tenant).rents.report({ id: dueOf(dues, month).id, ...form })).rejects.toMatchObject(
        broken('rent.reference-used', 'reference'),
      );
    }
    const again = await as(tenant).rents.report({ id: dueOf(dues, monthsAgo(1)).id, ...upi() });
    await expect(as(tenant).rents.correct({ id: again.id, ...form })).rejects.toMatchObject(
      broken('rent.reference-used', 'reference'),
    );
  });

  it('is not confirmed by who paid it, a neighbour, a stranger or another landlord', async () => {
    const { tenant, dues } = await letOut();
    const other = await letOut();
    const payment = await as(tenant).rents.report({ id: dueOf(dues, monthsAgo(2)).id, ...upi() });
    await expect(as(tenant).rents.confirm({ id: payment.id })).rejects.toMatchObject(
      broken('rent.transition-not-allowed'),
    );
    for (const person of [other.landlord, other.tenant, await addPerson('Pia', ['property_manager'])]) {
      await expect(as(person).rents.confirm({ id: payment.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(
        as(person).rents.report({ id: dueOf(dues, monthsAgo(1)).id, ...upi() }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(
        (await as(person).rents.listPayments({ as: 'landlord', lease_id: payment.lease_id })).items,
      ).toEqual([]);
    }
    await expect(
      as(tenant).rents.record({ id: dueOf(dues, monthsAgo(1)).id, ...upi() }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(tenant).rents.confirm({ id: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('confirmed twice at once counts once', async () => {
    const { landlord, tenant, dues, lease } = await letOut();
    const payment = await as(tenant).rents.report({ id: dueOf(dues, monthsAgo(2)).id, ...upi() });
    const answers = await Promise.allSettled([
      as(landlord).rents.confirm({ id: payment.id }),
      as(landlord).rents.confirm({ id: payment.id }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(dueOf(await duesOf(tenant, lease.id), monthsAgo(2)).received).toBe(RENT);
  });

  it('that does not fit is disputed, corrected and confirmed with what arrived', async () => {
    const { landlord, tenant, dues, lease } = await letOut();
    const due = dueOf(dues, monthsAgo(1));
    const reported = await as(tenant).rents.report({ id: due.id, ...upi() });
    const disputed = await as(landlord).rents.dispute({ id: reported.id, reason: 'Only 29,000 arrived' });
    expect(disputed).toMatchObject({ state: 'mismatch', answer: 'Only 29,000 arrived' });
    const corrected = await as(tenant).rents.correct({ id: reported.id, ...upi({ amount: 2_900_000 }) });
    expect(corrected).toMatchObject({ state: 'reported', amount: 2_900_000 });
    await as(landlord).rents.confirm({ id: reported.id, amount: 2_850_000 });
    expect(dueOf(await duesOf(tenant, lease.id), monthsAgo(1))).toMatchObject({
      received: 2_850_000,
      state: 'late',
    });
  });

  it('says what is wrong at its field', async () => {
    const { tenant, dues } = await letOut();
    const { id } = dueOf(dues, monthsAgo(0));
    const report = (own: object) => as(tenant).rents.report({ id, ...upi(own) });
    await expect(report({ reference: '123' })).rejects.toMatchObject(
      broken('rent.reference-malformed', 'reference'),
    );
    await expect(report({ reference: null })).rejects.toMatchObject(
      broken('rent.reference-missing', 'reference'),
    );
    await expect(report({ paid_on: day(1) })).rejects.toMatchObject(broken('rent.paid-in-future', 'paid_on'));
    await expect(report({ amount: RENT * 25 })).rejects.toMatchObject(
      broken('rent.amount-out-of-range', 'amount'),
    );
    await expect(report({ amount: 0 })).rejects.toMatchObject({ data: { errors: [{ field: 'amount' }] } });
  });
});

describe('what arrives otherwise', () => {
  it('is recorded by the landlord: cash in part, the rest by cheque, which bounces', async () => {
    const { landlord, tenant, dues, lease } = await letOut();
    const { id } = dueOf(dues, monthsAgo(2));
    await as(landlord).rents.record({ id, ...upi({ amount: 1_000_000, mode: 'cash', reference: null }) });
    const cheque = await as(landlord).rents.record({
      id,
      ...upi({ amount: 2_000_000, mode: 'cheque', reference: '000123' }),
    });
    expect(dueOf(await duesOf(tenant, lease.id), monthsAgo(2)).state).toBe('paid');
    await expect(as(tenant).rents.reverse({ id: cheque.id, reason: 'No way' })).rejects.toMatchObject(
      broken('rent.transition-not-allowed'),
    );
    const bounced = await as(landlord).rents.reverse({ id: cheque.id, reason: 'The cheque bounced' });
    expect(bounced).toMatchObject({ state: 'cancelled', covers: [], receipt_number: cheque.receipt_number });
    expect(dueOf(await duesOf(tenant, lease.id), monthsAgo(2))).toMatchObject({
      received: 1_000_000,
      state: 'late',
    });
    const next = await as(landlord).rents.record({
      id,
      ...upi({ amount: 2_000_000, mode: 'bank_transfer', reference: 'HDFCN5202611' }),
    });
    expect(next.receipt_number).not.toBe(cheque.receipt_number);
  });

  it('beyond a month covers older ones, then those to come, and waits as credit for those not yet due', async () => {
    const { landlord, lease, dues } = await letOut();
    await as(landlord).rents.record({ id: dueOf(dues, monthsAgo(0)).id, ...upi({ amount: RENT * 5 }) });
    const { items, credit } = await as(landlord).rents.listDues({ id: lease.id });
    expect(items.every(({ state }) => state === 'paid')).toBe(true);
    expect(credit).toBe(RENT);
    await writeDues(started, lease.id, addMonths(today(), 1));
    const later = await as(landlord).rents.listDues({ id: lease.id });
    expect(later.credit).toBe(0);
    expect(later.items[0]).toMatchObject({ month: monthsAgo(-2), state: 'paid' });
  });
});

describe('a confirmed payment that was wrong', () => {
  const textOf = async (file: File) => (await pdfLines(new Uint8Array(await file.arrayBuffer()))).join('\n');
  const year = () => financialYear(today());

  it('is replaced: both receipts are kept, name each other, and the year for the employer has the valid one', async () => {
    const { landlord, tenant, dues, lease } = await letOut();
    const wrong = await as(landlord).rents.record({
      id: dueOf(dues, monthsAgo(1)).id,
      ...upi({ paid_on: day(-1) }),
    });
    const right = { ...upi({ amount: 2_900_000 }), reference: wrong.reference };
    const made = await as(landlord).rents.replace({ id: wrong.id, ...right, reason: 'A thousand less came' });
    expect(made).toMatchObject({
      state: 'confirmed',
      amount: 2_900_000,
      paid_on: today(),
      replaces: wrong.receipt_number,
      replaced_by: null,
      covers: [{ amount: 2_900_000 }],
    });
    expect(made.receipt_number).not.toBe(wrong.receipt_number);
    const { items } = await as(tenant).rents.listPayments({ as: 'tenant', lease_id: lease.id });
    expect(items.find(({ id }) => id === wrong.id)).toMatchObject({
      state: 'cancelled',
      receipt_number: wrong.receipt_number,
      replaced_by: made.receipt_number,
      answer: 'A thousand less came',
      covers: [],
    });
    const total = (await duesOf(tenant, lease.id)).reduce((sum, { received }) => sum + received, 0);
    expect(total).toBe(2_900_000);
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'rent.replace']);
    const [old, valid, employer] = await Promise.all([
      as(tenant).rents.receiptFile({ id: wrong.id, language: 'en' }).then(textOf),
      as(tenant).rents.receiptFile({ id: made.id, language: 'en' }).then(textOf),
      as(tenant).rents.hraStatement({ id: lease.id, year: year(), language: 'en' }).then(textOf),
    ]);
    expect(old).toContain(`No longer valid: replaced by receipt ${made.receipt_number}`);
    expect(old).not.toContain('Signature of');
    expect(valid).toContain(`Replaces receipt`);
    expect(valid).toContain(wrong.receipt_number);
    expect(employer).toContain(made.receipt_number);
    expect(employer).not.toContain(wrong.receipt_number);
    expect(employer).toContain('₹29,000.00');
    expect(employer).not.toContain('₹30,000.00');
  });

  it('and was taken back keeps a receipt that says so, in both languages', async () => {
    const { landlord, tenant, dues } = await letOut();
    const cheque = await as(landlord).rents.record({ id: dueOf(dues, monthsAgo(1)).id, ...upi() });
    await as(landlord).rents.reverse({ id: cheque.id, reason: 'It bounced' });
    const read = async (language: 'en' | 'hi') =>
      textOf(await as(tenant).rents.receiptFile({ id: cheque.id, language }));
    expect(await read('en')).toContain('No longer valid: this payment was taken back');
    expect(await read('hi')).toContain(cheque.receipt_number);
  });

  it('is replaced once by two clicks, and never by its tenant or a neighbour', async () => {
    const { landlord, tenant, dues, lease } = await letOut();
    const { id } = await as(landlord).rents.record({ id: dueOf(dues, monthsAgo(1)).id, ...upi() });
    const form = { id, ...upi({ amount: 2_800_000 }), reason: 'Less came' };
    await expect(as(tenant).rents.replace(form)).rejects.toMatchObject(broken('rent.transition-not-allowed'));
    await expect(as((await letOut()).landlord).rents.replace(form)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(as(landlord).rents.replace({ ...form, reason: '' })).rejects.toMatchObject({
      data: { errors: [{ field: 'reason' }] },
    });
    const clicks = await Promise.allSettled([
      as(landlord).rents.replace(form),
      as(landlord).rents.replace(form),
    ]);
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const total = (await duesOf(tenant, lease.id)).reduce((sum, { received }) => sum + received, 0);
    expect(total).toBe(2_800_000);
  });
});

describe('a landlord’s figures', () => {
  // spec 2.1: Landlord pages linked by the sidebar and not routed there: properties, tenants, financials, reports, documents … rent received, receipts, expected against received
  it('show expected against received, and the year equals the sum of its receipts', async () => {
    const { landlord, tenant, dues, lease } = await letOut();
    const payment = await as(tenant).rents.report({ id: dueOf(dues, monthsAgo(2)).id, ...upi() });
    await as(landlord).rents.confirm({ id: payment.id });
    await as(landlord).rents.record({
      id: dueOf(dues, monthsAgo(1)).id,
      ...upi({ amount: 1_234_567, mode: 'cash', reference: null }),
    });
    await as(tenant).rents.report({ id: dueOf(dues, monthsAgo(0)).id, ...upi() });
    const grid = await as(landlord).rents.grid({});
    expect(grid.items).toMatchObject([
      {
        lease_id: lease.id,
        is_paid_to_operator: false,
        months: [
          { month: monthsAgo(0), due_id: expect.any(String), paid: 0, waits_for: 'receiver' },
          { month: monthsAgo(1), paid: 1_234_567, state: 'late', waits_for: null },
          { month: monthsAgo(2), paid: RENT, state: 'paid' },
          null,
        ],
      },
    ]);
    // Both payments were made today, whatever months they are for.
    expect(grid.months.slice(0, 2)).toEqual([
      { month: monthsAgo(0), expected: RENT, paid: 0, received: RENT + 1_234_567 },
      { month: monthsAgo(1), expected: RENT, paid: 1_234_567, received: 0 },
    ]);
    expect(await as(landlord).rents.summary({})).toMatchObject({
      leases: 1,
      expected: RENT,
      paid: 0,
      received: RENT + 1_234_567,
      waiting: 1,
    });
    const statement = await as(landlord).rents.statement({});
    const { items } = await as(landlord).rents.listPayments({ as: 'landlord', show: 'confirmed' });
    expect(statement.total).toBe(items.reduce((sum, { amount }) => sum + amount, 0));
    expect(statement).toMatchObject({
      receipts: 2,
      total: RENT + 1_234_567,
      years: [financialYear(today())],
    });
    expect(statement.months.reduce((sum, { received }) => sum + received, 0)).toBe(statement.total);
    const openOf = async (month: string) => (await as(landlord).rents.statement({ month })).open;
    const none = { late: 0, waiting: 0, disputed: 0, not_due_yet: 0 };
    expect(await openOf(monthsAgo(2))).toEqual(none);
    expect(await openOf(monthsAgo(1))).toEqual({ ...none, late: RENT - 1_234_567 });
    expect(await openOf(monthsAgo(0))).toEqual({ ...none, waiting: RENT });
    expect(await openOf(monthsAgo(-1))).toEqual(none);
    expect(statement.homes.reduce((sum, { received }) => sum + received, 0)).toBe(statement.total);
    const stranger = await addPerson('Om', ['landlord']);
    expect(await as(stranger).rents.statement({})).toMatchObject({ total: 0, homes: [] });
    expect((await as(stranger).rents.grid({})).items).toEqual([]);
    await expect(as(landlord).rents.statement({ year: '2026' })).rejects.toMatchObject({ status: 422 });
  });
});

describe('a year of a managed home', () => {
  /** What the office marked paid of a month of a home under management, in paise. */
  async function managed() {
    const landlord = await addPerson('Lal Singh', ['landlord']);
    const admin = await addPerson('Ada Admin', ['admin']);
    const home = await manageHome(started, { landlord, admin });
    const paid = (month: string) => as(admin).rvl.markPaid({ id: home, month });
    const feesOf = async (month: string) => {
      const year = financialYear(firstDayOf(month));
      const { months } = await as(landlord).rents.statement({ year });
      return months.find((row) => row.month === month)?.fees;
    };
    return { landlord, admin, home, paid, feesOf };
  }

  // spec 2.1: Landlord pages linked by the sidebar and not routed there: properties, tenants, financials, reports, documents … a net without fees of homes whose rent is recorded elsewhere
  it('takes its fees off the net only where its rent is recorded here', async () => {
    const year = financialYear(firstDayOf(monthsAgo(1)));
    const { lease, landlord, admin, home } = await managedLease(started, {
      start_date: firstDayOf(monthsAgo(1)),
      end_date: lastDayAfter(firstDayOf(monthsAgo(1))),
    });
    await writeDues(started, lease.id);
    const due = dueOf(await duesOf(landlord, lease.id), monthsAgo(1));
    await as(landlord).rents.record({ id: due.id, ...upi({ paid_on: firstDayOf(monthsAgo(1)) }) });
    const elsewhere = await manageHome(started, { landlord, admin });
    for (const id of [home, elsewhere]) await as(admin).rvl.markPaid({ id, month: monthsAgo(1) });
    expect(await as(landlord).rents.statement({ year })).toMatchObject({
      total: RENT,
      fees: 384_000,
      fees_elsewhere: 192_000,
      net: RENT - 192_000,
    });
    const file = { year, format: 'pdf', language: 'en' } as const;
    const pdf = await as(landlord).rents.statementFile(file);
    const lines = await pdfLines(new Uint8Array(await pdf.arrayBuffer()));
    expect(lines.join(' ')).toContain('The net leaves out ₹1,920.00 of fees');
  });

  // spec 2.1: Landlord pages linked by the sidebar and not routed there: properties, tenants, financials, reports, documents … each month at the management fee that held in it
  it('keeps the fees of the months before when the fee changes', async () => {
    const { admin, home, paid, feesOf } = await managed();
    await paid(monthsAgo(1));
    await paid(monthsAgo(0));
    expect([await feesOf(monthsAgo(1)), await feesOf(monthsAgo(0))]).toEqual([192_000, 192_000]);
    await as(admin).managedRentals.updateDetails({
      id: home,
      ...configuration(),
      commission_percentage: 8,
      management_fee_percentage: 10,
    });
    expect([await feesOf(monthsAgo(1)), await feesOf(monthsAgo(0))]).toEqual([192_000, 240_000]);
  });
});

// spec 2.1: Landlord pages linked by the sidebar and not routed there: properties, tenants, financials, reports, documents … no month that nobody owes yet, and a dash where nothing was due
it('a year tells of no month that nobody owes yet, and of months without a lease that nothing was due', async () => {
  const { landlord, tenant, lease } = await letOut({ start_date: firstDayOf(monthsAgo(1)) });
  const current = financialYear(today());
  const { months } = await as(landlord).rents.statement({ year: current });
  const written = (await duesOf(tenant, lease.id)).map(({ month }) => month);
  expect(months.every(({ month }) => month <= monthsAgo(-1))).toBe(true);
  expect(months.filter(({ expected }) => expected !== null).map(({ month }) => month)).toEqual(
    written.filter((month) => financialYear(firstDayOf(month)) === current).toSorted(),
  );
  const before = financialYear(firstDayOf(monthsAgo(24)));
  const { months: earlier } = await as(landlord).rents.statement({ year: before });
  expect(earlier.map(({ expected, received }) => [expected, received])).toEqual(Array(12).fill([null, 0]));
  const pdf = await as(landlord).rents.statementFile({ year: before, format: 'pdf', language: 'en' });
  const lines = await pdfLines(new Uint8Array(await pdf.arrayBuffer()));
  expect(lines.filter((line) => line.includes('–')).length).toBeGreaterThanOrEqual(12);
});

it('a year names two homes of one name each by itself', async () => {
  const { landlord, dues } = await letOut();
  const other = await letOut();
  await asOwner(`update leases set landlord_id = $2 where id = $1`, [other.lease.id, landlord]);
  for (const [due, amount] of [
    [dueOf(dues, monthsAgo(1)), RENT],
    [dueOf(other.dues, monthsAgo(1)), 1_000_000],
  ] as const) {
    await as(landlord).rents.record({ id: due.id, ...upi({ amount, mode: 'cash', reference: null }) });
  }
  const { homes } = await as(landlord).rents.statement({});
  expect(new Set(homes.map(({ home_name }) => home_name)).size).toBe(1);
  expect(homes.map(({ received, receipts }) => [received, receipts]).toSorted()).toEqual([
    [1_000_000, 1],
    [RENT, 1],
  ]);
});

it('owes nothing before it begins, and the whole term of a single day from then on', async () => {
  const parties = await runningLease(
    started,
    leaseInput({ start_date: addDays(today(), 1), end_date: addDays(today(), 1) }),
  );
  expect(parties.lease.state).toBe('accepted');
  await writeDues(started, parties.lease.id);
  expect(await duesOf(parties.tenant, parties.lease.id)).toEqual([]);
  await beginAccepted(started.services.database, started.services.jobs, `${addDays(today(), 1)}T06:00:00Z`);
  await writeDues(started, parties.lease.id);
  expect(await duesOf(parties.tenant, parties.lease.id)).toHaveLength(1);
});
