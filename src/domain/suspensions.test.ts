import { expect, it } from 'vitest';
import { checkReinstate, checkSuspend } from './suspensions.ts';

const person = { isOwn: false, roles: ['landlord'], isSuspended: false } as const;

it.each([
  ['somebody else', person, null],
  ['oneself', { ...person, isOwn: true }, 'suspension.of-yourself'],
  ['an administrator', { ...person, roles: ['landlord', 'admin'] as const }, 'suspension.of-staff'],
  ['who is suspended', { ...person, isSuspended: true }, 'suspension.in-force'],
])('suspending %s', (_, asked, rule) => {
  const suspend = () => checkSuspend(asked);
  if (rule === null) expect(suspend).not.toThrow();
  else expect(suspend).toThrow(expect.objectContaining({ code: rule }));
});

it('reinstates only who is suspended', () => {
  expect(() => checkReinstate({ isSuspended: true })).not.toThrow();
  expect(() => checkReinstate(person)).toThrow(expect.objectContaining({ code: 'suspension.over' }));
});
