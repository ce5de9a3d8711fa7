// The picture of the streams says what its sentence says, whatever the tree.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthsOf } from '../../../tests/support/random-months.ts';
import { fromRupees, paise } from '../money.ts';
import { explainMonth, type MonthAnswer } from './explain.ts';
import { presentPlan } from './plan.ts';
import { affiliateRecords, runPlan } from './plan-output.ts';
import { qualifyingVolume, rankIndex } from './ranks.ts';
import { lengthOf, type StreamBar, streamBars } from './stream-bars.ts';

const lakh = (count: number) => fromRupees(count * 100_000);
const { ranks } = presentPlan;

// A reader's picture: 18.95 + 2.00 = 20.95 lakh drawn beside 20.54, and a sentence that says "no further".
it('shadow power is drawn as far as it counts, and the rest is spare', () => {
  const own = { mode: 'balanced', primary: lakh(20.54), growth: lakh(18.95), isGranted: false } as const;
  const [primary, growth] = streamBars({ ...own, shadowPower: lakh(2) }, lakh(40));
  expect(primary).toMatchObject({ missing: lakh(19.46), spare: 0, parts: [{ of: 'primary' }] });
  expect(growth).toMatchObject({
    missing: lakh(19.05),
    spare: lakh(0.41),
    parts: [{ of: 'growth' }, { of: 'shadow', amount: lakh(1.59) }],
  });
});

it('equal streams draw no shadow power', () => {
  const own = { mode: 'balanced', primary: lakh(4), growth: lakh(4), isGranted: false } as const;
  const [, growth] = streamBars({ ...own, shadowPower: lakh(2) }, lakh(10));
  expect(growth).toMatchObject({ spare: lakh(2), missing: lakh(4), parts: [{ of: 'growth' }] });
});

it('a grant asks nothing of the growth stream, total volume nothing of either alone', () => {
  const own = { primary: lakh(4), growth: lakh(1), shadowPower: lakh(2) };
  const granted = streamBars({ ...own, mode: 'balanced', isGranted: true }, lakh(5));
  expect(granted.map(({ target, missing }) => [target, missing])).toEqual([
    [lakh(5), lakh(1)],
    [null, 0],
  ]);
  const total = streamBars({ ...own, mode: 'total_volume', isGranted: false }, lakh(10));
  expect(total).toMatchObject([{ key: 'both', target: lakh(10), missing: lakh(5) }]);
});

it('in random trees each bar ends as far before its mark as the sentence says, and what lacks makes the rank', () => {
  const grants = fc.infiniteStream(
    fc.record({ isGranted: fc.boolean(), shadowPower: fc.constantFrom(0, 1, 20_000_000) }),
  );
  fc.assert(
    fc.property(monthsOf({ people: 30, payments: 40 }), grants, (input, given) => {
      for (const { total, primary, personal } of affiliateRecords(runPlan({ ...input, rates: {} }))) {
        const { value } = given.next();
        for (const mode of ['balanced', 'total_volume'] as const) {
          const own = { mode, isGranted: value.isGranted, shadowPower: paise(value.shadowPower) };
          const volumes = { personal: paise(personal), team: paise(total), largestLeg: paise(primary) };
          const answer = explainMonth(presentPlan, { ...volumes, ...own, status: 'active' });
          const { next } = answer;
          const streams = { ...own, primary: answer.primary, growth: answer.growth };
          const bars = streamBars(streams, next?.rank.threshold ?? null);
          for (const { target, missing, parts, spare } of bars) {
            expect(missing).toBe(Math.max(0, (target ?? 0) - lengthOf({ parts }) - spare));
          }
          expectShadowAsSaid(answer, own.isGranted || mode !== 'balanced' ? 0 : own.shadowPower, bars);
          if (!next) continue;
          const said = next.missing;
          expect(bars.map(({ missing }) => missing)).toEqual(
            said.kind === 'total' ? [said.amount] : [said.primary, said.growth],
          );
          expect(bars.some(({ missing }) => missing > 0)).toBe(true);
          const [more = 0, moreGrowth = 0] = bars.map(({ missing }) => missing);
          const reached = qualifyingVolume(
            answer.primary + more,
            answer.growth + moreGrowth,
            mode === 'balanced' ? 0 : 1,
            own.shadowPower,
            own.isGranted ? 1 : 0,
          );
          expect(ranks[rankIndex(ranks, reached)]?.threshold).toBeGreaterThanOrEqual(next.rank.threshold);
        }
      }
    }),
    { numRuns: 60 },
  );
});

/** What is drawn of shadow power is what the sentence says of it: never above the stronger stream, and the rest named. */
function expectShadowAsSaid(answer: MonthAnswer, power: number, bars: readonly StreamBar[]) {
  const [stronger, weaker] = bars;
  const drawn = bars.flatMap(({ parts }) => parts.filter(({ of }) => of === 'shadow'));
  const counted = drawn.reduce((sum, { amount }) => sum + amount, 0);
  const spare = bars.reduce((sum, bar) => sum + bar.spare, 0);
  expect(counted + spare).toBe(power);
  expect(counted).toBe(answer.shadowAdded);
  if (answer.qualifiedBy === 'shadow-power') expect(spare).toBe(0);
  if (answer.qualifiedBy === 'shadow-power-limited') expect(Math.min(counted, spare)).toBeGreaterThan(0);
  if (!(stronger && weaker)) return;
  expect(lengthOf(weaker)).toBeLessThanOrEqual(lengthOf(stronger));
  if (answer.qualifiedBy !== 'shadow-balancing') expect(lengthOf(weaker)).toBe(answer.qualifying);
}
