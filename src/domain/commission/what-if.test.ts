import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsOf } from '../../../tests/support/random-months.ts';
import { type Paise, paise } from '../money.ts';
import { presentPlan } from './plan.ts';
import { type PlanRun, runPlan } from './plan-output.ts';
import { monthStatuses } from './standing.ts';
import { type CopyLimits, copyTeam } from './team-copy.ts';
import { computeWhatIf, type WhatIfPayment, type WhatIfPerson } from './what-if.ts';

const LAKH = 10_000_000;
const person = (id: string, sponsorId: string | null, own: Partial<WhatIfPerson> = {}): WhatIfPerson => ({
  id,
  sponsorId,
  status: 'active',
  mode: 'balanced',
  shadowPower: paise(0),
  isGranted: false,
  fixedRank: null,
  ...own,
});
const rent = (id: string, affiliateId: string, lakh: number): WhatIfPayment => ({
  id,
  affiliateId,
  rvl: paise(lakh * LAKH),
  shareBp: 800,
});

/** The copy of one team, computed again as the calculator does. */
function again({ prepared, month }: PlanRun, top: number, limits: CopyLimits) {
  const { plan, affiliates, payments } = prepared;
  const copy = copyTeam({ plan, affiliates, payments, computed: month }, top, limits);
  const people = copy.people.map(({ place, sponsor, fixedRank }) =>
    person(`${place}`, sponsor < 0 ? null : `${sponsor}`, {
      fixedRank,
      status: monthStatuses[affiliates.status[place] as number] ?? 'unknown',
      ...(place === top
        ? {
            mode: affiliates.mode[place] === 1 ? 'total_volume' : 'balanced',
            shadowPower: affiliates.shadowPower[place] as Paise,
            isGranted: affiliates.isGranted[place] === 1,
          }
        : {}),
    }),
  );
  const rents = copy.payments.map((payment) => ({
    id: `${payment}`,
    affiliateId: `${payments.affiliate[payment]}`,
    rvl: payments.rvl[payment] as Paise,
    shareBp: payments.shareBp[payment] as number,
  }));
  return { copy, whatIf: computeWhatIf(plan, people, rents) };
}

describe('the calculator', () => {
  it('gives the worked example: A, with B and C below', () => {
    const month = computeWhatIf(
      presentPlan,
      [person('A', null), person('B', 'A'), person('C', 'A')],
      [rent('a', 'A', 0.5), rent('b', 'B', 2), rent('c', 'C', 1.5)],
    );
    expect([month.answer.rank.name, month.earned]).toEqual(['Builder', 200_000]);
    expect(month.lines.map(({ paymentId, amount }) => [paymentId, amount])).toEqual([
      ['a', 60_000],
      ['b', 80_000],
      ['c', 60_000],
    ]);
    expect(month.standings.get('B')).toMatchObject({ rank: 'Starter', team: 2 * LAKH });
  });

  it('takes a rank that is set for somebody below', () => {
    const month = computeWhatIf(
      presentPlan,
      [person('A', null), person('B', 'A', { fixedRank: 'Builder' })],
      [rent('a', 'A', 3), rent('b', 'B', 3)],
    );
    expect(month.lines.map(({ paymentId }) => paymentId)).toEqual(['a']);
    expect(month.standings.get('B')?.rateBp).toBe(1500);
  });

  it('refuses a sponsor who is not there', () => {
    expect(() => computeWhatIf(presentPlan, [person('A', null), person('B', 'X')], [])).toThrow(
      'commission.columns-mismatched',
    );
    expect(() => computeWhatIf(presentPlan, [], [])).toThrow('commission.columns-mismatched');
  });

  it('reproduces every line of whoever stands at the top of a tree, to the paisa', () => {
    fc.assert(
      fc.property(monthsOf({ people: 30, payments: 40 }), ({ rates: _, ...input }) => {
        const run = runPlan(input);
        const { sponsor } = run.prepared.affiliates;
        for (const [top, above] of sponsor.entries()) {
          if (above >= 0) continue;
          const { whatIf } = again(run, top, { people: 1000, payments: 1000 });
          const { lines } = run.month;
          const own = Array.from(lines.affiliate, (affiliate, line) => ({ affiliate, line }))
            .filter(({ affiliate }) => affiliate === top)
            .map(({ line }) => [`${lines.payment[line]}`, lines.level[line], lines.amount[line]]);
          expect(whatIf.lines.map(({ paymentId, level, amount }) => [paymentId, level, amount])).toEqual(own);
          expect(whatIf.answer.qualifying).toBe(run.month.qualifying[top]);
        }
      }),
    );
  });

  it('of a team that is too large keeps the largest, and says how much volume is missing where', () => {
    fc.assert(
      fc.property(monthsOf({ people: 30, payments: 40 }), ({ rates: _, ...input }) => {
        const run = runPlan(input);
        const { team } = run.month;
        const { copy } = again(run, 0, { people: 5, payments: 7 });
        expect(copy.people.length).toBeLessThanOrEqual(5);
        const places = new Set(copy.people.map(({ place }) => place));
        for (const { sponsor } of copy.people) expect(sponsor < 0 || places.has(sponsor)).toBe(true);
        const shown = copy.payments.reduce(
          (sum, payment) => sum + (run.prepared.payments.rvl[payment] as number),
          0,
        );
        const others = copy.people.reduce((sum, person) => sum + person.others, 0);
        expect(shown + others).toBe(team[0]);
        expect(copy.people.every((person) => person.others >= 0)).toBe(true);
      }),
    );
  });
});
