/** Takes a request to move an account to another number, for sign-in, which has proved the new one. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import type { Instant } from '../../domain/dates.ts';
import {
  LOST_NUMBER_HOURS,
  type LostNumberCase,
  type LostNumberState,
  takesLostNumber,
} from '../../domain/lost-numbers.ts';
import type { Role } from '../../domain/roles.ts';
import { maskedNumber } from '../../domain/text-messages.ts';
import { act } from '../audit/act.ts';
import type { LostNumberAsked } from '../lib/auth/account-changes.ts';
import type { Jobs } from '../lib/jobs.ts';
import { textJob } from '../lib/messenger.ts';
import { languageOfPerson, writtenIn } from '../lib/reader-language.ts';
import { notifyAll } from '../notifications/notify.ts';

/** A demo is tried by one person, who would wait three days for themselves. */
type Parts = { database: Database; jobs: Jobs; demo: boolean };

/**
 * Does nothing where the lost number has no account, or one that takes no request (`takesLostNumber`): whoever asks is told the
 * same in any case. Else the account hears of it at once, in every way it has, and so do all administrators.
 */
export async function askForLostNumber(
  { database, jobs, demo }: Parts,
  { oldPhone, newPhone, name, story, language }: LostNumberAsked,
): Promise<void> {
  await database.asWorker(async (db) => {
    const account = await accountOf(db, oldPhone);
    if (!account || !takesLostNumber(account, database.clock.now())) return;
    const { userId } = account;
    const { rows } = await db.execute<{ id: string; ready_at: string }>(sql`
      insert into lost_numbers (user_id, old_phone, new_phone, name, story, language, ready_at)
      values (${userId}, ${oldPhone}, ${newPhone}, ${name}, ${story}, ${writtenIn(language)},
        app.now() + make_interval(hours => ${demo ? 0 : LOST_NUMBER_HOURS}))
      on conflict (user_id) where state = 'waiting' do nothing
      returning id, to_json(ready_at) #>> '{}' as ready_at`);
    const [made] = rows;
    if (!made) return;
    const number = maskedNumber(newPhone);
    const from = new Date(made.ready_at).toISOString();
    const reader = writtenIn(await languageOfPerson(db, userId));
    await jobs.enqueue(
      textJob,
      { to: oldPhone, template: 'number-lost', values: { number }, language: reader },
      db,
    );
    await notifyAll({ db, actorId: null }, await adminsOf(db), { event: 'lost-number.waits', name, from });
    await act(
      { db, jobs, actorId: null },
      {
        action: 'lostNumbers.ask',
        subject: { type: 'lost-number', id: made.id },
        people: [userId],
        after: { from: maskedNumber(oldPhone), to: number, ready_at: from },
        notices: [{ to: userId, notice: { event: 'lost-number.asked', number, from } }],
      },
    );
  });
}

async function accountOf(
  db: Transaction,
  phone: string,
): Promise<(LostNumberCase & { userId: string }) | undefined> {
  const { rows } = await db.execute<{
    user_id: string;
    roles: Role[];
    state: LostNumberState | null;
    decided_at: Instant | null;
  }>(sql`
    select p.user_id, array(select r.role from user_roles r where r.user_id = p.user_id) as roles, n.state,
        to_char(n.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as decided_at
      from profiles p
        left join lateral (select l.state, l.decided_at from lost_numbers l
          where l.user_id = p.user_id order by l.created_at desc limit 1) n on true
     where p.user_id = app.person_reached_by(null, ${phone})`);
  const [row] = rows;
  if (!row) return undefined;
  const { user_id: userId, roles, state, decided_at: decidedAt } = row;
  return { userId, roles, last: state === null ? null : { state, decidedAt } };
}

async function adminsOf(db: Transaction): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(
    sql`select user_id from user_roles where role = 'admin' order by user_id`,
  );
  return rows.map((row) => row.user_id);
}
