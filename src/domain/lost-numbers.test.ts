import { describe, expect, test } from 'vitest';
import { checkMovable, type LostNumberState, takesLostNumber } from './lost-numbers.ts';

const now = '2026-11-20T06:30:00.000Z';
const ago = (days: number, more = 0) => new Date(Date.parse(now) - days * 86_400_000 + more).toISOString();

describe('a request for another number', () => {
  test.each<[string, LostNumberState, string | null, boolean]>([
    ['waits already', 'waiting', null, false],
    ['was declined just now', 'declined', ago(0), false],
    ['was stopped a moment less than seven days ago', 'stopped', ago(7, 1), false],
    ['was stopped seven days ago', 'stopped', ago(7), true],
    ['was declined long ago', 'declined', ago(400), true],
    ['was approved yesterday, and that SIM is lost too', 'approved', ago(1), true],
  ])('where the last one %s', (_, state, decidedAt, isTaken) => {
    expect(takesLostNumber({ roles: ['tenant'], last: { state, decidedAt } }, now)).toBe(isTaken);
  });

  test('is taken where none was asked before, and never for an administrator', () => {
    expect(takesLostNumber({ roles: [], last: null }, now)).toBe(true);
    expect(takesLostNumber({ roles: ['property_manager'], last: null }, now)).toBe(true);
    expect(takesLostNumber({ roles: ['admin', 'tenant'], last: null }, now)).toBe(false);
  });
});

describe('moving an account', () => {
  const rule = (code: string) => expect.objectContaining({ code });
  test('takes that somebody found out who asks', () => {
    expect(() => checkMovable({ checkedBy: null, readyAt: ago(1) }, now)).toThrow(
      rule('lost-number.not-checked'),
    );
  });
  test('waits until its time, to the millisecond', () => {
    expect(() => checkMovable({ checkedBy: 'a', readyAt: ago(0, 1) }, now)).toThrow(
      rule('lost-number.too-early'),
    );
    expect(() => checkMovable({ checkedBy: 'a', readyAt: now }, now)).not.toThrow();
  });
});
