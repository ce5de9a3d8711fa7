// Section 4 of the plan: what must hold for every month, however its tree and payments look.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsOf } from '../../../tests/support/random-months.ts';
import { sha256, slowPlan } from '../../../tests/support/slow-plan.ts';
import { type Paise, shareOf } from '../money.ts';
import type { PlanInput } from './plan-input.ts';
import { affiliateRecords, lineRecords, planOutput, runPlan } from './plan-output.ts';
import { primaryStream, qualifyingVolume } from './ranks.ts';

const small = monthsOf({ people: 30, payments: 40 });
const output = (input: PlanInput) => planOutput(runPlan(input), sha256);

describe('lines', () => {
  it('of a payment sum to half_up(base × the top rate on the way up)', () => {
    fc.assert(
      fc.property(small, (input) => {
        const byPayment = Map.groupBy(lineRecords(runPlan(input)), ({ payment }) => payment);
        for (const lines of byPayment.values()) {
          const sum = lines.reduce((total, { amount }) => total + amount, 0);
          const top = Math.max(...lines.map(({ rateBp }) => rateBp));
          const base = lines[0]?.base as Paise;
          // A last difference that rounds to nothing leaves no line, and nothing missing.
          expect(sum).toBe(shareOf(base, top));
        }
      }),
    );
  });

  it('number at most six with the rates of the plan', () => {
    fc.assert(
      fc.property(monthsOf({ people: 40, payments: 20, reach: 2 }), ({ rates: _, ...input }) => {
        const byPayment = Map.groupBy(lineRecords(runPlan(input)), ({ payment }) => payment);
        expect(Math.max(0, ...[...byPayment.values()].map((lines) => lines.length))).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('and what nobody earned are the top rate of all bases', () => {
    fc.assert(
      fc.property(small, ({ rates: _, ...input }) => {
        const { month } = runPlan(input);
        const { paid, held, breakage } = month.totals;
        const top = month.base.reduce((sum, base) => sum + shareOf(base as Paise, 3500), 0);
        expect(paid + held + breakage).toBe(top);
      }),
    );
  });
});

it('does not depend on the order of payments, nor hash differently when run again', () => {
  const shuffled = small.chain((input) =>
    fc.record({
      input: fc.constant(input),
      payments: fc.shuffledSubarray([...input.payments], { minLength: input.payments.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ input, payments }) => {
      expect(output({ ...input, payments })).toEqual(output(input));
    }),
  );
});

it('does not depend on the names and order of people', () => {
  fc.assert(
    fc.property(small, (input) => {
      const renamed = (id: string | null | undefined) => (id ? `x${999 - Number(id.slice(1))}` : null);
      const other = output({
        ...input,
        affiliates: input.affiliates
          .map((one) => ({ ...one, id: renamed(one.id) ?? '', sponsor: renamed(one.sponsor) }))
          .reverse(),
        payments: input.payments.map((one) => ({ ...one, affiliate: renamed(one.affiliate) })),
        rates: Object.fromEntries(Object.entries(input.rates ?? {}).map(([id, rate]) => [renamed(id), rate])),
      });
      const first = output(input);
      expect(other.lines).toEqual(
        first.lines.map((line) => ({ ...line, affiliate: renamed(line.affiliate) })),
      );
      expect(other.totals).toEqual(first.totals);
    }),
  );
});

describe('qualifying volume', () => {
  const volume = fc.integer({ min: 0, max: 900_000_000_000 });
  const legs = fc.array(volume, { maxLength: 8 });
  const streams = (personal: number, legVolumes: number[]): [number, number] => {
    const team = legVolumes.reduce((sum, leg) => sum + leg, personal);
    const primary = primaryStream(team, Math.max(0, ...legVolumes));
    return [primary, team - primary];
  };

  it('never falls when any volume rises', () => {
    fc.assert(
      fc.property(
        volume,
        legs,
        fc.nat(10),
        volume,
        fc.nat(1),
        volume,
        fc.nat(1),
        (personal, legVolumes, which, more, mode, shadow, grant) => {
          const raised = legVolumes.map((leg, i) => (i === which ? leg + more : leg));
          const morePersonal = which >= legVolumes.length ? personal + more : personal;
          const before = qualifyingVolume(...streams(personal, legVolumes), mode, shadow, grant);
          const after = qualifyingVolume(...streams(morePersonal, raised), mode, shadow, grant);
          expect(after).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it('reaches R by both streams exactly when personal + Σ min(leg, R) ≥ 2R', () => {
    const thresholds = fc.oneof(fc.integer({ min: 1, max: 200 }), volume);
    const amounts = fc.oneof(fc.nat(200), volume);
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 8 }), thresholds, (personal, legVolumes, r) => {
        const [primary, growth] = streams(personal, legVolumes);
        const capped = legVolumes.reduce((sum, leg) => sum + Math.min(leg, r), personal);
        expect(Math.min(primary, growth) >= r).toBe(capped >= 2 * r);
      }),
    );
  });
});

it('shadow power and grants change no volume and no base', () => {
  fc.assert(
    fc.property(small, (input) => {
      const bare = {
        ...input,
        affiliates: input.affiliates.map((one) => ({ ...one, shadowPower: 0, shadowBalancing: null })),
      };
      const [withShadow, without] = [runPlan(input), runPlan(bare)];
      expect(withShadow.month.base).toEqual(without.month.base);
      const volumes = (run: typeof withShadow) =>
        [...affiliateRecords(run)].map(({ personal, total, primary, growth }) => [
          personal,
          total,
          primary,
          growth,
        ]);
      expect(volumes(withShadow)).toEqual(volumes(without));
    }),
  );
});

describe('against the slow plan', () => {
  it('agrees on small months of every shape', () => {
    fc.assert(
      fc.property(fc.oneof(small, monthsOf({ people: 60, payments: 30, reach: 2 })), (input) => {
        expect(output(input)).toEqual(slowPlan(input));
      }),
      { numRuns: 300 },
    );
  });

  it('agrees on trees of 2,000 people', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(3, 20, 2_000).chain((reach) => monthsOf({ people: 2_000, payments: 2_000, reach })),
        (input) => {
          expect(output(input)).toEqual(slowPlan(input));
        },
      ),
      { numRuns: 6 },
    );
  });
});
