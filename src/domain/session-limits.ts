/** How long somebody stays signed in: until they did nothing for a while, and at the latest a while after they signed in. */
import { isStaff, type Role } from './roles.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type SessionLimit = { readonly idleSeconds: number; readonly absoluteSeconds: number };

/**
 * Staff have the limits of NIST SP 800-63B for its second level of assurance: 30 minutes and 12 hours. Everyone else keeps the 30 days
 * that they had; after 180 days, which is twice in a lease of eleven months, they prove once more who they are.
 */
export const sessionLimits = {
  staff: { idleSeconds: 30 * MINUTE, absoluteSeconds: 12 * HOUR },
  others: { idleSeconds: 30 * DAY, absoluteSeconds: 180 * DAY },
} as const satisfies Record<string, SessionLimit>;

/** No session lasts longer, so nor does its cookie. */
export const LONGEST_SESSION_SECONDS = sessionLimits.others.absoluteSeconds;

/** The last use is kept to the minute, so that not every call writes it down. */
export const SESSION_USE_STEP_SECONDS = 60;

/** When a session began, and when its person last did something in it: seconds ago. */
export interface SessionUse {
  readonly startedSecondsAgo: number;
  readonly usedSecondsAgo: number;
}

export function limitOf(roles: readonly Role[]): SessionLimit {
  return roles.some(isStaff) ? sessionLimits.staff : sessionLimits.others;
}

/** Used for the last time at 9:10, an administrator's session is over at 9:40; begun at 8:00, it is over at 20:00 in any case. */
export function isSessionOver(
  roles: readonly Role[],
  { startedSecondsAgo, usedSecondsAgo }: SessionUse,
): boolean {
  const { idleSeconds, absoluteSeconds } = limitOf(roles);
  return usedSecondsAgo >= idleSeconds || startedSecondsAgo >= absoluteSeconds;
}

/** How long a session that is used now goes on if nothing more happens in it, in seconds. */
export function secondsLeft(roles: readonly Role[], startedSecondsAgo: number): number {
  const { idleSeconds, absoluteSeconds } = limitOf(roles);
  return Math.max(0, Math.min(idleSeconds, absoluteSeconds - startedSecondsAgo));
}
