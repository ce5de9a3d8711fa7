/** Erases the accounts whose week has passed; whoever has something open by now waits and is told. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { type CalendarDate, dateInIndia, type Instant } from '../../domain/dates.ts';
import { erasureBlocksOf } from '../../domain/privacy.ts';
import { act } from '../audit/act.ts';
import { removeFilesJob } from '../files/store-files.ts';
import type { Jobs } from '../lib/jobs.ts';
import { notify } from '../notifications/notify.ts';
import { type OpenRow, openMatters } from './open-matters.ts';

const BATCH = 100;

type Due = { id: string; user_id: string; due_on: string; was_blocked: boolean };

/** Once through all who are due, the longest first: neither those who wait nor a fault with one keep others from it. */
export async function eraseDue(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const failures: unknown[] = [];
  for (let after: Due | undefined, found = BATCH; found === BATCH; ) {
    const due = await database.asWorker((tx) => readDue(tx, dateInIndia(now), after));
    for (const one of due) {
      await database.asWorker((tx) => eraseOne(tx, jobs, one)).catch((error) => failures.push(error));
    }
    found = due.length;
    after = due.at(-1);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some accounts could not be erased');
}

async function readDue(tx: Transaction, today: CalendarDate, after: Due | undefined): Promise<Due[]> {
  const rest = after ? sql`(due_on, id) > (${after.due_on}::date, ${after.id}::uuid)` : sql`true`;
  const { rows } = await tx.execute<Due>(sql`
    select id, user_id, due_on::text as due_on, blocks is not null as was_blocked from erasures
     where state = 'requested' and due_on <= ${today} and ${rest} order by due_on, id limit ${BATCH}`);
  return rows;
}

async function eraseOne(tx: Transaction, jobs: Jobs, { id, user_id, was_blocked }: Due): Promise<void> {
  // Whoever takes it back at this moment is waited for.
  const still = await tx.execute(
    sql`select from erasures where id = ${id} and state = 'requested' for update`,
  );
  if (still.rows.length === 0) return;
  const { rows } = await tx.execute<OpenRow>(sql`select * from app.open_matters(${user_id})`);
  const blocks = erasureBlocksOf(openMatters(rows[0]));
  if (blocks.length > 0) {
    await tx.execute(sql`update erasures set blocks = ${JSON.stringify(blocks)}::jsonb where id = ${id}`);
    if (!was_blocked)
      await notify({ db: tx, jobs, actorId: null }, user_id, { event: 'account.erasure-waits' });
    return;
  }
  const gone = await tx.execute<{ area: 'public' | 'private'; key: string }>(
    sql`select area, key from app.erase_person(${user_id})`,
  );
  for (const area of ['public', 'private'] as const) {
    const keys = gone.rows.filter((file) => file.area === area).map(({ key }) => key);
    if (keys.length > 0) await jobs.enqueue(removeFilesJob, { area, keys }, tx);
  }
  await tx.execute(
    sql`update erasures set state = 'done', done_at = app.now(), blocks = null where id = ${id}`,
  );
  await act(tx, {
    action: 'privacy.erasure.done',
    subject: { type: 'user', id: user_id },
    people: [user_id],
  });
}
