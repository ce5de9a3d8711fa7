/** The jobs that turn a code, a link or a notification into a letter. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { landlordMailJob, type Mailer, noticeMailJob, signInMailJob, tenantMailJob } from '../lib/mail.ts';
import { landlordMailText, noticeMailText, signInMailText, tenantMailText } from '../lib/mail-text.ts';
import { notice } from '../lib/notices.ts';

type Row = { user_id: string; event: string; payload: object; email: string; full_name: string | null };

export function mailHandlers(database: Database, mailer: Mailer, origin: string): JobHandler[] {
  const signIn = handles(signInMailJob, async ({ id, ...mail }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: mail.email,
      kind: `sign-in.${mail.kind}`,
      text: signInMailText(mail),
      secret: true,
    });
  });
  const notices = handles(noticeMailJob, async ({ notificationId }) => {
    const row = await notificationOf(database, notificationId);
    // The person may have left since; then there is nobody to tell.
    if (!row) return;
    const told = notice.parse({ event: row.event, ...row.payload });
    await mailer.deliver({
      id: notificationId,
      userId: row.user_id,
      recipient: row.email,
      kind: row.event,
      text: noticeMailText(told, row.full_name, origin),
      secret: false,
    });
  });
  const landlords = handles(landlordMailJob, async ({ id, email, ...told }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'managed-rental.invited',
      text: landlordMailText(told, origin),
      secret: false,
    });
  });
  const tenants = handles(tenantMailJob, async ({ id, email, ...told }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'lease.invited',
      text: tenantMailText(told, origin),
      secret: false,
    });
  });
  return [signIn, notices, landlords, tenants];
}

function notificationOf(database: Database, id: string): Promise<Row | undefined> {
  return database.asWorker(async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      select n.user_id, n.event, n.payload, p.email, p.full_name
        from notifications n join profiles p on p.user_id = n.user_id where n.id = ${id}`);
    return rows[0];
  });
}
