// The headers that every call of ours carries (specification, section 7).
import { VIEW_HEADER } from '../../../domain/view-as.ts';
import { ClientFailure } from './failure.ts';
import { viewOfTab } from './view-as.ts';

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
  const view = viewOfTab();
  if (view) headers.set(VIEW_HEADER, view);
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
}
