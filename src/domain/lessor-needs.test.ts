import { expect, it, test } from 'vitest';
import { type LessorFacts, lessorNeeds } from './lessor-needs.ts';

const quiet: LessorFacts = {
  urgent_repairs: 0,
  open_repairs: 0,
  to_approve: 0,
  mandates: 0,
  drafts: 0,
  to_sign: 0,
  late: 0,
  waiting: 0,
  disputed: 0,
};

test.each<[string, Partial<LessorFacts>, 'landlord' | 'manager', [string, number][]]>([
  ['nothing waits', {}, 'landlord', []],
  [
    'a leak before money, money before papers',
    {
      urgent_repairs: 1,
      open_repairs: 3,
      to_approve: 1,
      mandates: 1,
      drafts: 3,
      to_sign: 1,
      late: 4,
      waiting: 5,
      disputed: 2,
    },
    'landlord',
    [
      ['urgent-repairs', 1],
      ['late-rent', 4],
      ['payments', 3],
      ['disputes', 2],
      ['mandates', 1],
      ['estimates', 1],
      ['signatures', 1],
      ['leases', 2],
      ['repairs', 2],
    ],
  ],
  ['an estimate waits for the landlord, not for the manager', { to_approve: 1 }, 'manager', []],
  ['so does a mandate', { mandates: 1 }, 'manager', []],
  [
    'a draft of the landlord’s own waits for an answer as the manager reads it',
    { drafts: 1, to_sign: 1 },
    'manager',
    [['leases', 1]],
  ],
  [
    'urgent repairs are not counted twice',
    { urgent_repairs: 2, open_repairs: 2 },
    'manager',
    [['urgent-repairs', 2]],
  ],
])('%s', (_, facts, role, expected) => {
  expect(lessorNeeds({ ...quiet, ...facts }, role).map(({ need, count }) => [need, count])).toEqual(expected);
});

it('never says a count of zero', () => {
  expect(lessorNeeds(quiet, 'manager')).toEqual([]);
});
