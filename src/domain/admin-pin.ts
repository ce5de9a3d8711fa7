/** The administrators' PIN: six digits, set once, entered anew after 12 hours or 30 idle minutes, locked for a while after wrong tries. */

export const PIN_LENGTH = 6;
export const PIN_TRIES = 5;
export const PIN_LOCK_MINUTES = 15;
/** So long an entered PIN opens the admin portal, however busy its administrator is. */
export const PIN_HOURS = 12;
/** So long it stays open without an administrator's call. */
export const PIN_IDLE_MINUTES = 30;
/** When somebody last worked is kept to the minute, so that not every call writes it down. */
export const PIN_USE_STEP_SECONDS = 60;

export type PinStanding = {
  /** Nobody administers here without two-step sign-in, and this one has none. */
  lacksSecondFactor: boolean;
  isSet: boolean;
  /** Entered in this session, and not ended since. */
  isVerified: boolean;
  /** In production nobody administers without one. */
  isRequired: boolean;
};

/** What stands between an administrator and their work: nothing, two-step sign-in, choosing a PIN, or entering it. */
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

/** When the PIN was entered in a session, and when its administrator last did something there: seconds ago, null for never. */
export interface EnteredPin {
  readonly enteredSecondsAgo: number | null;
  readonly usedSecondsAgo: number | null;
}

/**
 * Whether the entered PIN still opens: for 12 hours at most, and until its administrator did nothing for 30 minutes. Entered
 * at 9:00 and last used at 9:10, it has ended at 9:40.
 */
export function isPinFresh({ enteredSecondsAgo: entered, usedSecondsAgo: used }: EnteredPin): boolean {
  if (entered === null) return false;
  return entered < PIN_HOURS * 3600 && Math.min(entered, used ?? entered) < PIN_IDLE_MINUTES * 60;
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
