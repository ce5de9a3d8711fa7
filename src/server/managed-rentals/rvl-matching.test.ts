import { beforeEach, describe, expect, it } from 'vitest';
import { managedLease, writeDues } from '../../../tests/support/leases.ts';
import { monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { firstDayOf } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

const RENT = 3_000_000;
const since = firstDayOf(monthsAgo(2));
const terms = { start_date: since, end_date: lastDayAfter(since), rent: RENT };
const month = monthsAgo(0);

beforeEach(() => asOwner('delete from auth.rate_limits'));

/** A managed home whose tenant paid so much of this month. */
async function homePaid(amount: number) {
  const parties = await managedLease(started, terms);
  await writeDues(started, parties.lease.id);
  const { items } = await as(parties.tenant).rents.listDues({ id: parties.lease.id });
  const due = items.find((one) => one.month === month)?.id ?? '';
  if (amount > 0) {
    await as(parties.landlord).rents.record({
      id: due,
      amount,
      mode: 'bank_transfer',
      reference: `HDFC${parties.home.slice(0, 6).toUpperCase()}`,
      paid_on: today(),
    });
  }
  return parties;
}
const paymentsOf = (home: string) =>
  asOwner<Record<string, unknown>>(
    `select payment_status, sequence, paid_by, mode, reference, processed_by_admin_id as by
       from managed_property_rvl_payments where managed_property_id = $1`,
    [home],
  );
const all = { month, after: null };

describe('rent values of all homes whose tenant paid', () => {
  it('are marked paid with what the tenant paid by, each written down; others stay as they are', async () => {
    const [first, second, part] = [await homePaid(RENT), await homePaid(RENT), await homePaid(1_000_000)];
    const { admin } = first;
    // One was marked and taken back before.
    await as(admin).rvl.markPaid({ id: second.home, month, paid_by: null, mode: null, reference: null });
    await as(admin).rvl.backToPending({ id: second.home, month, reason: 'Wrong home' });
    expect(await as(admin).rvl.markMatchingPaid(all)).toEqual({ done: 2, refused: [], next: null });
    expect(await paymentsOf(first.home)).toEqual([
      {
        payment_status: 'paid',
        sequence: 1,
        paid_by: 'Asha Rao',
        mode: 'bank_transfer',
        reference: `HDFC${first.home.slice(0, 6).toUpperCase()}`,
        by: admin,
      },
    ]);
    expect(await paymentsOf(second.home)).toMatchObject([{ payment_status: 'paid', sequence: 2 }]);
    expect(await paymentsOf(part.home)).toEqual([]);
    const trail = await asOwner<{ people: string[]; before: object }>(
      `select people, before from audit_log where actor_id = $1 and action = 'rvl.markPaid' and before->>'property' = $2`,
      [admin, first.home],
    );
    expect(trail).toMatchObject([{ before: { status: 'pending', sequence: 0, month } }]);
    expect(trail[0]?.people).toEqual(expect.arrayContaining([first.landlord, first.manager]));
    const { items } = await as(admin).rvl.history({ id: second.home, month });
    expect(items[0]).toMatchObject({ old_status: 'pending', new_status: 'paid', sequence: 2 });
    expect(await as(admin).rvl.markMatchingPaid(all)).toEqual({ done: 0, refused: [], next: null });
  });

  it('or of those named; what does not belong there is counted with the rule', async () => {
    const [paid, other, part] = [await homePaid(RENT), await homePaid(RENT), await homePaid(1_000_000)];
    const ids = [paid.home, part.home];
    expect(await as(paid.admin).rvl.markMatchingPaid({ ...all, ids })).toEqual({
      done: 1,
      refused: [{ rule: 'rvl.rent-not-received', count: 1 }],
      next: null,
    });
    expect(await paymentsOf(other.home)).toEqual([]);
  });

  it('begin after the batch before, and keep to the words searched for', async () => {
    const [one, two] = [await homePaid(RENT), await homePaid(RENT)].toSorted((a, b) =>
      a.home < b.home ? -1 : 1,
    );
    if (!one || !two) throw new Error('Two homes are needed');
    await as(one.admin).rvl.markMatchingPaid({ ...all, q: 'nobody has this name' });
    await as(one.admin).rvl.markMatchingPaid({ ...all, after: one.home });
    expect(await paymentsOf(one.home)).toEqual([]);
    expect(await paymentsOf(two.home)).toHaveLength(1);
  });

  it('are marked once by two clicks at once', async () => {
    const { admin, home } = await homePaid(RENT);
    const ids = [home];
    await Promise.all([1, 2].map(() => as(admin).rvl.markMatchingPaid({ ...all, ids })));
    expect(await paymentsOf(home)).toMatchObject([{ sequence: 1 }]);
  });

  it('are marked by administrators only', async () => {
    const { home, landlord, tenant, manager } = await homePaid(RENT);
    const support = await addPerson('Sana Support', ['support']);
    for (const person of [landlord, tenant, manager, support]) {
      await expect(as(person).rvl.markMatchingPaid(all)).rejects.toMatchObject({ status: 403 });
    }
    await expect(as(null).rvl.markMatchingPaid(all)).rejects.toMatchObject({ status: 401 });
    expect(await paymentsOf(home)).toEqual([]);
  });
});

describe('a month whose rent came', () => {
  it.each([
    ['in full is known to owner and manager before it is marked', RENT, true],
    ['in part is not', 1_000_000, false],
  ])('%s', async (_, amount, isReceived) => {
    const { landlord, manager, home } = await homePaid(amount);
    for (const [reader, side] of [
      [landlord, 'party'],
      [manager, 'manager'],
    ] as const) {
      const { items } = await as(reader).rvl.listMine({ as: side });
      const shown = items.find(({ id }) => id === home)?.months.find((one) => one.month === month);
      expect(shown).toMatchObject({
        payment_status: 'pending',
        is_rent_received: isReceived,
        lease_rent: { amount: RENT, received: amount, missing: RENT - amount },
      });
    }
  });
});
