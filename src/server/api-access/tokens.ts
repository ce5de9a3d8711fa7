/** Makes, lists, renames and revokes the caller's own access tokens. */
import { ORPCError } from '@orpc/server';
import { and, count, desc, eq } from 'drizzle-orm';
import type { ApiToken } from '../../contract/api-tokens.ts';
import { apiTokens as tokens } from '../../db/schema/api-access.ts';
import { type Scope, TOKEN_PREFIX_LENGTH, TOKENS_MAX } from '../../domain/api-tokens.ts';
import { epochMs } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { hashOfApiToken, newApiToken } from '../lib/api-tokens.ts';
import { api } from '../lib/procedures.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { lockApiAccess } from './lock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const shown = {
  id: tokens.id,
  name: tokens.name,
  prefix: tokens.prefix,
  scopes: tokens.scopes,
  expiresAt: tokens.expiresAt,
  lastUsedAt: tokens.lastUsedAt,
  createdAt: tokens.createdAt,
};
type Row = {
  id: string;
  name: string;
  prefix: string;
  scopes: Scope[];
  expiresAt: Date;
  lastUsedAt: Date | null;
  createdAt: Date;
};

const toToken = ({ expiresAt, lastUsedAt, createdAt, ...rest }: Row): ApiToken => ({
  ...rest,
  expires_at: expiresAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
});

const list = api.apiTokens.list.handler(async ({ context }) => {
  const rows = await context.db
    .select(shown)
    .from(tokens)
    .where(eq(tokens.userId, userIdOf(context)))
    .orderBy(desc(tokens.createdAt), desc(tokens.id))
    .limit(TOKENS_MAX);
  return { items: rows.map(toToken) };
});

const create = api.apiTokens.create.handler(async ({ context, input }) => {
  const { services, conclude } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('api-access.account', userId);
  const token = newApiToken();
  return conclude(async (db) => {
    await lockApiAccess(db, context);
    const [stored] = await db.select({ tokens: count() }).from(tokens).where(eq(tokens.userId, userId));
    if ((stored?.tokens ?? 0) >= TOKENS_MAX) throw new RuleBroken('api-token.too-many');
    const { name, scopes } = input;
    const [row] = await db
      .insert(tokens)
      .values({
        userId,
        name,
        scopes,
        prefix: token.slice(0, TOKEN_PREFIX_LENGTH),
        hash: hashOfApiToken(services.config.authSecret, token),
        expiresAt: new Date(epochMs(services.now()) + Number(input.days) * DAY_MS),
      })
      .returning(shown);
    if (!row) throw new Error('The token was not stored');
    const made = toToken(row);
    await act(
      { ...context, db },
      {
        action: 'api-tokens.create',
        notices: [{ to: userId, notice: { event: 'account.token-made', name } }],
        subject: { type: 'api-token', id: row.id },
        people: [userId],
        after: { name, scopes, expires_at: made.expires_at },
      },
    );
    return { ...made, token };
  });
});

const rename = api.apiTokens.rename.handler(async ({ context, input: { id, name } }) => {
  const { db } = context;
  const own = and(eq(tokens.userId, userIdOf(context)), eq(tokens.id, id));
  const [before] = await db.select({ name: tokens.name }).from(tokens).where(own);
  const [row] = await db.update(tokens).set({ name }).where(own).returning(shown);
  if (!row) throw new ORPCError('NOT_FOUND');
  await act(context, {
    action: 'api-tokens.rename',
    subject: { type: 'api-token', id },
    people: [userIdOf(context)],
    before,
    after: { name },
  });
  return toToken(row);
});

const revoke = api.apiTokens.revoke.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const [gone] = await db
    .delete(tokens)
    .where(and(eq(tokens.userId, userIdOf(context)), eq(tokens.id, id)))
    .returning({ name: tokens.name, scopes: tokens.scopes });
  if (!gone) throw new ORPCError('NOT_FOUND');
  await act(context, {
    action: 'api-tokens.revoke',
    subject: { type: 'api-token', id },
    people: [userIdOf(context)],
    before: gone,
  });
  return { ok: true as const };
});

export const apiTokens = { list, create, rename, revoke };
