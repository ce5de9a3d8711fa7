import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  askedKinds,
  type ClaimedHome,
  type ClaimedOrganisation,
  canMoveClaim,
  checkClaimMove,
  checkDecision,
  checkPaper,
  claimKinds,
  claimRules,
  claimStatuses,
  claimStep,
  kindsLostBy,
  kindsLostByOrganisation,
  kindsOf,
  latestEnd,
} from './claims.ts';
import { addDays } from './dates.ts';

const TODAY = '2026-08-30';

describe('states', () => {
  it('are final once a claim has left the two that are open', () => {
    const ended = claimStatuses.filter((status) => status !== 'submitted' && status !== 'verified');
    for (const from of ended) for (const to of claimStatuses) expect(canMoveClaim(from, to)).toBe(false);
  });

  it('lead to verified from submitted only', () => {
    expect(claimStatuses.filter((from) => canMoveClaim(from, 'verified'))).toEqual(['submitted']);
    expect(() => checkClaimMove('verified', 'declined')).toThrow('claim.transition-not-allowed');
  });
});

describe('a decision', () => {
  test.each([
    ['identity', 'paper_checked', '2028-08-30', null],
    ['identity', 'paper_checked', '2028-08-31', 'claim.validity-out-of-range'],
    ['identity', 'site_visit', '2027-08-30', 'claim.method-not-of-kind'],
    ['photos', 'site_visit', '2027-02-28', null],
    ['photos', 'site_visit', '2027-03-01', 'claim.validity-out-of-range'],
    ['phone', 'called_back', TODAY, 'claim.validity-out-of-range'],
    ['phone', 'called_back', '2026-08-31', null],
    ['rera', 'desk_review', '2026-12-31', 'claim.method-not-of-kind'],
  ] as const)('of %s by %s until %s: %s', (kind, method, until, problem) => {
    const decide = () => checkDecision(kind, method, until, TODAY);
    if (problem) expect(decide).toThrow(problem);
    else expect(decide).not.toThrow();
  });

  it('of every kind may take each of its own methods until the latest day', () => {
    for (const kind of claimKinds) {
      for (const method of claimRules[kind].methods) {
        expect(() => checkDecision(kind, method, latestEnd(kind, TODAY), TODAY)).not.toThrow();
      }
    }
  });
});

test.each([
  ['identity', false, 'claim.paper-missing'],
  ['ownership', false, 'claim.paper-missing'],
  ['identity', true, null],
  ['phone', true, 'claim.paper-not-needed'],
  ['photos', false, null],
  ['rera', true, null],
  ['rera', false, null],
] as const)('a claim of %s with a paper (%s): %s', (kind, hasPaper, problem) => {
  if (problem) expect(() => checkPaper(kind, hasPaper)).toThrow(problem);
  else expect(() => checkPaper(kind, hasPaper)).not.toThrow();
});

it('lets people ask of themselves and of their homes, and leaves the listing to the office', () => {
  expect(kindsOf('person')).toEqual(['identity', 'phone', 'agent_rera']);
  expect(kindsOf('home')).toEqual(['ownership', 'photos', 'rera']);
  expect(askedKinds).not.toContain('listing');
});

describe('time', () => {
  test.each([
    ['2026-09-13', false, 'remind'],
    ['2026-09-13', true, 'none'],
    ['2026-09-14', false, 'none'],
    ['2026-08-30', true, 'none'],
    ['2026-08-29', true, 'expire'],
    ['2026-08-29', false, 'expire'],
  ] as const)('does to a claim that is good until %s (reminded: %s): %s', (until, isReminded, step) => {
    expect(claimStep(until, isReminded, TODAY)).toBe(step);
  });

  it('reminds once and ends once, whatever the days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), (days) => {
        const until = addDays(TODAY, days);
        let isReminded = false;
        const steps: string[] = [];
        for (let day = 0; day <= days + 1; day += 1) {
          const step = claimStep(until, isReminded, addDays(TODAY, day));
          if (step !== 'none') steps.push(step);
          if (step === 'remind') isReminded = true;
        }
        expect(steps).toEqual(['remind', 'expire']);
      }),
      { numRuns: 50 },
    );
  });
});

const home: ClaimedHome = {
  cityId: 1,
  localityId: 2,
  address: '4 Rose Lane',
  propertyType: 'apartment',
  bedrooms: 2,
  reraNumber: 'PRM/1',
};

describe('a change of a home', () => {
  test.each<[Partial<ClaimedHome>, readonly string[]]>([
    [{}, []],
    [{ localityId: 3 }, ['listing', 'ownership', 'photos', 'rera']],
    [{ address: '5 Rose Lane' }, ['listing', 'ownership', 'photos', 'rera']],
    [{ bedrooms: 3 }, ['listing', 'photos']],
    [{ reraNumber: null }, ['rera']],
    [{ bedrooms: 3, reraNumber: null }, ['listing', 'photos', 'rera']],
  ])('%j ends %j', (change, lost) => {
    expect(kindsLostBy(home, { ...home, ...change })).toEqual(lost);
  });
});

describe('a change of an organisation', () => {
  const rao: ClaimedOrganisation = {
    legalName: 'Rao Homes',
    gstin: '29AAGCR4375J1ZU',
    reraNumber: 'A51800012345',
  };
  test.each([
    [{ legalName: 'Rao Estates' }, ['organisation_rera', 'organisation_gst', 'organisation_pan']],
    [{ gstin: null }, ['organisation_gst']],
    [{ reraNumber: 'A51800054321' }, ['organisation_rera']],
    [{}, []],
  ] as const)('%j ends what it was about', (change, lost) => {
    expect(kindsLostByOrganisation(rao, { ...rao, ...change })).toEqual(lost);
  });
});
