import { describe, expect, it } from 'vitest';
import { isGuessablePin, pinGate } from './admin-pin.ts';

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
