/** Reads complaints as the contract shows them, under the row policies. */
import { ORPCError } from '@orpc/server';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Complaint, ComplaintDetail } from '../../contract/complaints.ts';
import { complaintEntries, complaints } from '../../db/schema/complaints.ts';
import { complaintNumber, reopenBy } from '../../domain/complaints.ts';
import { dateInIndia } from '../../domain/dates.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';

export type ComplaintRow = typeof complaints.$inferSelect;

const newest: Keyset = {
  key: sql`${complaints.createdAt}`,
  type: 'timestamptz',
  id: sql`${complaints.id}`,
  descending: true,
};

export const numberOf = (row: ComplaintRow): string =>
  complaintNumber(dateInIndia(row.createdAt.toISOString()), row.serial);

const toComplaint = (row: ComplaintRow): Complaint => ({
  id: row.id,
  number: numberOf(row),
  kind: row.kind,
  subject_title: row.subjectTitle,
  message: row.message,
  status: row.status,
  answer_by: row.answerBy,
  reopen_by: row.escalatedAt ? null : reopenBy(row.status, row.decidedAt?.toISOString() ?? null),
  created_at: row.createdAt.toISOString(),
});

export async function listComplaints(
  db: Executor,
  chosen: SQL | undefined,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const rows = await db
    .select({ complaint: complaints, at: keyText(newest) })
    .from(complaints)
    .where(and(chosen, afterCursor(newest, cursor)))
    .orderBy(orderOf(newest))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ complaint }) => complaint.id);
  const total = await countUpTo(db, sql`${complaints} where ${chosen ?? sql`true`}`);
  return { items: page.map(({ complaint }) => toComplaint(complaint)), total, next_cursor };
}

/** Throws NOT_FOUND for one that `reader` may not read. */
export async function loadComplaint(db: Executor, id: string, reader: string): Promise<ComplaintDetail> {
  const [row] = await db.select().from(complaints).where(eq(complaints.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  const entries = await db
    .select()
    .from(complaintEntries)
    .where(eq(complaintEntries.complaintId, id))
    .orderBy(asc(complaintEntries.createdAt), asc(complaintEntries.id));
  return {
    ...toComplaint(row),
    entries: entries.map(({ id: entry, kind, body, authorId, createdAt }) => ({
      id: entry,
      kind,
      body,
      is_own: authorId === reader,
      created_at: createdAt.toISOString(),
    })),
  };
}
