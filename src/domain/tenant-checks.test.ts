import { describe, expect, it, test } from 'vitest';
import {
  answerUntil,
  type CheckStatus,
  type CheckStep,
  checkAllAnswered,
  checkNumber,
  checkStatuses,
  isOpenCheck,
  keptUntil,
  nextCheckStatus,
} from './tenant-checks.ts';

const steps: Readonly<Record<CheckStep, Partial<Record<CheckStatus, CheckStatus>>>> = {
  agree: { asked: 'agreed' },
  refuse: { asked: 'refused' },
  expire: { asked: 'expired' },
  cancel: { asked: 'cancelled', agreed: 'cancelled' },
  pay: { agreed: 'in_work' },
  finish: { in_work: 'done' },
  withdraw: { agreed: 'withdrawn', in_work: 'withdrawn' },
};

describe('a step of a check', () => {
  const all = (Object.keys(steps) as CheckStep[]).flatMap((step) =>
    checkStatuses.map((from) => [step, from, steps[step][from]] as const),
  );
  test.each(all)('%s from %s leads to %s', (step, from, to) => {
    const move = () => nextCheckStatus(from, step, 49_900);
    if (to) expect(move()).toBe(to);
    else expect(move).toThrow('tenant-check.moved-on');
  });

  it('leads straight to work where the check is part of managed rental', () => {
    expect(nextCheckStatus('asked', 'agree', 0)).toBe('in_work');
  });
});

test('only checks that may still go on are open', () => {
  expect(checkStatuses.filter(isOpenCheck)).toEqual(['asked', 'agreed', 'in_work']);
});

test('the applicant has seven days', () => {
  expect(answerUntil('2026-11-26')).toBe('2026-12-03');
});

test.each<[CheckStatus, string, string]>([
  ['done', '2026-12-26', '2029-11-26'],
  ['withdrawn', '2026-11-26', '2027-02-24'],
  ['expired', '2026-11-26', '2027-02-24'],
])('%s on 26 November its documents are kept until %s and its record until %s', (ended, files, check) => {
  expect(keptUntil(ended, '2026-11-26')).toEqual({ files, check });
});

test('a report needs an answer to each point', () => {
  expect(() => checkAllAnswered(['identity', 'employer'], ['identity'])).toThrow('tenant-check.points-open');
  expect(() => checkAllAnswered(['identity'], ['identity'])).not.toThrow();
});

test('a number has the year and six digits', () => {
  expect(checkNumber('2026-11-26', 12)).toBe('V-2026-000012');
});
