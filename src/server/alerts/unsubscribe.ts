/** The link that ends a saved search's letters: it needs no sign-in, so it proves itself, and it can do nothing else. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_LENGTH = 32;
const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{32})$/;

const signatureOf = (secret: string, searchId: string) =>
  createHmac('sha256', secret)
    .update(`unsubscribe saved search\n${searchId}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);

export const unsubscribePath = (secret: string, searchId: string): string =>
  `/unsubscribe/${searchId}.${signatureOf(secret, searchId)}`;

/** The saved search that the link is of; null for a link that none of these secrets signed. */
export function searchOfLink(secrets: readonly string[], token: string): string | null {
  const [, searchId, signature] = FORM.exec(token) ?? [];
  if (!searchId || !signature) return null;
  const given = Buffer.from(signature);
  const isOurs = secrets.some((secret) => timingSafeEqual(Buffer.from(signatureOf(secret, searchId)), given));
  return isOurs ? searchId : null;
}
