/** Notifies the team of enquiries: each once, and everybody who may answer it. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import type { EnquiryKind } from '../../domain/enquiries.ts';
import { handles, type JobHandler, type JobKind, type Jobs } from '../lib/jobs.ts';
import { staffWho } from '../lib/staff-who.ts';
import { notify } from '../notifications/notify.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';
/** Told in one go; more wait for the next. */
const AT_ONCE = 50;
/** What an e-mail shows of a long message. */
const SHOWN = 1000;

/** Tells of every enquiry that nobody was told of; asked for by each new one, and by the clock. */
export const notifyTeamJob = { name: 'enquiries.tell-office', data: z.object({}) } satisfies JobKind<object>;

export const enquiryHandlers = (database: Database): JobHandler[] => [
  handles(notifyTeamJob, (_, jobs) => notifyTeam(database, jobs), EVERY_TEN_MINUTES),
];

type Unnotified = { id: string; kind: EnquiryKind; name: string; message: string };

/** Safe to repeat and to run twice at once: whoever takes an enquiry marks it in the same transaction. */
export function notifyTeam(database: Database, jobs: Jobs): Promise<void> {
  return database.asWorker(async (tx) => {
    const unnotified = await tx.execute<Unnotified>(sql`
      update enquiries set told_at = app.now() where id in (
        select id from enquiries where told_at is null order by created_at limit ${AT_ONCE} for update skip locked)
      returning id, kind, name, message`);
    if (unnotified.rows.length === 0) return;
    const office = await staffWho(tx, 'enquiries.move');
    for (const { id, kind, name, message } of unnotified.rows) {
      for (const userId of office) {
        await notify({ db: tx, jobs, actorId: null }, userId, {
          event: 'enquiry.received',
          kind,
          name,
          path: `/admin?tab=enquiries&enquiry=${id}`,
          note: message.slice(0, SHOWN),
        });
      }
    }
  });
}
