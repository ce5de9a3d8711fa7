import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { runningLease, writeDues } from '../../../tests/support/leases.ts';
import {
  bookOfLease,
  expectAgreementAfterActs,
  ledgerDifferences,
  letSinceTwoMonths,
  upi,
} from '../../../tests/support/legal-acts.ts';
import { monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { monthOf } from '../../domain/dates.ts';
import { chargeKinds, chargeWays } from '../../domain/lease-terms.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { rentOfDays } from '../../domain/rents.ts';

const started = await startServices({ runsJobs: false });
const { as, asOwner } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const MAINTENANCE = 150_000;
const maintenance = { kind: 'maintenance', paid_by: 'tenant', how: 'fixed', amount: MAINTENANCE } as const;
const charges = [maintenance];

it('each month asks for what the lease fixes, with the rent and by its days', async () => {
  const start_date = `${monthsAgo(2)}-16`;
  const { lease, tenant } = await runningLease(started, {
    start_date,
    end_date: lastDayAfter(start_date),
    charges,
  });
  await writeDues(started, lease.id);
  await writeDues(started, lease.id);
  const { items } = await as(tenant).rents.listDues({ id: lease.id, limit: 50 });
  const months = items.filter(({ kind }) => kind === 'rent');
  const fixed = items.filter(({ kind }) => kind === 'charge');
  expect(months.length).toBeGreaterThan(2);
  expect(
    fixed.map(({ month, due_date, from_date, to_date }) => ({ month, due_date, from_date, to_date })),
  ).toEqual(
    months.map(({ month, due_date, from_date, to_date }) => ({ month, due_date, from_date, to_date })),
  );
  for (const { month, from_date, to_date, amount, charge } of fixed) {
    const days = Number(to_date.slice(8)) - Number(from_date.slice(8)) + 1;
    expect({ amount, kind: charge?.kind }).toEqual({
      amount: rentOfDays(MAINTENANCE, month, days),
      kind: 'maintenance',
    });
  }
  expect(await ledgerDifferences(started)).toEqual({});
});

it('whatever else is agreed of charges, the tenant owes the landlord only what is fixed and theirs', async () => {
  const term = fc.record({
    kind: fc.constantFrom(...chargeKinds),
    paid_by: fc.constantFrom('tenant' as const, 'landlord' as const),
    how: fc.constantFrom(...chargeWays),
    amount: fc.integer({ min: 100, max: 5_000 }).map((rupees) => rupees * 100),
  });
  const lists = fc.sample(
    fc.uniqueArray(term, { selector: ({ kind }) => kind, minLength: 1, maxLength: 7 }),
    {
      numRuns: 4,
      seed: 7,
    },
  );
  for (const list of lists) {
    await asOwner('delete from auth.rate_limits');
    const agreed = list.map((one) => (one.how === 'fixed' ? one : { ...one, amount: null }));
    const { dues } = await letSinceTwoMonths(started, { charges: agreed });
    const owed = list.filter(({ paid_by, how }) => paid_by === 'tenant' && how === 'fixed');
    const months = dues.filter(({ kind }) => kind === 'rent').length;
    const asked = dues.flatMap(({ charge }) => charge?.kind ?? []);
    expect(asked.toSorted()).toEqual(owed.flatMap(({ kind }) => Array(months).fill(kind)).toSorted());
  }
});

it('is paid by its own payment, ends with the lease, and stays cancelled where it was cancelled', async () => {
  const { landlord, tenant, lease, dues } = await letSinceTwoMonths(started, { charges, notice_days: 0 });
  const fixed = dues.filter(({ kind }) => kind === 'charge');
  const [next, current, before] = fixed;
  await as(landlord).rents.record({ id: before?.id ?? '', ...upi({ amount: MAINTENANCE }) });
  await as(landlord).rents.cancelCharge({ id: current?.id ?? '', reason: 'The lift stood still' });
  const { version } = await as(tenant).leases.get({ id: lease.id });
  await as(tenant).leases.giveNotice({ id: lease.id, version, ends_on: today() });
  await writeDues(started, lease.id);
  const { items } = await as(tenant).rents.listDues({ id: lease.id, limit: 50 });
  const now = (id: string | undefined) => items.find((due) => due.id === id);
  expect(now(before?.id)).toMatchObject({ received: MAINTENANCE, state: 'paid' });
  expect(now(current?.id)).toMatchObject({ amount: MAINTENANCE, charge: { state: 'cancelled' } });
  expect(now(next?.id)).toBeUndefined();
  expect(items.every(({ month }) => month <= monthOf(today()))).toBe(true);
  const { owed } = await bookOfLease(started, tenant, lease.id);
  expect(owed).toBe(items.reduce((sum, { amount, received }) => sum + amount - received, 0));
  expect(await ledgerDifferences(started)).toEqual({});
});

it('a lease that had months before stays as its receiver enters them', async () => {
  const { lease, tenant } = await letSinceTwoMonths(started);
  await asOwner(`update leases set charges = $2::jsonb where id = $1`, [
    lease.id,
    JSON.stringify([{ kind: 'maintenance', paidBy: 'tenant', how: 'fixed', amount: MAINTENANCE }]),
  ]);
  await writeDues(started, lease.id);
  const { items } = await as(tenant).rents.listDues({ id: lease.id, limit: 50 });
  expect(items.filter(({ kind }) => kind === 'charge')).toEqual([]);
});

it('after any 60 legal acts book, months, receipts and statements agree to the paisa', async () => {
  await expectAgreementAfterActs(started, 60, { charges });
});
