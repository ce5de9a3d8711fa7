/** Proves access tokens with the public keys held in memory, so that an API call costs no query for it. */
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose';

export const TOKEN_ISSUER = 'kiraya';
export const TOKEN_AUDIENCE = 'kiraya-api';
const RELOAD_AT_MOST_EVERY_MS = 1_000;

/** The person and session a valid token names; roles are never in it. */
export type TokenSubject = { userId: string; sessionId: string };

export type VerifyAccessToken = (token: string) => Promise<TokenSubject | null>;

/** `loadKeys` reads the key table; it runs once, and again when a token names a key not seen yet. */
export function createAccessTokenVerifier(loadKeys: () => Promise<JSONWebKeySet>): VerifyAccessToken {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  let loadedAt = 0;
  const load = async () => {
    loadedAt = Date.now();
    keys = createLocalJWKSet(await loadKeys());
    return keys;
  };
  return async (token) => {
    try {
      return await verify(token, keys ?? (await load()));
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      const isUnknownKey = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknownKey || Date.now() - loadedAt < RELOAD_AT_MOST_EVERY_MS) return null;
    }
    const fresh = await load();
    return verify(token, fresh).catch(refusal);
  };
}

async function verify(
  token: string,
  keys: ReturnType<typeof createLocalJWKSet>,
): Promise<TokenSubject | null> {
  const { payload } = await jwtVerify(token, keys, {
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    algorithms: ['EdDSA'],
    requiredClaims: ['exp', 'sub'],
  });
  if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return null;
  return { userId: payload.sub, sessionId: payload.sid };
}

function refusal(error: unknown): null {
  if (error instanceof errors.JOSEError) return null;
  throw error;
}
