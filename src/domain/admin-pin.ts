/** The administrators' PIN: six digits, set once, entered once per session, locked for a while after wrong tries. */

export const PIN_LENGTH = 6;
export const PIN_TRIES = 5;
export const PIN_LOCK_MINUTES = 15;

export type PinStanding = {
  /** Nobody administers here without two-step sign-in, and this one has none. */
  lacksSecondFactor: boolean;
  isSet: boolean;
  /** Entered in this session. */
  isVerified: boolean;
  /** In production nobody administers without one. */
  isRequired: boolean;
};

/** What stands between an administrator and his work: nothing, two-step sign-in, choosing a PIN, or entering it. */
export function pinGate({
  lacksSecondFactor,
  isSet,
  isVerified,
  isRequired,
}: PinStanding): 'open' | 'second-factor' | 'set' | 'enter' {
  if (lacksSecondFactor) return 'second-factor';
  if (isSet) return isVerified ? 'open' : 'enter';
  return isRequired ? 'set' : 'open';
}

/** Whether a PIN is among the first anybody would try: 000000, 123456, 654321, 121212. */
export function isGuessablePin(pin: string): boolean {
  const steps = new Set(
    [...pin].slice(1).map((digit, place) => (Number(digit) - Number(pin[place]) + 10) % 10),
  );
  const isRun = steps.size === 1;
  const isRepeated = [1, 2, 3].some((length) => pin === pin.slice(0, length).repeat(PIN_LENGTH / length));
  return isRun || isRepeated;
}
