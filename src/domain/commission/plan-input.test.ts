// Bad input is refused by name: which record, which fault.
import { describe, expect, it, test } from 'vitest';
import { BadRecord } from './bad-record.ts';
import { affiliateRecords, lineRecords, runPlan } from './plan-output.ts';

const affiliate = (fields: object) => ({
  month: '2026-10',
  affiliates: [{ id: 'A', ...fields }],
  payments: [],
});
const payment = (fields: object) => ({
  month: '2026-10',
  affiliates: [{ id: 'A' }],
  payments: [{ id: 'p1', affiliate: 'A', rvl: 100, ...fields }],
});
const circle = (...ids: string[]) => ({
  month: '2026-10',
  affiliates: [
    { id: 'outside', sponsor: ids[0] },
    ...ids.map((id, i) => ({ id, sponsor: ids[(i + 1) % ids.length] })),
  ],
  payments: [],
});

test.each<[unknown, string]>([
  [null, 'input: null is not an object'],
  [[], 'input: [] is not an object'],
  [{}, 'input: month nothing is not of the form "2026-10"'],
  [{ month: '2026-13', affiliates: [], payments: [] }, 'input: month "2026-13" is not of the form "2026-10"'],
  [{ month: '2026-10', payments: [] }, 'input: affiliates is not a list'],
  [{ month: '2026-10', affiliates: [] }, 'input: payments is not a list'],
  [{ month: '2026-10', affiliates: [], payments: [], tree: 1 }, 'input: the key "tree" is unknown'],
  [{ ...affiliate({}), plan: { levels: 11 } }, 'plan: levels 11 is not a whole number from 1 to 10'],
  [{ ...affiliate({}), plan: { levels: 0 } }, 'plan: levels 0 is not a whole number from 1 to 10'],
  [{ ...affiliate({}), plan: { base: 'rent' } }, 'plan: base "rent" is not "share" or "rvl"'],
  [{ ...affiliate({}), plan: { ineligible: '' } }, 'plan: ineligible "" is not "hold" or "rollup"'],
  [{ ...affiliate({}), plan: { rate: 1 } }, 'plan: the key "rate" is unknown'],
  [{ ...affiliate({}), affiliates: [7] }, 'affiliates[0]: 7 is not an object'],
  [{ ...affiliate({}), affiliates: [null] }, 'affiliates[0]: null is not an object'],
  [{ ...affiliate({}), affiliates: [{}] }, 'affiliates[0]: id nothing is not a text'],
  [affiliate({ id: 12 }), 'affiliates[0]: id 12 is not a text'],
  [affiliate({ id: '' }), 'affiliates[0]: id "" is not a text'],
  [affiliate({ name: 'Asha' }), 'affiliate "A": the key "name" is unknown'],
  [affiliate({ sponsor: 'Z' }), 'affiliate "A": the sponsor "Z" is unknown'],
  [affiliate({ sponsor: 3 }), 'affiliate "A": the sponsor 3 is unknown'],
  [affiliate({ status: 1 }), 'affiliate "A": status 1 is not a text'],
  [affiliate({ mode: 'fast' }), 'affiliate "A": mode "fast" is not "balanced" or "total_volume"'],
  [affiliate({ shadowPower: -1 }), 'affiliate "A": shadowPower -1 is negative'],
  [affiliate({ shadowPower: 0.5 }), 'affiliate "A": shadowPower 0.5 is not a whole number of paise'],
  [affiliate({ shadowBalancing: true }), 'affiliate "A": true is not an object'],
  [
    affiliate({ shadowBalancing: { start: '2026-02-30', end: '2026-03-01' } }),
    'affiliate "A": shadowBalancing start "2026-02-30" is not a date such as "2026-01-15"',
  ],
  [
    affiliate({ shadowBalancing: { start: '2026-03-02', end: '2026-03-01' } }),
    'affiliate "A": shadowBalancing ends before it starts',
  ],
  [
    affiliate({ joined: 'long ago' }),
    'affiliate "A": joined "long ago" is not a moment such as "2025-01-01T00:00:00Z"',
  ],
  [
    { month: '2026-10', affiliates: [{ id: 'A' }, { id: 'A' }], payments: [] },
    'affiliate "A": the id is doubled',
  ],
  [circle('A'), 'affiliate "A": the sponsors form a cycle'],
  [circle('A', 'B'), 'affiliate "A": the sponsors form a cycle'],
  [circle('A', 'B', 'C'), 'affiliate "A": the sponsors form a cycle'],
  [payment({ rvl: undefined }), 'payment "p1": rvl nothing is not a number'],
  [payment({ rvl: '100' }), 'payment "p1": rvl "100" is not a number'],
  [payment({ rvl: -1 }), 'payment "p1": rvl -1 is negative'],
  [payment({ rvl: 0.5 }), 'payment "p1": rvl 0.5 is not a whole number of paise'],
  [payment({ rvl: 900_000_000_001 }), 'payment "p1": rvl 900000000001 is above ₹900 crore'],
  [payment({ rvl: Number.POSITIVE_INFINITY }), 'payment "p1": rvl null is above ₹900 crore'],
  [payment({ affiliate: 'B' }), 'payment "p1": the affiliate "B" is unknown'],
  [payment({ amount: 1 }), 'payment "p1": the key "amount" is unknown'],
  [
    payment({ commissionPercent: 8.125 }),
    'payment "p1": commissionPercent 8.125 is not a percentage from 0 to 100 with at most two decimals',
  ],
  [
    payment({ feePercent: 100.01 }),
    'payment "p1": feePercent 100.01 is not a percentage from 0 to 100 with at most two decimals',
  ],
  [
    { ...payment({}), payments: [payment({}).payments[0], payment({}).payments[0]] },
    'payment "p1": the id is doubled',
  ],
  [{ ...affiliate({}), rates: { B: 1 } }, 'rates: the key "B" is unknown'],
  [
    { ...affiliate({}), rates: { A: 10_001 } },
    'rate of "A": 10001 is not a whole number of basis points from 0 to 10000',
  ],
  [
    affiliate({ id: `A\n${'x'.repeat(200)}`, sponsor: 'B' }),
    `affiliate "A\\n${'x'.repeat(75)}…: the sponsor "B" is unknown`,
  ],
])('%j', (input, message) => {
  let problem: unknown;
  try {
    runPlan(input);
  } catch (error) {
    problem = error;
  }
  expect(problem).toBeInstanceOf(BadRecord);
  expect((problem as BadRecord).message).toBe(message);
});

it('refuses volumes whose sums would not be exact', () => {
  const payments = Array.from({ length: 10_008 }, (_, i) => ({
    id: `p${i}`,
    affiliate: 'A',
    rvl: 900_000_000_000,
  }));
  expect(() => runPlan({ ...payment({}), payments })).toThrow('commission.volume-too-large');
});

describe('what is allowed', () => {
  it('nothing at all', () => {
    const run = runPlan({ month: '2026-10', affiliates: [], payments: [] });
    expect([...lineRecords(run)]).toEqual([]);
    expect(run.month.totals).toEqual({ base: 0, paid: 0, held: 0, breakage: 0 });
  });

  it('an RVL of nothing, a payment of nobody, and ids that are words of the language', () => {
    const run = runPlan({
      month: '2026-10',
      affiliates: [{ id: '__proto__' }, { id: 'constructor', sponsor: '__proto__' }],
      payments: [
        { id: 'toString', affiliate: 'constructor', rvl: 0 },
        { id: 'p2', rvl: 4_000_000 },
      ],
    });
    expect([...affiliateRecords(run)].map(({ id, personal }) => [id, personal])).toEqual([
      ['__proto__', 0],
      ['constructor', 0],
    ]);
    expect([...lineRecords(run)]).toEqual([]);
    expect(run.month.totals).toEqual({ base: 320_000, paid: 0, held: 0, breakage: 112_000 });
  });

  it('the largest RVL, to the paisa', () => {
    const run = runPlan(payment({ rvl: 899_999_999_999, commissionPercent: 99.99, feePercent: 99.99 }));
    // 899999999999 × 0.9999 = 899909999999.0001; at 35 % 314968499999.65.
    expect([...lineRecords(run)].map(({ base, amount }) => [base, amount])).toEqual([
      [899_909_999_999, 314_968_500_000],
    ]);
  });

  it.each([
    ['pending', 'held'],
    ['suspended', 'held'],
    ['on holiday', 'held'],
    ['active', 'paid'],
    [null, 'paid'],
  ])('the status %s, whose lines are %s', (status, expected) => {
    const run = runPlan({ ...payment({}), affiliates: [{ id: 'A', status }] });
    expect([...lineRecords(run)].map((line) => line.status)).toEqual([expected]);
  });

  it('the lesser of commission and management fee', () => {
    const run = runPlan(payment({ rvl: 1_000_000, commissionPercent: 8.25, feePercent: 7.5 }));
    expect([...lineRecords(run)][0]?.base).toBe(75_000);
  });
});
