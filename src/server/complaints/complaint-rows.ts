/** Reads complaints as the contract shows them, under the row policies. */
import { ORPCError } from '@orpc/server';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Complaint, ComplaintDetail } from '../../contract/complaints.ts';
import { complaintEntries, complaints } from '../../db/schema/complaints.ts';
import { profiles } from '../../db/schema/identity.ts';
import { complaintNumber, reopenBy } from '../../domain/complaints.ts';
import { dateInIndia } from '../../domain/dates.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';

export type ComplaintRow = typeof complaints.$inferSelect;

export const newest: Keyset = {
  key: sql`${complaints.createdAt}`,
  type: 'timestamptz',
  id: sql`${complaints.id}`,
  descending: true,
};

/** What waits: by the day of its answer, the most overdue first. */
export const dueFirst: Keyset = {
  key: sql`${complaints.answerBy}`,
  type: 'date',
  id: sql`${complaints.id}`,
  descending: false,
};

export const numberOf = (row: ComplaintRow): string =>
  complaintNumber(dateInIndia(row.createdAt.toISOString()), row.serial);

const complainants = alias(profiles, 'complainants');
const assignees = alias(profiles, 'assignees');

/** The names of the office are hidden from others by the policies of profiles. */
const selectComplaints = (db: Executor, order = newest) =>
  db
    .select({
      row: complaints,
      complainant: { user_id: complainants.userId, full_name: complainants.fullName },
      assignee: { user_id: assignees.userId, full_name: assignees.fullName },
      at: keyText(order),
    })
    .from(complaints)
    .leftJoin(complainants, eq(complainants.userId, complaints.complainantId))
    .leftJoin(assignees, eq(assignees.userId, complaints.assignedTo))
    .$dynamic();

type Read = Awaited<ReturnType<typeof selectComplaints>>[number];

const toComplaint = ({ row, complainant, assignee }: Read): Complaint => ({
  id: row.id,
  number: numberOf(row),
  kind: row.kind,
  subject_title: row.subjectTitle,
  message: row.message,
  status: row.status,
  answer_by: row.answerBy,
  reopen_by: row.escalatedAt ? null : reopenBy(row.status, row.decidedAt?.toISOString() ?? null),
  complainant,
  sender:
    row.senderName === null || row.senderEmail === null
      ? null
      : { name: row.senderName, email: row.senderEmail },
  assigned_to: assignee,
  created_at: row.createdAt.toISOString(),
});

export async function listComplaints(
  db: Executor,
  chosen: SQL | undefined,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  order = newest,
) {
  const rows = await selectComplaints(db, order)
    .where(and(chosen, afterCursor(order, cursor)))
    .orderBy(orderOf(order))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ row }) => row.id);
  const total = await countUpTo(db, sql`${complaints} where ${chosen ?? sql`true`}`);
  return { items: page.map(toComplaint), total, next_cursor };
}

/** Throws NOT_FOUND for one that `reader` may not read. */
export async function loadComplaint(db: Executor, id: string, reader: string): Promise<ComplaintDetail> {
  const [found] = await selectComplaints(db).where(eq(complaints.id, id));
  if (!found) throw new ORPCError('NOT_FOUND');
  const entries = await entriesOf(db, id);
  return {
    ...toComplaint(found),
    entries: entries.map((entry) => toEntry(entry, entry.authorId === reader)),
  };
}

/** As its sender without an account reads it: read by the worker, so what is the office's own is left out here. */
export async function loadForSender(db: Executor, id: string): Promise<ComplaintDetail> {
  const [found] = await selectComplaints(db).where(
    and(eq(complaints.id, id), isNull(complaints.complainantId)),
  );
  if (!found) throw new ORPCError('NOT_FOUND');
  const entries = await entriesOf(db, id);
  return {
    ...toComplaint(found),
    assigned_to: null,
    entries: entries
      .filter(({ kind }) => kind !== 'note')
      .map((entry) => toEntry(entry, entry.kind === 'message' || entry.kind === 'reopened')),
  };
}

const entriesOf = (db: Executor, id: string) =>
  db
    .select()
    .from(complaintEntries)
    .where(eq(complaintEntries.complaintId, id))
    .orderBy(asc(complaintEntries.createdAt), asc(complaintEntries.id));

const toEntry = (
  { id, kind, body, createdAt }: typeof complaintEntries.$inferSelect,
  isOwn: boolean,
): ComplaintDetail['entries'][number] => ({
  id,
  kind,
  body,
  is_own: isOwn,
  created_at: createdAt.toISOString(),
});
