/** Listers whom nobody has looked at: asked to be verified before many people write to them; then new requests wait for it. */
import { RuleBroken } from './errors.ts';

/** So many people who ask in a month of India, for visits or by applications, ask their lister to be verified. */
export const VERIFICATION_ASKED_AT = 7;
/** From this person on, requests of the month wait until the lister is verified. */
export const REQUESTS_WAIT_FROM = 10;

/** A lister as a request of theirs came. */
export type ListerStanding = {
  /** Who asked in that month up to this request: each person once, and those alone who proved a mobile number. */
  readonly people: number;
  /** Their identity or a home of theirs was verified, or they are an activated broker. */
  readonly isKnown: boolean;
};

export const waitsForVerification = ({ people, isKnown }: ListerStanding): boolean =>
  !isKnown && people >= REQUESTS_WAIT_FROM;

/** What a lister is told as a request comes, `before` people having asked until then; null: nothing of it, or they were told. */
export function verificationNews(
  { people, isKnown }: ListerStanding,
  before: number,
): 'asked' | 'waits' | null {
  const isReached = (limit: number) => before < limit && people >= limit;
  if (isKnown) return null;
  if (isReached(REQUESTS_WAIT_FROM)) return 'waits';
  return isReached(VERIFICATION_ASKED_AT) ? 'asked' : null;
}

/** Throws `lead.lister-not-verified`: whoever is not verified yet says yes to no request that waits. */
export function checkListerVerified(standing: ListerStanding): void {
  if (waitsForVerification(standing)) throw new RuleBroken('lead.lister-not-verified');
}
