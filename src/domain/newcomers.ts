/** How much an account that nobody knows yet may ask of others in a day: by its age, and by what of it is confirmed. */
import { epochMs, type Instant } from './dates.ts';

export interface Account {
  readonly createdAt: Instant;
  /** Of email and mobile number. */
  readonly confirmed: number;
  /** A home of theirs, or they as a broker, were looked at by our team. */
  readonly isKnown: boolean;
}

const DAY_MS = 86_400_000;
const FIRST_DAYS = 7;
const NEW_DAYS = 30;

/** What an account is held to: `first` is the strictest. */
type NewcomerStage = 'first' | 'later';

/** Null: to nothing. `until` is when it ends. Whoever confirmed both email and number is a step further. */
export function newcomerStage(
  { createdAt, confirmed, isKnown }: Account,
  now: Instant,
): { stage: NewcomerStage; until: Instant } | null {
  const days = (epochMs(now) - epochMs(createdAt)) / DAY_MS;
  const isConfirmed = confirmed > 1;
  const most = isConfirmed ? FIRST_DAYS : NEW_DAYS;
  if (isKnown || days >= most) return null;
  const until = new Date(epochMs(createdAt) + most * DAY_MS).toISOString() as Instant;
  return { stage: isConfirmed || days >= FIRST_DAYS ? 'later' : 'first', until };
}
