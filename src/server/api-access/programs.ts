/** Programs of others that ask a person for access: what they ask, the person's yes, the list of them, and their end. */
import { ORPCError } from '@orpc/server';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ApiProgram, ProgramWish } from '../../contract/api-programs.ts';
import { apiPrograms as programs } from '../../db/schema/api-access.ts';
import { webhooks } from '../../db/schema/webhooks.ts';
import { PROGRAM_NAME_MAX, PROGRAMS_MAX, type Scope, scopesAsked } from '../../domain/api-tokens.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { refusal } from '../../domain/refusals.ts';
import { scopeMissing } from '../../domain/webhooks.ts';
import { act } from '../audit/act.ts';
import { wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, Services } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { lockApiAccess } from './lock.ts';

const shown = {
  id: programs.id,
  name: programs.name,
  host: programs.host,
  scopes: programs.scopes,
  lastUsedAt: programs.lastUsedAt,
  createdAt: programs.createdAt,
};
type Row = Pick<typeof programs.$inferSelect, keyof typeof shown>;

const toProgram = ({ lastUsedAt, createdAt, ...rest }: Row): ApiProgram => ({
  ...rest,
  last_used_at: lastUsedAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
});

type Asked = { client_id: string; redirect_uri: string; scope?: string | undefined };

/** Who asks, and for what. What is not registered is shown to nobody, or anybody could put a known name above their own address. */
async function wishOf({ auth }: Pick<Services, 'auth'>, asked: Asked): Promise<ProgramWish> {
  const program = await auth.programs.find(asked.client_id, asked.redirect_uri);
  if (!program) throw new ORPCError('NOT_FOUND');
  const scopes = scopesAsked(asked.scope);
  if (!scopes)
    throw wrongField(
      'scope',
      refusal('scope.unknown', 'The program requested something that does not exist'),
    );
  return { name: program.name.slice(0, PROGRAM_NAME_MAX), host: hostIn(asked.redirect_uri), scopes };
}

/** An app on the person's own device has no host: what it opens is its name. */
function hostIn(address: string): string {
  const { protocol, host } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.slice(0, -1);
}

const ask = api.apiPrograms.ask.handler(({ context: { services }, input }) => wishOf(services, input));

const list = api.apiPrograms.list.handler(async ({ context }) => {
  const rows = await context.db
    .select(shown)
    .from(programs)
    .where(eq(programs.userId, userIdOf(context)))
    .orderBy(desc(programs.createdAt), desc(programs.id))
    .limit(PROGRAMS_MAX);
  return { items: rows.map(toProgram) };
});

const allow = api.apiPrograms.allow.handler(async ({ context, input }) => {
  const { services, db } = context;
  const userId = userIdOf(context);
  await services.auth.limits.consume('api-access.account', userId);
  const { name, host, scopes } = await wishOf(services, input);
  await lockApiAccess(db, context);
  const stored = await db
    .select({ clientId: programs.clientId, scopes: programs.scopes })
    .from(programs)
    .where(eq(programs.userId, userId));
  const before = stored.find(({ clientId }) => clientId === input.client_id);
  if (!before && stored.length >= PROGRAMS_MAX) throw new RuleBroken('api-program.too-many');
  const [row] = await db
    .insert(programs)
    .values({ userId, clientId: input.client_id, name, host, scopes: scopes as Scope[] })
    .onConflictDoUpdate({
      target: [programs.userId, programs.clientId],
      set: { name, host, scopes, updatedAt: sql`app.now()` },
    })
    .returning(shown);
  if (!row) throw new Error('The program was not stored');
  await dropUnreadable(db, row.id, scopes);
  await act(context, {
    action: 'api-programs.allow',
    notices: [{ to: userId, notice: { event: 'account.program-connected', name } }],
    subject: { type: 'api-program', id: row.id },
    people: [userId],
    before: before && { scopes: before.scopes },
    after: { name, host, scopes },
  });
  return toProgram(row);
});

/** With a narrower yes go the webhooks that tell of more. */
async function dropUnreadable(db: Executor, programId: string, scopes: readonly Scope[]): Promise<void> {
  const set = await db
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(eq(webhooks.programId, programId));
  const beyond = set.filter(({ events }) => scopeMissing(scopes, events) !== null).map(({ id }) => id);
  if (beyond.length > 0) await db.delete(webhooks).where(inArray(webhooks.id, beyond));
}

const end = api.apiPrograms.end.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const [gone] = await db
    .delete(programs)
    .where(and(eq(programs.userId, userIdOf(context)), eq(programs.id, id)))
    .returning({ name: programs.name, host: programs.host, scopes: programs.scopes });
  if (!gone) throw new ORPCError('NOT_FOUND');
  await act(context, {
    action: 'api-programs.end',
    subject: { type: 'api-program', id },
    people: [userIdOf(context)],
    before: gone,
  });
  return { ok: true as const };
});

export const apiPrograms = { ask, list, allow, end };
