/** Asks for fresh proof of who it is where an act needs it: part of the one door that every procedure passes. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { errors } from '../../contract/errors.ts';
import type { Permission } from '../../domain/permissions.ts';
import { isProofFresh, isProvedByScope, needsFreshProof } from '../../domain/step-up.ts';
import type { Executor, RequestContext } from './request-context.ts';

/** Throws FRESH_PROOF_NEEDED. A program cannot prove anything: it does only what its scope was given for. */
export async function requireFreshProof(
  { subject }: RequestContext,
  permission: Permission,
  db: Executor,
): Promise<void> {
  if (!subject || !needsFreshProof(permission)) return;
  if (subject.token && isProvedByScope(permission)) return;
  const session = subject.token ? null : subject.sessionId;
  const { rows } = await db.execute<{ seconds: number | null }>(
    sql`select app.proved_seconds_ago(${session}) as seconds`,
  );
  if (isProofFresh(rows[0]?.seconds ?? null)) return;
  throw new ORPCError('FRESH_PROOF_NEEDED', { ...errors.FRESH_PROOF_NEEDED, defined: true });
}
