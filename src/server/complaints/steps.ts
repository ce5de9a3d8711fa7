/** One step of a complaint: what is written, where it stands then, and who hears of it. */
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { ComplaintDetail } from '../../contract/complaints.ts';
import { complaintEntries, complaints } from '../../db/schema/complaints.ts';
import { act } from '../audit/act.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type ComplaintRow, loadComplaint, numberOf } from './complaint-rows.ts';
import { writeToSender } from './sender-mail.ts';

type Step = {
  action: string;
  kind?: (typeof complaintEntries.$inferInsert)['kind'];
  text?: string;
  changes?: Parameters<ReturnType<HandlerContext['db']['update']>['set']>[0];
  status?: ComplaintRow['status'];
  event?: 'complaint.replied' | 'complaint.decided';
};

/** Throws NOT_FOUND for one that the caller may not change. */
export async function lockComplaint({ db }: HandlerContext, id: string): Promise<ComplaintRow> {
  const [row] = await db.select().from(complaints).where(eq(complaints.id, id)).for('update');
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

export async function record(
  context: HandlerContext,
  before: ComplaintRow,
  step: Step,
): Promise<ComplaintDetail> {
  const { db } = context;
  const { action, kind, text, changes = {}, status = before.status, event } = step;
  const own = userIdOf(context);
  if (kind && text)
    await db.insert(complaintEntries).values({ complaintId: before.id, authorId: own, kind, body: text });
  if (status !== before.status || Object.keys(changes).length > 0) {
    await db
      .update(complaints)
      .set({ ...changes, status })
      .where(eq(complaints.id, before.id));
  }
  await act(context, {
    action: `complaints.${action}`,
    subject: { type: 'complaint', id: before.id },
    // A note is the office's own.
    people: action === 'note' ? [] : [before.complainantId],
    before: { status: before.status },
    after: { status },
    notices:
      event && before.complainantId
        ? [
            {
              to: before.complainantId,
              notice: { event, number: numberOf(before), complaint: before.id, note: text ?? '' },
            },
          ]
        : [],
  });
  if (event) await writeToSender(db, context.services.jobs, { row: before, event, note: text ?? '' });
  return loadComplaint(db, before.id, own);
}
