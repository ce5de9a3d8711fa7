import { expect, test } from 'vitest';
import { answeringOf } from './answering.ts';

test.each([
  ['four requests say nothing', 4, 4, 10, null],
  ['five say it', 5, 5, 10, { withinHours: 1, percent: 100 }],
  ['exactly an hour', 5, 5, 60, { withinHours: 1, percent: 100 }],
  ['a little more', 5, 5, 61, { withinHours: 3, percent: 100 }],
  ['two days', 8, 7, 2_880, { withinHours: 48, percent: 87 }],
  ['longer is no promise', 8, 8, 2_881, { withinHours: null, percent: 100 }],
  ['199 of 200 are not all', 200, 199, 120, { withinHours: 3, percent: 99 }],
  ['half is usual', 6, 3, 20, { withinHours: 1, percent: 50 }],
  ['less is not', 6, 2, 20, { withinHours: null, percent: 33 }],
  ['no answer at all', 6, 0, null, { withinHours: null, percent: 0 }],
] as const)('%s', (_, requests, answered, medianMinutes, said) => {
  expect(answeringOf({ requests, answered, medianMinutes })).toEqual(said);
});
