/** Reminds both sides of a visit that begins soon, once for each agreed time. */
import { sql } from 'drizzle-orm';
import { leadPath, tabOf } from '../../contract/choices.ts';
import type { Database, Transaction } from '../../db/actor.ts';
import { visitBegins } from '../../db/visit-begins.ts';
import { coverContacts } from '../../domain/contacts.ts';
import { dateInIndia, type Instant } from '../../domain/dates.ts';
import { VISIT_REMINDER_HOURS, type VisitSlot, visitEvents, visitStart } from '../../domain/visits.ts';
import type { Jobs } from '../lib/jobs.ts';
import { notify } from '../notifications/notify.ts';

const BATCH = 200;

type Due = {
  id: string;
  seeker: string;
  /** Whoever was given the lead, else who lists the home. */
  lister: string;
  scheduled_date: string;
  slot: VisitSlot;
  title: string;
  changes: number;
};

export async function remindOfVisits(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (let reminded = BATCH; reminded === BATCH; ) {
    reminded = await database.asWorker((tx) => remindSome(tx, jobs, now));
  }
}

/** Whoever agreed within these hours knows, and whoever was reminded of this time is not reminded of it again. */
async function remindSome(tx: Transaction, jobs: Jobs, now: Instant): Promise<number> {
  const ahead = sql`make_interval(hours => ${VISIT_REMINDER_HOURS})`;
  const { rows } = await tx.execute<Due>(sql`
    with due as (select * from property_visits
      where status = 'scheduled' and scheduled_date
        between ${dateInIndia(now)} and ((${now}::timestamptz + ${ahead}) at time zone 'Asia/Kolkata')::date
        and ${visitBegins} > ${now}::timestamptz and ${visitBegins} - ${ahead} <= ${now}::timestamptz
        and not exists (select from lead_events e where e.visit_id = property_visits.id
          and (e.action = ${visitEvents.remind} and e.details ->> 'slot' = property_visits.slot
              and e.details ->> 'scheduled_date' = property_visits.scheduled_date::text
            or e.action = ${visitEvents.accept} and e.created_at > ${visitBegins} - ${ahead}))
      order by id limit ${BATCH} for update skip locked),
    noted as (insert into lead_events (visit_id, action, status, details)
      select id, ${visitEvents.remind}, status, jsonb_build_object('scheduled_date', scheduled_date, 'slot', slot) from due)
    select due.id, due.user_id as seeker, due.scheduled_date::text, due.slot, p.title,
        coalesce((select c.assigned_to from lead_cards c where c.property_id = due.property_id and c.user_id = due.user_id),
          due.lister_id) as lister,
        (select count(*)::int + 1 from lead_events e where e.visit_id = due.id) as changes
      from due join properties p on p.id = due.property_id`);
  for (const visit of rows) await remind(tx, jobs, visit);
  return rows.length;
}

async function remind(tx: Transaction, jobs: Jobs, visit: Due): Promise<void> {
  const { id } = visit;
  for (const side of ['seeker', 'lister'] as const) {
    const notice = {
      event: visitEvents.remind,
      home: coverContacts(visit.title),
      slot: visitStart(visit.scheduled_date, visit.slot),
      visit: { id, changes: visit.changes },
      path: leadPath(tabOf('visit', side), id, false),
    };
    await notify({ db: tx, jobs, actorId: null }, visit[side], notice, { type: 'visit', id });
  }
}
