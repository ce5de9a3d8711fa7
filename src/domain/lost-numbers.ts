/** Whoever lost their SIM and has no other way in asks Kiraya's team to move their account to another number. */
import { epochMs, type Instant } from './dates.ts';
import { RuleBroken } from './errors.ts';
import { isStaff, type Role } from './roles.ts';

export const lostNumberStates = ['waiting', 'approved', 'declined', 'stopped'] as const;
/** stopped: by somebody who was signed in to the account. */
export type LostNumberState = (typeof lostNumberStates)[number];

/** So long the old number, the address and the devices of an account have to say that its person did not ask. */
export const LOST_NUMBER_HOURS = 72;

/** After one was declined or stopped, for so long no other is taken: else its person would have to stop one every day. */
export const LOST_NUMBER_PAUSE_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is known of the account that somebody says is theirs. */
export interface LostNumberCase {
  readonly roles: readonly Role[];
  /** The one that was asked last; null: none ever. */
  readonly last: { readonly state: LostNumberState; readonly decidedAt: Instant | null } | null;
}

/**
 * Whether a request is taken. Never for staff: an administrator is let in by the command on the server, the others get a new account and the role anew. Two
 * administrators could otherwise take the account of a third. Nor beside one that waits, nor within seven days of one that was refused.
 */
export function takesLostNumber({ roles, last }: LostNumberCase, now: Instant): boolean {
  if (roles.some(isStaff)) return false;
  if (last?.state === 'waiting') return false;
  if (last === null || last.decidedAt === null || last.state === 'approved') return true;
  return epochMs(now) - epochMs(last.decidedAt) >= LOST_NUMBER_PAUSE_DAYS * DAY_MS;
}

/** Throws `lost-number.not-checked` or `lost-number.too-early` where a request cannot be approved yet. */
export function checkMovable(
  { checkedBy, readyAt }: { checkedBy: string | null; readyAt: Instant },
  now: Instant,
): void {
  if (checkedBy === null) throw new RuleBroken('lost-number.not-checked');
  if (epochMs(now) < epochMs(readyAt))
    throw new RuleBroken('lost-number.too-early', undefined, { from: readyAt });
}
