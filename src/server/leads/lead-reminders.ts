/** Reminds whoever answers a lead of it on the day that was wanted, once each. */
import { sql } from 'drizzle-orm';
import { TEAM_LEADS_PATH } from '../../contract/choices.ts';
import type { Database, Transaction } from '../../db/actor.ts';
import { dateInIndia, type Instant } from '../../domain/dates.ts';
import type { Jobs } from '../lib/jobs.ts';
import { notify } from '../notifications/notify.ts';

const BATCH = 200;

type Due = { person: string; is_team: boolean; title: string; reminder_note: string | null };

export async function remindOfLeads(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (let reminded = BATCH; reminded === BATCH; ) {
    reminded = await database.asWorker((tx) => remindSome(tx, jobs, now));
  }
}

/** A server that was down makes up for the days it missed. */
async function remindSome(tx: Transaction, jobs: Jobs, now: Instant): Promise<number> {
  const { rows } = await tx.execute<Due>(sql`
    with due as (select id from lead_cards where reminder_on <= ${dateInIndia(now)} and reminded_at is null
      and stage not in ('let', 'lost') order by reminder_on limit ${BATCH} for update skip locked)
    update lead_cards c set reminded_at = app.now() from due, properties p where c.id = due.id and p.id = c.property_id
    returning coalesce(c.assigned_to, c.lister_id) as person, p.organisation_id is not null as is_team, p.title, c.reminder_note`);
  for (const { person, is_team: isTeam, title, reminder_note: note } of rows) {
    await notify({ db: tx, jobs, actorId: null }, person, {
      event: 'lead.reminder',
      home: title,
      path: isTeam ? TEAM_LEADS_PATH : '/portal/broker/leads',
      ...(note ? { note } : {}),
    });
  }
  return rows.length;
}
