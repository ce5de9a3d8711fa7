// Writes one row of the audit trail inside the actor's own transaction, so that an act and its record stand or fall together.
import { type SQL, sql } from 'drizzle-orm';

/** Anything that runs a statement inside the actor's transaction. */
interface Transaction {
  execute(query: SQL): PromiseLike<unknown>;
}

export interface AuditEntry {
  /** What was done, as the procedure names it: 'roles.assign'. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** Whose matter it is; the actor only where it is theirs too. */
  people: readonly string[];
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/**
 * Records who did what to whom. The person, request id and address are those the transaction was opened with.
 */
export async function audit(tx: Pick<Transaction, 'execute'>, entry: AuditEntry): Promise<void> {
  await tx.execute(sql`
    insert into audit_log (actor_id, action, subject_type, subject_id, people, before, after, reason, request_id, address)
    values (app.user_id(), ${entry.action}, ${entry.subjectType}, ${entry.subjectId},
      ${sql.param(entry.people)}::uuid[], ${asJson(entry.before)}::jsonb, ${asJson(entry.after)}::jsonb, ${entry.reason ?? null},
      nullif(current_setting('app.request_id', true), ''), nullif(current_setting('app.address', true), ''))`);
}

function asJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
