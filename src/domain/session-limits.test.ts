import { describe, expect, it } from 'vitest';
import type { Role } from './roles.ts';
import { isSessionOver, secondsLeft } from './session-limits.ts';

const minutes = (count: number) => count * 60;
const hours = (count: number) => minutes(count * 60);
const days = (count: number) => hours(count * 24);

describe('a session', () => {
  it.each<[string, Role[], number, number, boolean]>([
    ['of an administrator, just begun', ['admin'], 0, 0, false],
    ['of an administrator, idle for 29 minutes', ['admin'], hours(2), minutes(29), false],
    ['of an administrator, idle for 30 minutes', ['admin'], hours(2), minutes(30), true],
    ['of an administrator, in use for nearly 12 hours', ['admin'], hours(12) - 1, 0, false],
    ['of an administrator, in use for 12 hours', ['admin'], hours(12), 0, true],
    ['of an administrator who is a landlord too', ['landlord', 'admin'], hours(12), 0, true],
    ['of a tenant, idle for 29 days', ['tenant'], days(40), days(29), false],
    ['of a tenant, idle for 30 days', ['tenant'], days(40), days(30), true],
    ['of a landlord, in use for nearly 180 days', ['landlord'], days(180) - 1, 0, false],
    ['of a landlord, in use for 180 days', ['landlord'], days(180), 0, true],
    ['of somebody without a role, idle for a day', [], days(1), days(1), false],
  ])('%s', (_, roles, startedSecondsAgo, usedSecondsAgo, isOver) => {
    expect(isSessionOver(roles, { startedSecondsAgo, usedSecondsAgo })).toBe(isOver);
  });

  it.each<[string, Role[], number, number]>([
    ['an administrator in the morning', ['admin'], minutes(5), minutes(30)],
    [
      'an administrator ten minutes before the end of the day',
      ['admin'],
      hours(12) - minutes(10),
      minutes(10),
    ],
    ['an administrator after it', ['admin'], hours(13), 0],
    ['a tenant', ['tenant'], days(3), days(30)],
    ['a tenant in the last week', ['tenant'], days(173), days(7)],
  ])('lasts, used now by %s', (_, roles, startedSecondsAgo, left) => {
    expect(secondsLeft(roles, startedSecondsAgo)).toBe(left);
  });
});
