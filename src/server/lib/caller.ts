// Who calls the API: the public key says which client, the bearer token which person.
import { timingSafeEqual } from 'node:crypto';
import { VIEW_HEADER } from '../../domain/view-as.ts';
import { SIGNED_OUT } from './actor.ts';
import { callerOfApiToken, isApiToken } from './api-tokens.ts';
import type { Allowance } from './auth/rate-limits.ts';
import type { Caller, Services } from './request-context.ts';

type Found = { subject: Caller | null; allowance?: Allowance } | { refused: string };

/**
 * Reads `apikey` and `Authorization`. Public reads answer without the key; a wrong key or a bad token is refused,
 * and so is a write without the key. The bearer may be the key itself: then nobody is signed in. A program sends a
 * person's access token (`kir_…`): the key beside it is not looked at, since generated clients put the token there too.
 */
export async function callerOf(request: Request, services: Services): Promise<Found> {
  const { publicKey } = services;
  const key = request.headers.get('apikey');
  const view = request.headers.get(VIEW_HEADER);
  const token = bearerOf(request);
  if (token !== null && isApiToken(token)) {
    if (view !== null) return { refused: 'Only a session of the office views as somebody else' };
    const caller = await callerOfApiToken(token, services);
    return caller ?? { refused: 'This access token was revoked, has expired or never was' };
  }
  if (key !== null && !sameText(key, publicKey))
    return { refused: 'Authentication configuration error - API key invalid' };
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (key === null && (!isRead || token !== null)) return { refused: 'No API key found' };
  if (token === null || sameText(token, publicKey))
    return view === null ? { subject: null } : { refused: SIGNED_OUT };
  const subject = await services.auth.verifyAccessToken(token);
  if (!subject) return { refused: SIGNED_OUT };
  return { subject: view === null ? subject : { ...subject, view } };
}

/** The name of the scheme may be written in any case (RFC 9110, 11.1). */
const BEARER = /^Bearer +(.+)$/i;

const bearerOf = (request: Request): string | null =>
  BEARER.exec(request.headers.get('authorization') ?? '')?.[1]?.trim() ?? null;

/** By bytes: as many letters may be more of them. */
export function sameText(givenText: string, expectedText: string): boolean {
  const [given, expected] = [Buffer.from(givenText), Buffer.from(expectedText)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
