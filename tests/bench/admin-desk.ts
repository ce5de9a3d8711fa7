// What lies on the desk of an office with 100,000 people: affiliates who are owed, payouts, registrations, enquiries, reports,
// claims, letters and the trail. Loaded without triggers, once; only why somebody is not paid is kept by them.
import pg from 'pg';
import { MAX_BATCH } from '../../src/domain/commission/payouts.ts';
import { sqlCodeOf } from './commission-months.ts';
import type { BenchDatabase } from './database.ts';

const MONTHS = 12;
const LETTERS = 300_000;
const ENTRIES = 500_000;
const SIGN_INS = 1_000_000;
const ENQUIRIES = 50_000;
const CLAIMS = 60_000;
const LOST_NUMBERS = 20_000;
const REPORTS = 20_000;
const FLAGS = 40_000;

/** Returns what there is of each, for the note under the table. */
export async function addDesk({ ownerUrl }: BenchDatabase): Promise<Record<string, number>> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ is_there: boolean }>(
      'select exists (select from mails) as is_there',
    );
    if (!rows[0]?.is_there) await load(owner);
    return await counted(owner);
  } finally {
    await owner.end();
  }
}

async function load(owner: pg.Client): Promise<void> {
  await owner.query('begin');
  await owner.query('set local session_replication_role = replica');
  for (const statement of [...people, ...commission, ...desk]) await owner.query(statement);
  await owner.query('set local session_replication_role = origin');
  await owner.query('update affiliate_registrations set payout_gap = payout_gap');
  await owner.query('commit');
  await owner.query('vacuum (analyze)');
}

async function counted(owner: pg.Client): Promise<Record<string, number>> {
  const { rows } = await owner.query<Record<string, number>>(`select
    (select count(*)::int from affiliate_balances where payable < 0) as owed, (select count(*)::int from payouts) as payouts,
    (select count(*)::int from brokers) as brokers, (select count(*)::int from mails) as letters,
    (select count(*)::int from enquiries) as enquiries, (select count(*)::int from listing_reports) as reports,
    (select count(*)::int from listing_flags) as doubts, (select count(*)::int from verification_claims) as claims, (select count(*)::int from audit_log) as entries,
    (select count(*)::int from auth.security_events) as "sign-ins"`);
  return rows[0] ?? {};
}

const CODE = sqlCodeOf('n');

/** Everybody by a number from 1; two thirds have joined the programme, a fifth are brokers. */
const people = [
  `create temp table person on commit drop as
     select row_number() over (order by user_id)::int as n, user_id, coalesce(full_name, email) as name, email from profiles`,
  `create temp table admin on commit drop as
     select user_id from user_roles where role = 'admin' order by user_id limit 1`,
  `insert into affiliate_registrations (affiliate_id, user_id, full_name, created_at)
     select ${CODE}, user_id, name, now() - n * interval '1 minute' from person where n % 3 > 0 on conflict do nothing`,
  `insert into affiliate_profiles (affiliate_id, user_id, full_name, email, status)
     select ${CODE}, user_id, name, email,
         (array['active', 'active', 'active', 'active', 'active', 'active', 'active', 'pending', 'suspended', 'terminated'])[1 + n % 10]
       from person where n % 3 > 0 on conflict do nothing`,
  `insert into tax_identities (user_id, key_id, sealed, fingerprint, masked)
     select user_id, 'bench', sha256(name::bytea), sha256(user_id::text::bytea), '******234F' from person where n % 10 < 9
     on conflict do nothing`,
  `insert into payout_accounts (user_id, key_id, sealed, masked, ifsc, holder_name, confirmed_at, confirmed_how)
     select user_id, 'bench', sha256(name::bytea), '*****6789', 'HDFC0000001', name, now(), 'transfer' from person where n % 10 > 0
     on conflict do nothing`,
  `insert into affiliate_shadow_power (affiliate_id, shadow_power_amount, is_active, created_at)
     select ${CODE}, 500000 + n, true, now() - n * interval '1 minute' from person where n % 60 = 1 on conflict do nothing`,
  `insert into brokers (user_id, name, status, activated, reg_fee_paid, created_at)
     select user_id, name, case when n % 10 = 5 then 'fee_due' else 'activated' end, n % 10 <> 5, n % 10 <> 5,
         now() - n * interval '1 minute' from person where n % 5 = 0 on conflict do nothing`,
  `insert into payments (kind, broker_id, user_id, provider, provider_payment_id, amount, status, paid_at, created_at)
     select 'broker_registration', id, user_id, 'cash', 'CASH-' || row_number() over (), 499900,
         case when activated then 'succeeded' else 'pending' end, case when activated then created_at end, created_at from brokers
     on conflict do nothing`,
  `insert into shadow_balancing_audit (broker_id, admin_user_id, action, reason, start_date, created_at)
     select b.id, a.user_id, 'enabled', 'early adopter', current_date, b.created_at from brokers b, admin a`,
];

/** A closed year: who stood in it, who is owed, what was paid out and what is held. */
const commission = [
  `insert into commission_months (month, state, plan_version, run_id, started_at, read_at, closed_at, input_hash, output_hash)
     select (date_trunc('month', now()) - b * interval '1 month')::date, 'closed', '2.0',
         gen_random_uuid(), now(), now(), now(), sha256('in'), sha256('out') from generate_series(1, ${MONTHS}) b on conflict do nothing`,
  `create table commission_nodes_of_bench partition of commission_nodes default`,
  `insert into commission_nodes (affiliate_id, month, position, status, mode, shadow_power, is_granted, personal, team, largest_leg,
       primary_stream, growth_stream, qualifying, rank, rate_bp, earned, held)
     select ${CODE}, m.month, p.n, 'active', 'balanced', 0, false, 2500000, 0, 0, 0, 0, 2500000, 'Starter', 1000, 20000, 0
       from person p, commission_months m where n % 3 > 0 and n % 10 < 2 on conflict do nothing`,
  `insert into affiliate_balances (affiliate_id, payable, held)
     select ${CODE}, -(30000 + n), 0 from person where n % 3 = 1 on conflict do nothing`,
  `insert into commission_holds (affiliate_id, month, amount, status)
     select ${CODE}, m.month, 20000, 'suspended' from person p, commission_months m where n % 30 = 7 on conflict do nothing`,
  `insert into commission_adjustments (affiliate_id, origin_month, amount, reason, state, proposed_by, created_at)
     select ${CODE}, m.month, 50000, 'Credited to someone else', 'proposed', a.user_id, now() - n * interval '1 minute'
       from person p, admin a, (select max(month) as month from commission_months) m where n % 50 = 1`,
  `insert into payout_batches (state, month, transfers, amount, created_by, approved_by, approved_at, exported_at, settled_at, created_at)
     select 'settled', m.month, ${MAX_BATCH}, ${MAX_BATCH} * 90000::bigint, a.user_id, a.user_id, now(), now(), now(), m.month
       from commission_months m, admin a`,
  `insert into payouts (batch_id, affiliate_id, user_id, kind, amount, state, key_id, sealed, masked, ifsc, holder_name, reference,
       paid_on, entry_id, created_at)
     select b.id, ${CODE}, p.user_id, 'regular', 90000, 'paid', 'bench', '\\x00'::bytea, '*****6789', 'HDFC0000001', p.name,
         'UTR' || row_number() over (), current_date, row_number() over (), b.created_at
       from payout_batches b, person p where p.n % 3 = 1 and p.n <= 3 * ${MAX_BATCH}`,
];

const SOMEBODY = (of: string) =>
  `(select user_id from person p where p.n = 1 + ${of} % (select max(n) from person))`;
const hashed = `('x' || substr(md5(i::text), 1, 7))::bit(28)::int`;

const desk = [
  `create index on person (n)`,
  `insert into enquiries (form_id, kind, status, name, email, message, user_id, assigned_to, created_at)
     select gen_random_uuid(), (array['contact', 'corporates', 'services', 'property'])[1 + i % 4],
         case when i % 25 = 0 then 'new' when i % 25 = 1 then 'in_progress' else 'closed' end,
         'Person ' || i, i || '@example.com', 'Is the home in Baner still free, number ' || i || '?',
         case when i % 2 = 0 then ${SOMEBODY('i')} end, case when i % 25 > 0 then a.user_id end, now() - i * interval '3 minutes'
       from generate_series(1, ${ENQUIRIES}) i, admin a`,
  `insert into enquiry_events (enquiry_id, actor_id, action, status, note, created_at)
     select e.id, a.user_id, 'noted', e.status, 'Called back', e.created_at from enquiries e, admin a, generate_series(1, 2)`,
  `insert into listing_reports (property_id, reporter_id, reason, status, outcome, decided_by, decided_at, created_at)
     select h.id, ${SOMEBODY('h.i::int')}, (array['fake', 'duplicate', 'wrong_price'])[1 + h.i::int % 3],
         case when h.i % 20 = 0 then 'open' else 'dismissed' end, case when h.i % 20 > 0 then 'It is right' end,
         case when h.i % 20 > 0 then a.user_id end, case when h.i % 20 > 0 then now() end, now() - h.i * interval '5 minutes'
       from (select id, row_number() over () as i from (select id from properties limit ${REPORTS}) s) h, admin a
     on conflict do nothing`,
  `insert into complaints (form_id, complainant_id, kind, message, status, answer_by, created_at)
     select gen_random_uuid(), ${SOMEBODY('i')}, 'other', 'Nobody calls back, number ' || i,
         case when i % 20 = 0 then 'received' when i % 20 = 1 then 'escalated' else 'closed' end,
         current_date + 30, now() - i * interval '5 minutes'
       from generate_series(1, ${REPORTS}) i`,
  `insert into listing_flags (property_id, kind, facts, status, outcome, decided_by, decided_at, created_at)
     select h.id, 'rent_median', '{"percent": 30}', case when h.i % 20 = 0 then 'open' else 'dismissed' end,
         case when h.i % 20 > 0 then 'It is small' end, case when h.i % 20 > 0 then a.user_id end,
         case when h.i % 20 > 0 then now() end, now() - h.i * interval '5 minutes'
       from (select id, row_number() over () as i from (select id from properties limit ${FLAGS}) s) h, admin a
     on conflict do nothing`,
  `insert into verification_claims (user_id, property_id, kind, status, reason, decided_by, decided_at, created_at)
     select h.listed_by, h.id, 'ownership', case when h.i % 12 = 0 then 'submitted' else 'declined' end,
         case when h.i % 12 > 0 then 'Not legible' end, case when h.i % 12 > 0 then a.user_id end,
         case when h.i % 12 > 0 then now() end, now() - h.i * interval '4 minutes'
       from (select id, listed_by, row_number() over () as i from
         (select id, listed_by from properties order by id desc limit ${CLAIMS}) s) h, admin a
     on conflict do nothing`,
  `insert into lost_numbers (user_id, old_phone, new_phone, name, story, language, ready_at, state, decided_by, decided_at, created_at)
     select p.user_id, '+9198' || lpad(p.n::text, 8, '0'), '+9197' || lpad(p.n::text, 8, '0'), 'Asha Rao', 'I rent a home in Baner',
         'en', now(), case when p.n % 200 = 0 then 'waiting' else 'declined' end, case when p.n % 200 > 0 then a.user_id end,
         case when p.n % 200 > 0 then now() end, now() - p.n * interval '5 minutes'
       from person p, admin a where p.n <= ${LOST_NUMBERS}
     on conflict do nothing`,
  `insert into mails (user_id, recipient, kind, subject, text, status, attempts, error, created_at, sent_at)
     select p.user_id, p.email, (array['visit.requested', 'rent.due', 'message.new'])[1 + i % 3],
         'Letter ' || i || ' about a home in Baner', '', case when i % 100 = 0 then 'failed' else 'sent' end, 1,
         case when i % 100 = 0 then '550 no such user' end, now() - i * interval '8 seconds', now() - i * interval '8 seconds'
       from generate_series(1, ${LETTERS}) i join person p on p.n = 1 + ${hashed} % (select max(n) from person)`,
  `insert into auth.security_events (user_id, event, ip_address, user_agent, created_at)
     select case when i % 50 > 0 then p.user_id end,
         case when i % 10 = 0 then 'sign-in-failed' when i % 2000 = 1 then 'tries-used-up' when i % 33 = 0 then 'new-device' else 'signed-in' end,
         '10.0.' || i % 250 || '.' || i % 199, 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0', now() - i * interval '15 seconds'
       from generate_series(1, ${SIGN_INS}) i join person p on p.n = 1 + ${hashed} % (select max(n) from person)`,
  `insert into audit_log (id, actor_id, action, subject_type, subject_id, before, after, reason, created_at)
     select l.id + i, p.user_id,
         case when i % 5000 = 0 then 'roles.assign' when i % 3 = 0 then 'rvl.markPaid' else 'properties.update' end,
         case when i % 5000 = 0 then 'user' else 'property' end, p.user_id::text, '{"state": "a"}', '{"state": "b"}', null,
         now() - (${ENTRIES} - i) * interval '1 minute'
       from generate_series(1, ${ENTRIES}) i, (select coalesce(max(id), 0) as id from audit_log) l,
         lateral (select user_id from person p where p.n = 1 + ${hashed} % (select max(n) from person)) p`,
];
