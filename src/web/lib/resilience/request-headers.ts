// The headers that every call of ours carries (specification, section 7).
import { ClientFailure } from './failure.ts';

export const CLIENT_INFO = 'kiraya-web/1.0';

export type Credentials = {
  publicKey: string;
  accessToken: string | undefined;
  /** Asked when the server refuses the token: another to try once more with, or undefined. */
  renewRefused?: (token: string) => Promise<string | undefined>;
};

/** Adds key, bearer token (the key itself when signed out), client info, JSON and Prefer; keeps a body type already set. */
export function setRequestHeaders(
  headers: Headers,
  { publicKey, accessToken }: Pick<Credentials, 'publicKey' | 'accessToken'>,
): void {
  if (!publicKey) throw new ClientFailure('api-key-missing');
  headers.set('apikey', publicKey);
  headers.set('Authorization', `Bearer ${accessToken ?? publicKey}`);
  headers.set('X-Client-Info', CLIENT_INFO);
  headers.set('Prefer', 'return=representation');
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
}
