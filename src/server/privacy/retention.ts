/** Removes rows that have served their time, some thousand in each transaction. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { KEEP_UNMATCHED_DAYS } from '../../domain/bank-statements.ts';
import { DEVICE_DAYS, SECURITY_EVENT_DAYS } from '../../domain/security-events.ts';
import { BATCH, inBatches } from '../lib/in-batches.ts';

/** Of a table of history: rows of people whose newest answer is no, or who never answered. */
const withoutConsent = (table: string) => sql`coalesce((select not c.is_given from consents c
  where c.user_id = ${sql.identifier(table)}.user_id and c.purpose = 'history' order by c.created_at desc, c.id desc limit 1), true)`;

/**
 * Views stay a year for a lister's charts, letters a month (as long as a report about one may come), keys as long as they say;
 * notices a year, texts three months, decided requests for another number half a year, references of an application three months after it was declined or withdrawn, what the office was asked, and complaints of people without an
 * account, two years after the answer, the log of looks at personal data two years, what webhooks were told a month, lines of a bank statement that no
 * rent was recorded from half a year, what providers of e-signatures reported three months. What was looked at goes where nobody said yes to keeping it.
 */
const outlived = {
  recent_views: withoutConsent('recent_views'),
  recent_searches: withoutConsent('recent_searches'),
  idempotency_keys: sql`expires_at < app.now()`,
  mails: sql`created_at < app.now() - interval '30 days'`,
  text_messages: sql`created_at < app.now() - interval '90 days'`,
  lost_numbers: sql`decided_at < app.now() - interval '180 days'`,
  undeliverable_addresses: sql`proved_at < app.now() - interval '30 days' or created_at < app.now() - interval '1 year'
    and not exists (select from profiles p where lower(p.email) = address)`,
  notifications: sql`created_at < app.now() - interval '1 year' and email_at is null`,
  enquiries: sql`status in ('answered', 'closed', 'spam') and updated_at < app.now() - interval '2 years'`,
  complaints: sql`complainant_id is null and status in ('resolved', 'closed') and updated_at < app.now() - interval '2 years'`,
  webhook_events: sql`created_at < app.now() - interval '30 days'`,
  signing_events: sql`created_at < app.now() - interval '90 days'`,
  data_looks: sql`created_at < app.now() - interval '2 years'`,
  application_references: sql`exists (select from property_applications a where a.id = application_id
    and a.status in ('rejected', 'cancelled') and a.updated_at < app.now() - interval '90 days')`,
  // Money at the operator's bank stays listed until somebody says whose it is.
  bank_lines: sql`matched = 0 and (owner_id is not null or ignored_reason is not null) and created_at < app.now() - make_interval(days => ${KEEP_UNMATCHED_DAYS})`,
  bank_statements: sql`created_at < app.now() - make_interval(days => ${KEEP_UNMATCHED_DAYS})
    and not exists (select from bank_lines b where b.statement_id = bank_statements.id)`,
  property_views: sql`is_counted and viewed_on < app.today() - 365`,
};

/** Only the sign-in library's own login reaches them. */
const signInTables = [
  'verifications',
  'sessions',
  'setup_codes',
  'oauth_access_tokens',
  'oauth_refresh_tokens',
];

export async function cleanUp(database: Database): Promise<void> {
  for (const table of signInTables) {
    await database.pools.auth.query(`delete from auth.${table} where expires_at < now()`);
  }
  // Programs that registered and were let in by nobody, or whose people have all ended them.
  await database.pools.auth.query(`
    delete from auth.oauth_clients c
     where c.created_at < now() - interval '30 days'
       and not exists (select from auth.oauth_consents o where o.client_id = c.client_id)`);
  await database.pools.auth.query(
    'delete from auth.security_events where created_at < now() - make_interval(days => $1)',
    [SECURITY_EVENT_DAYS],
  );
  await database.pools.auth.query(
    'delete from auth.known_devices where last_used_at < now() - make_interval(days => $1)',
    [DEVICE_DAYS],
  );
  await inBatches(database, forgetEarlierSecrets);
  await inBatches(database, forgetTextValues);
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

/** Of texts that nobody sent or reported on in time. */
const forgetTextValues = sql`
  with ended as (
    update text_messages set key_id = null, sealed = null
     where ctid = any (array(select ctid from text_messages
       where key_id is not null and created_at < app.now() - interval '1 day' limit ${BATCH}))
    returning 1)
  select count(*)::int as done from ended`;
