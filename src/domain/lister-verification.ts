/** Listers whom nobody has looked at: asked to be verified before many people write to them; then new requests wait for it. */
import { RuleBroken } from './errors.ts';

/** In a month of India, so many visits and applications ask their lister to be verified. */
export const VERIFICATION_ASKED_AT = 7;
/** From this one on, requests of the month wait until the lister is verified. */
export const REQUESTS_WAIT_FROM = 10;

/** A lister as a request of theirs came. */
export type ListerStanding = {
  /** Requests of that month up to this one. */
  readonly leads: number;
  /** Their identity or a home of theirs was verified, or they are an activated broker. */
  readonly isKnown: boolean;
};

export const waitsForVerification = ({ leads, isKnown }: ListerStanding): boolean =>
  !isKnown && leads >= REQUESTS_WAIT_FROM;

/** What a lister is told as a request comes; null: nothing of it. */
export function verificationNews({ leads, isKnown }: ListerStanding): 'asked' | 'waits' | null {
  if (isKnown) return null;
  if (leads === REQUESTS_WAIT_FROM) return 'waits';
  return leads === VERIFICATION_ASKED_AT ? 'asked' : null;
}

/** Throws `lead.lister-not-verified`: whoever is not verified yet says yes to no request that waits. */
export function checkListerVerified(standing: ListerStanding): void {
  if (waitsForVerification(standing)) throw new RuleBroken('lead.lister-not-verified');
}
