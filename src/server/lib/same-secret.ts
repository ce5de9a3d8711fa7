/** Compares what somebody sent with a secret. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Of equal length whatever is sent, so that the time says nothing. */
export function isSameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
