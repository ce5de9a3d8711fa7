import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { manageHome, monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { firstDayOf, lastDayOf } from '../../domain/dates.ts';

const services = await startServices();
const { as, addPerson, asOwner } = services;

let landlord: string;
let neighbour: string;
let admin: string;
let id: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  landlord = await addPerson('Lal Singh', ['landlord']);
  neighbour = await addPerson('Om Das', ['landlord']);
  admin = await addPerson('Ada Admin', ['admin']);
  id = await manageHome(services, { landlord, admin });
});

const rvl = () => as(admin).rvl;
const current = monthsAgo(0);
const gridRow = async (until?: string) =>
  (await rvl().grid({ limit: 100, ...(until ? { until } : {}) })).items.find((row) => row.id === id);
const auditOf = () =>
  asOwner<{ action: string; reason: string | null }>(
    `select action, reason from audit_log where subject_type = 'rvl_payment'
      and subject_id in (select id::text from managed_property_rvl_payments where managed_property_id = $1) order by id`,
    [id],
  );
const stored = async (month = current) =>
  (
    await asOwner<Record<string, unknown>>(
      `select payment_status, sequence, processed_by_admin_id, paid_by, mode, reference,
         marked_paid_at between now() - interval '1 minute' and now() + interval '1 minute' as just_now
       from managed_property_rvl_payments where managed_property_id = $1 and payment_month = $2`,
      [id, firstDayOf(month)],
    )
  )[0];

describe('the grid', () => {
  // spec 2.3: RVL Tracking: the current month and the three before
  // spec 9: RVL tracking: this month and three before
  it('shows the current month and the three before, pending with the RVL amount', async () => {
    const row = await gridRow();
    expect(row).toMatchObject({ property_name: 'Rose 4', owner_name: 'Lal Singh', rvl_amount: 2_400_000 });
    expect(row?.months.map((cell) => cell.month)).toEqual([0, 1, 2, 3].map(monthsAgo));
    expect(row?.months[0]).toMatchObject({
      in_lease: true,
      due_date: firstDayOf(current),
      rvl_amount: 2_400_000,
      payment_status: 'pending',
      payment_date: null,
    });
  });

  it('says of the month in which the lease begins that nothing is due earlier', async () => {
    const begins = lastDayOf(current);
    await asOwner(
      'update managed_property_details set lease_start_date = $2, monthly_rent_payment_date = 1 where id = $1',
      [id, begins],
    );
    expect((await gridRow())?.months[0]).toMatchObject({ due_date: begins });
  });

  it('goes further back on demand, and never ahead', async () => {
    const early = await gridRow(monthsAgo(11));
    expect(early?.months.map((cell) => cell.in_lease)).toEqual([true, true, false, false]);
    expect((await rvl().grid({ until: '2099-01' })).until).toBe(current);
    await expect(rvl().grid({ until: '2026-13' })).rejects.toMatchObject({ status: 422 });
  });

  it('finds, counts and filters what is unpaid', async () => {
    const name = `Unpaid ${id}`;
    await asOwner('update managed_property_details set property_name = $2 where id = $1', [id, name]);
    const unpaid = async () => (await rvl().grid({ q: name, show: 'unpaid' })).total;
    expect(await unpaid()).toBe(1);
    await rvl().markPaid({ id, month: current });
    expect(await unpaid()).toBe(0);
    expect((await rvl().grid({ q: name })).total).toBe(1);
  });
});

describe('Mark Paid', () => {
  // spec 4: RVL payment: Mark Paid writes paid with today's date
  it('writes paid with today’s date in India, the moment, the sequence and who', async () => {
    const cell = await rvl().markPaid({
      id,
      month: current,
      paid_by: 'Tenant',
      mode: 'upi',
      reference: 'UTR 42',
    });
    expect(cell).toMatchObject({
      payment_status: 'paid',
      payment_date: today(),
      mode: 'upi',
      reference: 'UTR 42',
      rvl_amount: 2_400_000,
    });
    expect(await stored()).toEqual({
      payment_status: 'paid',
      sequence: 1,
      processed_by_admin_id: admin,
      paid_by: 'Tenant',
      mode: 'upi',
      reference: 'UTR 42',
      just_now: true,
    });
    expect(await auditOf()).toEqual([{ action: 'rvl.markPaid', reason: null }]);
  });

  // spec 7: Upsert managed_property_rvl_payments
  it('a second time, or twice at once, changes nothing', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => rvl().markPaid({ id, month: current })));
    expect(answers.map((cell) => cell.payment_status)).toEqual(['paid', 'paid', 'paid']);
    expect(await stored()).toMatchObject({ sequence: 1 });
    expect(await auditOf()).toHaveLength(1);
    expect((await rvl().history({ id, month: current })).items).toHaveLength(1);
  });

  it('is for months of the lease that have begun', async () => {
    await asOwner(
      'update managed_property_details set lease_start_date = $2, lease_end_date = $3 where id = $1',
      [id, lastDayOf(monthsAgo(4)), firstDayOf(monthsAgo(1))],
    );
    await rvl().markPaid({ id, month: monthsAgo(4) });
    await rvl().markPaid({ id, month: monthsAgo(1) });
    for (const [month, rule] of [
      [monthsAgo(5), 'rvl.month-before-lease'],
      [current, 'rvl.month-after-lease'],
    ] as const) {
      await expect(rvl().markPaid({ id, month })).rejects.toMatchObject({ data: { rule, field: 'month' } });
    }
    await asOwner('update managed_property_details set lease_end_date = null where id = $1', [id]);
    await expect(rvl().markPaid({ id, month: monthsAgo(-1) })).rejects.toMatchObject({
      data: { rule: 'rvl.month-in-future' },
    });
  });
});

describe('correcting', () => {
  // spec 4: RVL payment: Mark Paid writes paid with today's date … and back to pending, with a reason
  it('goes back to pending with a reason, and is paid again with the next sequence', async () => {
    await rvl().markPaid({ id, month: current, reference: 'UTR 1' });
    const back = await rvl().backToPending({ id, month: current, reason: 'Cheque bounced' });
    expect(back).toMatchObject({ payment_status: 'pending', payment_date: null, reference: null });
    await rvl().markPaid({ id, month: current });
    expect((await rvl().history({ id, month: current })).items).toMatchObject([
      { old_status: 'pending', new_status: 'paid', sequence: 2, reason: null, changed_by: 'Ada Admin' },
      { old_status: 'paid', new_status: 'pending', sequence: 1, reason: 'Cheque bounced' },
      { old_status: null, new_status: 'paid', sequence: 1 },
    ]);
    expect(await auditOf()).toMatchObject([{}, { reason: 'Cheque bounced' }, {}]);
  });

  it('refuses what is pending already, and a reason of nothing', async () => {
    await expect(rvl().backToPending({ id, month: current, reason: 'None' })).rejects.toMatchObject({
      data: { rule: 'rvl.not-paid' },
    });
    await expect(rvl().backToPending({ id, month: current, reason: '  ' })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('changes the amount of one month; a paid one counts anew', async () => {
    const change = (rvl_amount: number) =>
      rvl().setAmount({ id, month: current, rvl_amount, reason: 'Half a month' });
    expect(await change(1_200_000)).toMatchObject({ rvl_amount: 1_200_000, payment_status: 'pending' });
    await rvl().markPaid({ id, month: current });
    await change(1_300_000);
    expect(await stored()).toMatchObject({ payment_status: 'paid', sequence: 2 });
    await change(1_300_000);
    expect((await rvl().history({ id, month: current })).items).toMatchObject([
      { old_amount: 1_200_000, new_amount: 1_300_000, sequence: 2, reason: 'Half a month' },
      { new_status: 'paid', sequence: 1 },
      { new_amount: 1_200_000, sequence: 0 },
    ]);
    expect((await gridRow(monthsAgo(1)))?.months[0]).toMatchObject({ rvl_amount: 2_400_000 });
    await expect(change(-100)).rejects.toMatchObject({ status: 422 });
  });

  it('a month of ₹0 waits for nobody and cannot be marked as paid', async () => {
    const name = `Free ${id}`;
    await asOwner('update managed_property_details set property_name = $2 where id = $1', [id, name]);
    const unpaid = async () => (await rvl().grid({ q: name, show: 'unpaid' })).total;
    expect(await unpaid()).toBe(1);
    await rvl().setAmount({ id, month: current, rvl_amount: 0, reason: 'A month free of rent' });
    expect(await unpaid()).toBe(0);
    await expect(rvl().markPaid({ id, month: current })).rejects.toMatchObject({
      data: { rule: 'rvl.nothing-due' },
    });
    expect(await stored()).toMatchObject({ payment_status: 'pending', sequence: 0 });
  });

  it('waits while a month is being closed', async () => {
    const ended = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const close = services.database.asWorker(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(8270414)`);
      begun.resolve();
      await ended.promise;
    });
    await begun.promise;
    const marking = rvl().markPaid({ id, month: current });
    const waiting = () =>
      asOwner(`select from pg_locks where locktype = 'advisory' and objid = 8270414 and not granted`);
    await expect.poll(waiting).toHaveLength(1);
    expect(await stored()).toBeUndefined();
    ended.resolve();
    await close;
    expect(await marking).toMatchObject({ payment_status: 'paid' });
  });
});

describe('the owner', () => {
  it('sees their homes month by month, with deposit and lease; their neighbour nothing', async () => {
    await rvl().markPaid({ id, month: monthsAgo(1) });
    const mine = await as(landlord).rvl.listMine({});
    expect(mine).toMatchObject({
      until: current,
      total: 1,
      items: [
        {
          id,
          side: 'owner',
          property_name: 'Rose 4',
          security_deposit_type: 'refundable',
          management_fee_percentage: 8,
          months: [
            { payment_status: 'pending' },
            { payment_status: 'paid', payment_date: today() },
            { payment_status: 'pending' },
            { payment_status: 'pending' },
          ],
        },
      ],
    });
    expect((await as(neighbour).rvl.listMine({})).items).toEqual([]);
    expect((await as(admin).rvl.listMine({})).items).toEqual([]);
  });

  it('records nothing themselves', async () => {
    for (const [person, status] of [
      [landlord, 403],
      [neighbour, 403],
      [null, 401],
    ] as const) {
      const calls = as(person).rvl;
      await expect(calls.grid({})).rejects.toMatchObject({ status });
      await expect(calls.markPaid({ id, month: current })).rejects.toMatchObject({ status });
      await expect(calls.backToPending({ id, month: current, reason: 'Wrong' })).rejects.toMatchObject({
        status,
      });
      await expect(
        calls.setAmount({ id, month: current, rvl_amount: 100, reason: 'Wrong' }),
      ).rejects.toMatchObject({ status });
      await expect(calls.history({ id, month: current })).rejects.toMatchObject({ status });
    }
    await expect(as(null).rvl.listMine({})).rejects.toMatchObject({ status: 401 });
  });

  it('and nobody records a home that does not exist', async () => {
    await expect(rvl().markPaid({ id: UNKNOWN_ID, month: current })).rejects.toMatchObject({ status: 404 });
    expect((await rvl().history({ id: UNKNOWN_ID, month: current })).items).toEqual([]);
  });
});
