/**
 * The one place where a notice becomes an e-mail (or a text, to whoever has no address) and a push, or does not: by the receiver's preferences and quiet hours. Whoever takes a
 * notice up leases it first, so that two workers never send the same one; what fails comes up again, each time later.
 */
import { type SQL, sql } from 'drizzle-orm';
import PQueue from 'p-queue';
import type { Database, Transaction } from '../../db/actor.ts';
import type { Instant } from '../../domain/dates.ts';
import { deliveryOf, type NoticeCategory } from '../../domain/notifications.ts';
import { inLanguage } from '../lib/i18n.ts';
import { handles, type JobHandler, type Jobs } from '../lib/jobs.ts';
import type { Letter, Mailer, WordNotice } from '../lib/mail-text.ts';
import { textJob } from '../lib/messenger.ts';
import { writtenIn } from '../lib/reader-language.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import { noticeMailText } from './notice-mail-text.ts';
import { preferencesOf } from './notice-preferences.ts';
import { MAILED_AT_ONCE, noticeMailJob } from './notify.ts';
import { pushJob } from './push-jobs.ts';

const mailNoticesJob = scheduledJob('upkeep.mail-notices');

const EVERY_MINUTE = '* * * * *';
const BATCH = 100;
/** Whoever holds a notice for longer is taken for dead: a little longer than the mailer says so of its letter, which it holds anew. */
const LEASE = sql`interval '35 seconds'`;
const MOST_ATTEMPTS = 8;

type Due = {
  id: string;
  user_id: string;
  event: string;
  category: NoticeCategory;
  payload: object;
  thread: string | null;
  /** Until when it is ours, as PostgreSQL writes it. */
  until: string;
  /** None of whoever signs in by a number: what waits for their act is texted, the rest stands in the product and on their devices. */
  email: string | null;
  /** Proved. */
  phone: string | null;
  full_name: string | null;
  language: string | null;
  /** Cannot do anything about it now: only what concerns the account itself is sent. */
  is_suspended: boolean;
};

export type NoticeMail = { database: Database; mailer: Mailer; origin: string; wordNotice: WordNotice };
type Parts = NoticeMail & { jobs: Jobs };

export function noticeHandlers(parts: NoticeMail): JobHandler[] {
  const { now } = parts.database.clock;
  return [
    handles(noticeMailJob, async ({ notificationId }, jobs) => {
      await mailSome({ ...parts, jobs }, sql`id = ${notificationId}`, now());
    }),
    handles(mailNoticesJob, (_, jobs) => mailDue({ ...parts, jobs }, now()), EVERY_MINUTE),
  ];
}

/** Everything whose time has come, some at a time. */
export async function mailDue(parts: Parts, now: Instant): Promise<void> {
  for (let found = BATCH; found === BATCH; ) found = await mailSome(parts, sql`true`, now);
}

async function mailSome(parts: Parts, which: SQL, now: Instant): Promise<number> {
  const due = await lease(parts.database, which, now);
  const failures: unknown[] = [];
  const mailOne = async (one: Due) => {
    try {
      if (await holdOn(parts.database, one, now)) await decide(parts, one, now);
    } catch (error) {
      failures.push(error);
      await postpone(parts.database, one.id, now);
    }
  };
  await new PQueue({ concurrency: MAILED_AT_ONCE }).addAll(due.map((one) => () => mailOne(one)));
  if (failures.length > 0) throw new AggregateError(failures, 'Some notices could not be mailed');
  return due.length;
}

function lease(database: Database, which: SQL, now: Instant): Promise<Due[]> {
  return database.asWorker(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      with taken as (
        update notifications set email_at = ${now}::timestamptz + ${LEASE}
         where id = any (array(select id from notifications where email_at <= ${now}::timestamptz and ${which}
                                order by email_at limit ${BATCH} for update skip locked))
        returning id, user_id, event, category, payload, thread, created_at, email_at)
      select t.id, t.email_at::text as until, t.user_id, t.event, t.category, t.payload, t.thread, p.email,
          case when p.phone_verified then p.phone end as phone, p.full_name, p.language,
          p.suspended_at is not null as is_suspended
        from taken t join profiles p on p.user_id = t.user_id order by t.created_at, t.id`);
    return rows;
  });
}

/** Those before it took their time: anew for each, and false when somebody else has it by now. */
async function holdOn(database: Database, { id, until }: Due, now: Instant): Promise<boolean> {
  const { rowCount } = await database.asWorker((tx) =>
    tx.execute(sql`update notifications set email_at = greatest(app.clock_timestamp(), ${now}::timestamptz) + ${LEASE}
      where id = ${id} and email_at = ${until}::timestamptz`),
  );
  return rowCount === 1;
}

async function decide(parts: Parts, due: Due, now: Instant): Promise<void> {
  const preferences = await parts.database.asWorker((tx) => preferencesOf(tx, due.user_id));
  const delivery =
    due.is_suspended && due.category !== 'account'
      ? ({ send: 'never' } as const)
      : deliveryOf(due.category, preferences, now);
  if (delivery.send === 'now' && delivery.push) await pushOnce(parts, due);
  const isWritten = delivery.send === 'now' && delivery.email;
  if (isWritten) await knowHomeNames(parts.database, writtenIn(due.language));
  if (isWritten && due.email !== null) {
    await parts.mailer.deliver(letterOf(parts, { ...due, email: due.email }));
  }
  await parts.database.asWorker(async (tx) => {
    await tx.execute(sql`update notifications
                      set email_at = ${delivery.send === 'later' ? delivery.at : null}::timestamptz where id = ${due.id}`);
    if (isWritten && due.email === null) await textInstead(tx, parts, due);
  });
}

/** Nothing but what waits for an act of theirs within days: a text costs money, and its words have to be registered. */
async function textInstead(tx: Transaction, { jobs, origin, wordNotice }: Parts, due: Due): Promise<void> {
  const language = writtenIn(due.language);
  const text = inLanguage(language, () => wordNotice(due))?.text;
  if (due.phone === null || !text) return;
  const values = { ...text.values, site: new URL(origin).host };
  await jobs.enqueue(textJob, { to: due.phone, template: text.template, values, language }, tx);
}

/** A job for each device, stored with the mark that this was done: a letter that fails and comes again pushes nothing more. */
function pushOnce({ database, jobs }: Parts, { id }: Due): Promise<void> {
  return database.asWorker(async (tx) => {
    const { rows } = await tx.execute<{ device_id: string }>(sql`
      with marked as (
        update notifications set pushed_at = app.now() where id = ${id} and pushed_at is null returning user_id)
      select d.id as device_id from push_devices d join marked m on m.user_id = d.user_id`);
    for (const { device_id } of rows)
      await jobs.enqueue(pushJob, { notificationId: id, deviceId: device_id }, tx);
  });
}

function letterOf({ database, origin, wordNotice }: NoticeMail, due: Due & { email: string }): Letter {
  const say = () => {
    const parts = wordNotice(due);
    if (!parts) throw new Error(`A stored notice has no words: ${due.event}`);
    return parts;
  };
  const { category } = due;
  const reader = { name: due.full_name, language: writtenIn(due.language), category };
  return {
    id: due.id,
    userId: due.user_id,
    recipient: due.email,
    kind: due.event,
    text: noticeMailText(say, reader, origin, database.clock.now()),
    thread: due.thread,
    secret: false,
  };
}

/** Twice as long after each failure, up to two hours; after the last one the letter stays failed in the mail log. */
function postpone(database: Database, id: string, now: Instant): Promise<unknown> {
  return database.asWorker(async (tx) => {
    const { rows } = await tx.execute<{ attempts: number }>(sql`select attempts from mails where id = ${id}`);
    const attempts = rows[0]?.attempts ?? 1;
    await tx.execute(sql`
      update notifications set email_at = case when ${attempts}::int < ${MOST_ATTEMPTS}
        then ${now}::timestamptz + interval '1 minute' * power(2, ${attempts}::int) end where id = ${id}`);
  });
}
