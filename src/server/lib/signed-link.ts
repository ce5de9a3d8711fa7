/** Ends of links in letters that need no sign-in: each proves itself, and opens one row for one purpose. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_LENGTH = 32;
const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{32})$/;

const signatureOf = (secret: string, purpose: string, id: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${id}`).digest('base64url').slice(0, SIGNATURE_LENGTH);

/** `purpose` in words of its own: what is signed for one opens nothing of another. */
export const signedToken = (secret: string, purpose: string, id: string): string =>
  `${id}.${signatureOf(secret, purpose, id)}`;

/** The row that the token is of; null for one that none of these secrets signed for this purpose. */
export function idOfToken(secrets: readonly string[], purpose: string, token: string): string | null {
  const [, id, signature] = FORM.exec(token) ?? [];
  if (!id || !signature) return null;
  const given = Buffer.from(signature);
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signatureOf(secret, purpose, id)), given),
  );
  return isOurs ? id : null;
}
