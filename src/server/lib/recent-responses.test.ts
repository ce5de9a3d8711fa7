import { expect, it } from 'vitest';
import { RecentResponses } from './recent-responses.ts';

const minute = (count: number) => count * 60_000;

it('counts the answers of the last ten minutes and forgets older ones', () => {
  const answers = new RecentResponses();
  answers.count(500, minute(1));
  answers.count(200, minute(4));
  answers.count(503, minute(4) + 59_000);
  answers.count(404, minute(10));
  expect(answers.figures(minute(10))).toEqual({ answers: 4, failed: 2 });
  expect(answers.figures(minute(11))).toEqual({ answers: 3, failed: 1 });
  expect(answers.figures(minute(60))).toEqual({ answers: 0, failed: 0 });
});
