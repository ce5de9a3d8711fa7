/** Gathers the untold homes of each saved search into one notice, as often as its owner wants to hear. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { coverContacts } from '../../domain/contacts.ts';
import type { Instant } from '../../domain/dates.ts';
import { homePath } from '../../domain/home-address.ts';
import { DIGEST_CAP, frequenciesOf, isLetterDue, type SearchFrequency } from '../../domain/saved-searches.ts';
import type { Jobs } from '../lib/jobs.ts';
import { notify } from '../notifications/notify.ts';

const BATCH = 100;

type Waiting = {
  id: string;
  user_id: string;
  name: string;
  query: string;
  frequency: SearchFrequency;
  last_sent_at: string | null;
};
type Home = { id: string; title: string; rent: string };

export async function notifyOfNewHomes(
  database: Database,
  jobs: Jobs,
  run: 'minute' | 'morning',
  now: Instant,
): Promise<void> {
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after; ) {
    const from: string = after;
    after = await database.asWorker((tx) => writeSome(tx, jobs, { run, now, from }));
  }
}

type Turn = { run: 'minute' | 'morning'; now: Instant; from: string };

async function writeSome(tx: Transaction, jobs: Jobs, { run, now, from }: Turn): Promise<string | undefined> {
  const { rows } = await tx.execute<Waiting>(sql`
    select s.id, s.user_id, s.name, s.query, s.frequency,
           to_char(s.last_sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_sent_at
      from saved_searches s
     where s.id > ${from} and not s.is_paused and s.frequency = any(${sql.param([...frequenciesOf(run)])}::text[])
       and exists (select from saved_search_matches m where m.search_id = s.id and m.told_at is null)
     order by s.id limit ${BATCH} for update skip locked`);
  for (const search of rows) {
    if (isLetterDue(search.frequency, search.last_sent_at, now)) await write(tx, jobs, search, now);
  }
  return rows.length === BATCH ? rows.at(-1)?.id : undefined;
}

/** Homes that were let meanwhile are left out and count as told: nobody is sent to a closed door. */
async function write(tx: Transaction, jobs: Jobs, search: Waiting, now: Instant): Promise<void> {
  const { rows } = await tx.execute<Home>(sql`
    with told as (
      update saved_search_matches set told_at = ${now}::timestamptz
       where search_id = ${search.id} and told_at is null returning property_id)
    select l.property_id as id, (l.card::json ->> 'title') as title, l.rent
      from told t join listings l on l.property_id = t.property_id order by l.newest desc, l.property_id`);
  if (rows.length === 0) return;
  await notify({ db: tx, jobs, actorId: null }, search.user_id, {
    event: 'search.matches',
    searchId: search.id,
    search: search.name,
    path: `/properties?${search.query}${search.query ? '&' : ''}sort=newest`,
    homes: rows.length,
    first: rows.slice(0, DIGEST_CAP).map(({ id, title: written, rent }) => {
      const title = coverContacts(written);
      return { title, rent: Number(rent), path: homePath({ id, title }) };
    }),
  });
  await tx.execute(sql`update saved_searches set last_sent_at = ${now}::timestamptz where id = ${search.id}`);
}
