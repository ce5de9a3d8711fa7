// Months of any shape for properties: trees, statuses, modes, shadow power, grants and payments as people might write them.
import fc from 'fast-check';
import type { PlanInput } from '../../src/domain/commission/plan-input.ts';

const months = ['2026-02', '2026-06', '2026-07', '2026-10'];

/** Amounts around the thresholds, small ones that round, and the largest there are. */
const rvls = fc.oneof(
  fc.integer({ min: 0, max: 30 }),
  fc.integer({ min: 0, max: 20_000_000 }),
  fc.integer({ min: 0, max: 2_000_000_000 }),
  fc.constantFrom(15_000_000, 30_000_000, 29_999_999, 900_000_000_000),
);
const percents = fc.oneof(
  fc.constant(8),
  fc.integer({ min: 0, max: 10_000 }).map((rateBp) => rateBp / 100),
);

const person = fc.record(
  {
    /** Picks the sponsor among those before; 0 makes a root. */
    above: fc.nat(1_000_000),
    status: fc.constantFrom('active', 'active', 'active', 'pending', 'suspended', 'terminated', 'frozen'),
    mode: fc.constantFrom('balanced' as const, 'balanced' as const, 'total_volume' as const),
    shadowPower: fc.constantFrom(0, 0, 1, 20_000_000, 900_000_000_000),
    shadowBalancing: fc.constantFrom(
      null,
      { start: '2026-01-15', end: '2026-07-14' },
      { start: '2026-01-31', end: '2026-08-02' },
      { start: '2026-06-30', end: '2026-12-31' },
    ),
    rate: fc.option(fc.integer({ min: 0, max: 10_000 }), { freq: 20 }),
  },
  { requiredKeys: ['above', 'rate'] },
);

const payment = fc.record(
  { to: fc.nat(1_000_000), rvl: rvls, commissionPercent: percents, feePercent: percents },
  { requiredKeys: ['to', 'rvl'] },
);

export interface Size {
  people: number;
  payments: number;
  /** How far back a sponsor may stand: small makes deep trees. */
  reach?: number;
}

export function monthsOf({ people, payments, reach = people }: Size): fc.Arbitrary<PlanInput> {
  return fc
    .record({
      month: fc.constantFrom(...months),
      plan: fc.record(
        {
          base: fc.constantFrom('share' as const, 'rvl' as const),
          ineligible: fc.constantFrom('hold' as const, 'rollup' as const),
          levels: fc.integer({ min: 1, max: 10 }),
        },
        { requiredKeys: [] },
      ),
      everybody: fc.array(person, { minLength: 1, maxLength: people, size: 'max' }),
      paid: fc.array(payment, { maxLength: payments, size: 'max' }),
    })
    .map(({ month, plan, everybody, paid }) => ({
      month,
      plan,
      affiliates: everybody.map(({ above, rate: _, ...rest }, i) => ({
        id: `p${i}`,
        sponsor: i === 0 || above % 50 === 0 ? null : `p${i - 1 - (above % Math.min(i, reach))}`,
        ...rest,
      })),
      payments: paid.map(({ to, ...rest }, i) => ({
        id: `pay${i}`,
        affiliate: to % 20 === 0 ? null : `p${to % everybody.length}`,
        ...rest,
      })),
      rates: Object.fromEntries(everybody.flatMap(({ rate }, i) => (rate === null ? [] : [[`p${i}`, rate]]))),
    }));
}
