/** Rolls views up and removes rows that have served their time, some thousand in each transaction. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/actor.ts';

const BATCH = 5000;

/** Adds the views not yet counted to their homes. */
export const countViews = (database: Database): Promise<void> =>
  inBatches(
    database,
    sql`
    with counted as (
      update property_views set is_counted = true where ctid = any (array(
        select ctid from property_views where not is_counted limit ${BATCH} for update skip locked))
      returning property_id
    ), sums as (select property_id, count(*)::int as views from counted group by 1),
    added as (
      update properties p set view_count = p.view_count + s.views from sums s where p.id = s.property_id)
    select count(*)::int as done from counted`,
  );

/** Of the rows that the day's statements left, one for each month remains. */
export const addUpHomeCounts = (database: Database): Promise<void> =>
  database.asWorker(async (tx) => {
    await tx.execute(sql`
      with taken as (delete from home_counts returning month, homes)
      insert into home_counts (month, homes)
        select month, sum(homes) from taken group by month having sum(homes) <> 0`);
  });

/**
 * Views stay a year for a lister's charts, letters a month (as long as a report about one may come), keys as long as they say;
 * notices a year, references of an application three months after it was declined or withdrawn, what the office was asked two
 * years after it was answered, the log of looks at personal data two years, what webhooks were told a month.
 */
const outlived = {
  idempotency_keys: sql`expires_at < app.now()`,
  mails: sql`created_at < app.now() - interval '30 days'`,
  undeliverable_addresses: sql`proved_at < app.now() - interval '30 days' or created_at < app.now() - interval '1 year'
    and not exists (select from profiles p where lower(p.email) = address)`,
  notifications: sql`created_at < app.now() - interval '1 year' and email_at is null`,
  enquiries: sql`status in ('answered', 'closed', 'spam') and updated_at < app.now() - interval '2 years'`,
  webhook_events: sql`created_at < app.now() - interval '30 days'`,
  data_looks: sql`created_at < app.now() - interval '2 years'`,
  application_references: sql`exists (select from property_applications a where a.id = application_id
    and a.status in ('rejected', 'cancelled') and a.updated_at < app.now() - interval '90 days')`,
  property_views: sql`is_counted and viewed_on < app.today() - 365`,
};

/** Only the sign-in library's own login reaches them. */
const signInTables = ['verifications', 'sessions', 'setup_codes'];

export async function cleanUp(database: Database): Promise<void> {
  for (const table of signInTables) {
    await database.pools.auth.query(`delete from auth.${table} where expires_at < now()`);
  }
  await inBatches(database, forgetEarlierSecrets);
  for (const [name, isOver] of Object.entries(outlived)) {
    const table = sql.identifier(name);
    await inBatches(
      database,
      sql`
      with gone as (
        delete from ${table} where ctid = any (array(select ctid from ${table} where ${isOver} limit ${BATCH}))
        returning 1)
      select count(*)::int as done from gone`,
    );
  }
}

/** An earlier secret of a webhook that signs no more is kept nowhere. */
const forgetEarlierSecrets = sql`
  with ended as (
    update webhooks set earlier_key_id = null, earlier_sealed = null, earlier_until = null
     where ctid = any (array(select ctid from webhooks where earlier_until < app.now() limit ${BATCH}))
    returning 1)
  select count(*)::int as done from ended`;

/** Runs the statement, each time in its own transaction, until it finds less than a full batch. */
async function inBatches(database: Database, statement: SQL): Promise<void> {
  for (let done = BATCH; done === BATCH; ) {
    const { rows } = await database.asWorker((tx) => tx.execute<{ done: number }>(statement));
    done = rows[0]?.done ?? 0;
  }
}
