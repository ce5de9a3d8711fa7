/** Writes to whoever answers complaints about a new one, and to whoever closes them about one that is taken to the grievance officer. */
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { handles, type JobHandler, type JobKind, type Jobs } from '../lib/jobs.ts';
import { staffWho } from '../lib/staff-who.ts';
import { notify, notYetNotified } from '../notifications/notify.ts';
import { numberOf } from './complaint-rows.ts';

const jobData = z.object({
  complaintId: z.uuid(),
  event: z.enum(['complaint.received', 'complaint.escalated']),
});
type JobData = z.infer<typeof jobData>;

/** Asked for by the act itself: whoever complains may not read who the administrators are. */
export const notifyTeamJob = { name: 'complaints.tell-office', data: jobData } satisfies JobKind<object>;

export const complaintHandlers = (database: Database): JobHandler[] => [
  handles(notifyTeamJob, (data, jobs) => notifyTeam(database, jobs, data)),
];

/** Safe to repeat: nobody hears of the same complaint twice. */
export function notifyTeam(database: Database, jobs: Jobs, { complaintId, event }: JobData): Promise<void> {
  return database.asWorker(async (tx) => {
    const [row] = await tx.select().from(complaints).where(eq(complaints.id, complaintId)).for('update');
    if (!row) return;
    const number = numberOf(row);
    const team = await staffWho(
      tx,
      event === 'complaint.escalated' ? 'complaints.close' : 'complaints.decide',
    );
    const { rows } = await tx.execute<{ user_id: string }>(sql`
      select user_id from unnest(${sql.param(team)}::uuid[]) as user_id
       where ${notYetNotified(sql`user_id`, event, 'number', sql`${number}`)} order by user_id`);
    for (const { user_id } of rows) {
      const notice = { event, number, complaint: row.id, answerBy: row.answerBy };
      await notify({ db: tx, jobs, actorId: null }, user_id, notice, { type: 'complaint', id: row.id });
    }
  });
}
