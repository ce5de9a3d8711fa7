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
export const audit = (tx: Pick<Transaction, 'execute'>, entry: AuditEntry): Promise<void> =>
  auditEach(tx, [entry]);

/** The same of many acts at once, in one statement. */
export async function auditEach(
  tx: Pick<Transaction, 'execute'>,
  entries: readonly AuditEntry[],
): Promise<void> {
  const rows = entries.map(({ before = null, after = null, ...entry }) => ({ ...entry, before, after }));
  await tx.execute(sql`
    insert into audit_log (actor_id, action, subject_type, subject_id, people, before, after, reason, request_id, address)
    select app.user_id(), e.action, e."subjectType", e."subjectId", e.people, nullif(e.before, 'null'), nullif(e.after, 'null'), e.reason,
        nullif(current_setting('app.request_id', true), ''), nullif(current_setting('app.address', true), '')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (action text, "subjectType" text, "subjectId" text,
        people uuid[], before jsonb, after jsonb, reason text)`);
}
