/** What of the library speaks OAuth, and how a token that it gave is known. */
import { createHash } from 'node:crypto';
import { oauthProvider } from '@better-auth/oauth-provider';
import type { Pool } from 'pg';
import { LASTING, scopeNames } from '../../../domain/api-tokens.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** Where a person answers: a page of ours. */
export const CONNECT_PAGE = '/connect';
/** Scanners of secrets know by it whose it is. */
export const PROGRAM_TOKEN_PREFIX = 'kio_';
export const programGrants = ['authorization_code', 'refresh_token'] as const;

/** Access tokens are opaque, so that one that was ended opens nothing from that moment on. */
export const programPlugin = () =>
  oauthProvider({
    loginPage: '/auth',
    consentPage: CONNECT_PAGE,
    scopes: [...scopeNames, LASTING],
    grantTypes: [...programGrants],
    disableJwtPlugin: true,
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    accessTokenExpiresIn: HOUR,
    refreshTokenExpiresIn: 30 * DAY,
    prefix: { opaqueAccessToken: PROGRAM_TOKEN_PREFIX, refreshToken: 'kior_', clientSecret: 'kios_' },
    silenceWarnings: { oauthAuthServerConfig: true },
  });

/** As the library stores it. */
const hashOfProgramToken = (token: string): string =>
  createHash('sha256').update(token.slice(PROGRAM_TOKEN_PREFIX.length)).digest('base64url');

type Row = { id: string; user_id: string; scopes: string[] };

export async function rowOfProgramToken(pool: Pool, token: string): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>({
    name: 'use-program-token',
    text: 'select id, user_id, scopes from app.use_program_token($1)',
    values: [hashOfProgramToken(token)],
  });
  return rows[0];
}
