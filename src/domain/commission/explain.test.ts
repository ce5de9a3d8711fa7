// Explanations: what stands behind an amount or a zero, and that their sums are those of the month.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { monthsOf } from '../../../tests/support/random-months.ts';
import { calculationModes } from '../affiliates.ts';
import { fromRupees, type Paise, paise, ZERO } from '../money.ts';
import { explainLine, explainMonth, type PersonMonth } from './explain.ts';
import { presentPlan } from './plan.ts';
import { lineRecords, type PlanRun, runPlan } from './plan-output.ts';
import { qualifyingVolume } from './ranks.ts';
import { type MonthStatus, monthStatuses } from './standing.ts';
import { tracePayment, type Upline } from './trace.ts';

const lakh = (count: number) => fromRupees(count * 100_000);

const up = (affiliateId: string, rateBp: number, status: MonthStatus = 'active'): Upline => ({
  affiliateId,
  rateBp,
  status,
});

describe('one payment on its way up', () => {
  const uplines = [
    up('E', 1500),
    up('T', 3500, 'terminated'),
    up('D', 2000, 'pending'),
    up('U', 1000),
    up('V', 2000),
    up('R', 2500),
  ];
  const trace = tracePayment(presentPlan, { rvl: lakh(4), shareBp: 800 }, uplines);

  test.each([
    ['E', { kind: 'line', step: { level: 1, amount: 480_000, paidBelowBp: 0, isHeld: false } }],
    ['T', { kind: 'nothing', reason: 'terminated' }],
    [
      'D',
      {
        kind: 'line',
        step: { level: 3, amount: 160_000, paidBelowBp: 1500, paidBelowLevel: 1, isHeld: true },
      },
    ],
    ['U', { kind: 'nothing', reason: 'no-higher-rank', step: { paidBelowBp: 2000, paidBelowLevel: 3 } }],
    ['V', { kind: 'nothing', reason: 'no-higher-rank', step: { paidBelowBp: 2000, paidBelowLevel: 3 } }],
    ['R', { kind: 'line', step: { level: 6, amount: 160_000, paidBelowLevel: 3 } }],
    ['Z', { kind: 'nothing', reason: 'not-above', step: null }],
  ])('%s', (id, answer) => {
    expect(explainLine(trace, id)).toMatchObject(answer);
  });

  it('ends with the tenth level', () => {
    const chain = Array.from({ length: 11 }, (_, i) => up(`A${i}`, i < 9 ? 1000 : i === 9 ? 1500 : 2000));
    const { steps } = tracePayment(presentPlan, { rvl: lakh(1), shareBp: 800 }, chain);
    expect(steps.map(({ amount }) => amount)).toEqual([80_000, 0, 0, 0, 0, 0, 0, 0, 0, 40_000, 0]);
    expect(steps[10]?.reason).toBe('beyond-levels');
  });

  it('passes over the held under a plan with rollup', () => {
    const { steps } = tracePayment(
      { ...presentPlan, ineligible: 'rollup' },
      { rvl: lakh(4), shareBp: 800 },
      uplines,
    );
    expect(steps.map(({ reason }) => reason)).toEqual([
      null,
      'terminated',
      'passed-over',
      'no-higher-rank',
      null,
      null,
    ]);
  });

  it('pays nothing of nothing, and no part of a paisa', () => {
    const reasons = (rvl: number) =>
      tracePayment(presentPlan, { rvl: paise(rvl), shareBp: 800 }, [up('E', 1500)]).steps.map(
        ({ reason }) => reason,
      );
    expect(reasons(0)).toEqual(['no-paid-rent']);
    expect(reasons(12)).toEqual(['rounds-to-nothing']);
  });
});

/** Everybody above a payment, as far up as there is anybody. */
function uplinesOf({ prepared, month }: PlanRun, payment: number): Upline[] {
  const uplines: Upline[] = [];
  let person = prepared.payments.affiliate[payment] as number;
  while (person >= 0) {
    const status = monthStatuses[prepared.affiliates.status[person] as number] as MonthStatus;
    uplines.push(up(prepared.affiliateIds[person] as string, month.rateBp[person] as number, status));
    person = prepared.affiliates.sponsor[person] as number;
  }
  return uplines;
}

it('explains exactly the lines of the month', () => {
  fc.assert(
    fc.property(
      fc.oneof(monthsOf({ people: 40, payments: 20 }), monthsOf({ people: 40, payments: 20, reach: 2 })),
      (input) => {
        const run = runPlan(input);
        const traced = run.prepared.paymentIds.flatMap((payment, i) => {
          const terms = {
            rvl: run.prepared.payments.rvl[i] as Paise,
            shareBp: run.prepared.payments.shareBp[i] as number,
          };
          const { base, steps } = tracePayment(run.prepared.plan, terms, uplinesOf(run, i));
          return steps
            .filter(({ reason }) => reason === null)
            .map(({ affiliateId, level, rateBp, paidBelowBp, amount, isHeld }) => ({
              payment,
              affiliate: affiliateId,
              level,
              rateBp,
              paidBelowBp,
              differenceBp: rateBp - paidBelowBp,
              base,
              amount,
              status: isHeld ? 'held' : 'paid',
            }));
        });
        expect(traced).toEqual([...lineRecords(run)]);
      },
    ),
  );
});

describe("a person's month", () => {
  const person: PersonMonth = {
    personal: lakh(1),
    team: lakh(5),
    largestLeg: lakh(4),
    status: 'active',
    mode: 'balanced',
    shadowPower: ZERO,
    isGranted: false,
  };
  const streams = (primary: number, growth: number) => ({
    kind: 'streams',
    primary: lakh(primary),
    growth: lakh(growth),
  });

  test.each<[string, Partial<PersonMonth>, object]>([
    [
      'the weaker stream',
      {},
      {
        qualifying: lakh(1),
        qualifiedBy: 'weaker-stream',
        rank: { name: 'Starter' },
        next: { missing: streams(0, 0.5) },
      },
    ],
    [
      'levelled streams',
      { largestLeg: lakh(2) },
      {
        isLevelled: true,
        qualifying: lakh(2.5),
        rank: { name: 'Builder' },
        next: { missing: streams(1.5, 1.5) },
      },
    ],
    [
      'shadow power',
      { shadowPower: lakh(2) },
      {
        qualifying: lakh(3),
        qualifiedBy: 'shadow-power',
        shadowAdded: lakh(2),
        next: { missing: streams(0, 1) },
      },
    ],
    [
      'more shadow power than there is to complete',
      { shadowPower: lakh(10) },
      {
        qualifying: lakh(4),
        qualifiedBy: 'shadow-power-limited',
        shadowAdded: lakh(3),
        rank: { name: 'Leader' },
        next: { missing: streams(6, 0) },
      },
    ],
    [
      'a grant of shadow balancing',
      { isGranted: true },
      {
        qualifying: lakh(4),
        qualifiedBy: 'shadow-balancing',
        shadowAdded: 0,
        next: { missing: streams(6, 0) },
      },
    ],
    [
      'total volume',
      { mode: 'total_volume', shadowPower: lakh(10) },
      {
        qualifying: lakh(5),
        qualifiedBy: 'total-volume',
        shadowAdded: 0,
        next: { missing: { kind: 'total', amount: lakh(5) } },
      },
    ],
    [
      'the highest rank',
      { team: lakh(300), largestLeg: lakh(100) },
      { rank: { name: 'Chairman' }, next: null },
    ],
    [
      'no paid rent',
      { personal: ZERO, team: ZERO, largestLeg: ZERO },
      { reason: 'no-paid-rent', isLevelled: false },
    ],
    ['a suspension', { status: 'suspended' }, { reason: 'held' }],
    ['the end of membership', { status: 'terminated' }, { reason: 'terminated' }],
  ])('by %s', (_, changes, answer) => {
    expect(explainMonth(presentPlan, { ...person, ...changes })).toMatchObject(answer);
  });

  it('names distances that are enough, and one paisa less is not', () => {
    const amounts = fc.oneof(fc.nat(300), fc.integer({ min: 0, max: 2_000_000_000 })).map(paise);
    const people = fc.record({
      personal: amounts,
      legs: fc.array(amounts, { maxLength: 6 }),
      mode: fc.nat(1),
      shadowPower: amounts,
      isGranted: fc.boolean(),
    });
    fc.assert(
      fc.property(people, ({ personal, legs, mode, shadowPower, isGranted }) => {
        const { next, primary, growth } = explainMonth(presentPlan, {
          ...person,
          team: paise(legs.reduce<number>((sum, leg) => sum + leg, personal)),
          largestLeg: paise(Math.max(0, ...legs)),
          mode: calculationModes[mode] ?? 'balanced',
          shadowPower,
          isGranted,
        });
        if (next === null) return;
        const { missing, rank } = next;
        const more = missing.kind === 'total' ? { primary: missing.amount, growth: 0 } : missing;
        const reached = (less: { primary: number; growth: number }) =>
          qualifyingVolume(
            primary + more.primary - less.primary,
            growth + more.growth - less.growth,
            mode,
            shadowPower,
            isGranted ? 1 : 0,
          );
        expect(more.primary + more.growth).toBeGreaterThan(0);
        expect(reached({ primary: 0, growth: 0 })).toBeGreaterThanOrEqual(rank.threshold);
        if (more.primary > 0) expect(reached({ primary: 1, growth: 0 })).toBeLessThan(rank.threshold);
        if (more.growth > 0) expect(reached({ primary: 0, growth: 1 })).toBeLessThan(rank.threshold);
      }),
    );
  });
});
