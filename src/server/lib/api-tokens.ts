/**
 * Personal access tokens: `kir_`, thirty characters by chance, and six that prove the others, so that scanners for secrets know one
 * when they see it and a slip of the pen is refused without a look into the database. Only a keyed hash is stored.
 */
import { createHmac, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ORPCError } from '@orpc/server';
import { errors } from '../../contract/errors.ts';
import { type Scope, scopeFor, scopeNames, tokenMay } from '../../domain/api-tokens.ts';
import type { Permission } from '../../domain/permissions.ts';
import { PROGRAM_TOKEN_PREFIX, rowOfProgramToken } from './auth/program-plugin.ts';
import type { Allowance } from './auth/rate-limits.ts';
import { secretsOf } from './config.ts';
import type { Caller, Services } from './request-context.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'kir_';
const SHAPE = /^kir_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/** Made by a person, or given to a program that they let in. */
export const isApiToken = (bearer: string): boolean =>
  bearer.startsWith(PREFIX) || bearer.startsWith(PROGRAM_TOKEN_PREFIX);

/** 178 bits of chance. */
export function newApiToken(): string {
  const body = Array.from({ length: 30 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${PREFIX}${body}${checksumOf(body)}`;
}

/** CRC-32 in base 62, as other makers of tokens do. */
function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  while (text.length < 6) {
    text = ALPHABET[rest % ALPHABET.length] + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** Whether it could be one of ours: of the right shape, and whole. */
function isWhole(token: string): boolean {
  const [, body = '', checksum] = SHAPE.exec(token) ?? [];
  return checksum !== undefined && checksumOf(body) === checksum;
}

/** What is stored; without the installation's secret a stolen table cannot be compared with anything. */
export const hashOfApiToken = (secret: string, token: string): Buffer =>
  createHmac('sha256', secret).update(`api token ${token}`).digest();

type Row = { id: string; user_id: string; scopes: string[] };

/** Who calls with that token; null when it was revoked, has expired or never was. Throws TooManyTries. */
export async function callerOfApiToken(
  token: string,
  { config, database, auth }: Services,
): Promise<{ subject: Caller; allowance: Allowance } | null> {
  const row = await rowOf(token, config, database);
  if (!row) return null;
  const allowance = await auth.limits.consume('token.calls', row.id);
  // A scope that the product has no more opens nothing.
  const scopes = scopeNames.filter((scope) => row.scopes.includes(scope));
  return { subject: { userId: row.user_id, sessionId: row.id, token: { id: row.id, scopes } }, allowance };
}

async function rowOf(
  token: string,
  config: Services['config'],
  database: Services['database'],
): Promise<Row | undefined | null> {
  if (token.startsWith(PROGRAM_TOKEN_PREFIX)) return rowOfProgramToken(database.pools.auth, token);
  return isWhole(token) ? rowOfToken(database, token, secretsOf(config)) : null;
}

/** A token lives for a year at most, and so long the secret has to be named under which its hash was made. */
async function rowOfToken(
  { pools }: Services['database'],
  token: string,
  secrets: readonly string[],
): Promise<Row | null> {
  for (const secret of secrets) {
    const { rows } = await pools.auth.query<Row>({
      name: 'use-api-token',
      text: 'select id, user_id, scopes from app.use_api_token($1)',
      values: [hashOfApiToken(secret, token)],
    });
    if (rows[0]) return rows[0];
  }
  return null;
}

/** Refuses a call by token that its scopes do not name. */
export function requireScope(caller: Caller | null, permission: Permission): void {
  if (!caller?.token || tokenMay(caller.token.scopes, permission)) return;
  throw scopeRequired(scopeFor(permission) as Scope | null);
}

/** `needed` null: no scope would do. */
export const scopeRequired = (needed: Scope | null) =>
  new ORPCError('SCOPE_REQUIRED', {
    defined: true,
    status: errors.SCOPE_REQUIRED.status,
    message: needed ? `This token lacks the scope ${needed}` : 'No access token can do this',
    data: { scope: needed },
  });
