/** The link that ends a saved search's letters: it needs no sign-in, so it proves itself, and it can do nothing else. */
import { idOfToken, signedToken } from '../lib/signed-link.ts';

const PURPOSE = 'unsubscribe saved search';

export const unsubscribePath = (secret: string, searchId: string): string =>
  `/unsubscribe/${signedToken(secret, PURPOSE, searchId)}`;

/** The saved search that the link is of; null for a link that none of these secrets signed. */
export const searchOfLink = (secrets: readonly string[], token: string): string | null =>
  idOfToken(secrets, PURPOSE, token);
