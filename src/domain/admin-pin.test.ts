import { describe, expect, it } from 'vitest';
import { isGuessablePin, isPinFresh, pinGate } from './admin-pin.ts';

describe('the PIN of administrators', () => {
  it.each([
    [{ lacksSecondFactor: false, isSet: false, isVerified: false, isRequired: false }, 'open'],
    [{ lacksSecondFactor: false, isSet: false, isVerified: false, isRequired: true }, 'set'],
    [{ lacksSecondFactor: false, isSet: true, isVerified: false, isRequired: false }, 'enter'],
    [{ lacksSecondFactor: false, isSet: true, isVerified: false, isRequired: true }, 'enter'],
    [{ lacksSecondFactor: false, isSet: true, isVerified: true, isRequired: true }, 'open'],
    [{ lacksSecondFactor: true, isSet: true, isVerified: true, isRequired: true }, 'second-factor'],
  ])('with %o the gate is %s', (standing, gate) => {
    expect(pinGate(standing)).toBe(gate);
  });

  it.each(['000000', '123456', '654321', '121212', '123123', '890123'])('%s is guessed at once', (pin) => {
    expect(isGuessablePin(pin)).toBe(true);
  });

  it.each(['482915', '112233', '199005'])('%s is not', (pin) => {
    expect(isGuessablePin(pin)).toBe(false);
  });
});

describe('an entered PIN', () => {
  const hours = (count: number) => count * 3600;
  it.each([
    ['never entered', null, null, false],
    ['just entered', 0, 0, true],
    ['entered before its use was written down', 29 * 60, null, true],
    ['entered long before that', 31 * 60, null, false],
    ['in use since the morning', hours(12) - 1, 10, true],
    ['in use for twelve hours', hours(12), 0, false],
    ['used 29 minutes ago', hours(2), 29 * 60, true],
    ['used 30 minutes ago', hours(2), 30 * 60, false],
  ])('%s', (_, enteredSecondsAgo, usedSecondsAgo, isFresh) => {
    expect(isPinFresh({ enteredSecondsAgo, usedSecondsAgo })).toBe(isFresh);
  });
});
