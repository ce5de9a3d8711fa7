import { expect, it } from 'vitest';
import type { DemoLease } from './lease-plan.ts';
import { demoRents } from './rent-plan.ts';

const lease = (n: number) =>
  ({
    n,
    state: 'active',
    start: '2026-06-01',
    end: '2027-04-30',
    agreedOn: '2026-05-26',
    rent: 26_000,
    dueDay: 1,
  }) as DemoLease;

it.each(['2026-12-01', '2026-12-02', '2026-12-06', '2026-12-28'])(
  'on %s the landlord is asked about one payment, and one does not fit',
  (today) => {
    const rents = demoRents([2, 3].map(lease), today);
    expect(rents.filter(({ answer }) => answer === null).map(({ lease: { n } }) => n)).toEqual([3]);
    expect(rents.filter(({ answer }) => answer === 'mismatch').map(({ lease: { n } }) => n)).toEqual([2]);
    expect(rents.filter(({ paidOn }) => paidOn >= today)).toEqual([]);
    const months = rents.map(({ lease: { n }, period }) => `${n} ${period.month}`);
    expect(new Set(months).size).toBe(months.length);
  },
);
