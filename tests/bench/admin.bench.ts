// How fast administrators' screens answer among 100,000 people and 1,000,000 homes: the handler's work, in process.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createRouterClient } from '@orpc/server';
import pg from 'pg';
import type { UserFilters } from '../../src/contract/users.ts';
import { asBulk } from '../../src/db/bulk.ts';
import { cities } from '../../src/db/seed/places.ts';
import type { Services } from '../../src/server/lib/request-context.ts';
import { router } from '../../src/server/router.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { percentilesOf, timed } from './measure.ts';
import { type Cell, milliseconds, publish } from './report.ts';

const PEOPLE = 100_000;
const HOMES = 1_000_000;
const ROUNDS = 40;
const WARM = 3;
const BUDGET_MS = 100;

const firstNames = [
  'Asha',
  'Bharat',
  'Chitra',
  'Dev',
  'Esha',
  'Farhan',
  'Gita',
  'Hari',
  'Indu',
  'Jai',
  'Kavya',
  'Lal',
];
const lastNames = [
  'Rao',
  'Patel',
  'Bose',
  'Singh',
  'Menon',
  'Shah',
  'Iyer',
  'Das',
  'Khan',
  'Joshi',
  'Nair',
  'Reddy',
];

/** `--homes N` for another size: what is not the usual one is no measurement of the budget. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { homes: { type: 'string', default: String(HOMES) } } });
  const homes = Number(values.homes);
  const bench = await openBenchDatabase(homes);
  try {
    const admin = await addPeople(bench);
    const managed = await addManagedHomes(bench);
    const client = clientOf(bench, admin);
    const { users } = client;
    const second = await users.list({ limit: 20 });
    const asks: [what: string, ask: () => Promise<unknown>][] = [
      ...searches.map(([what, filters]): [string, () => Promise<unknown>] => [
        what,
        () => users.list(filters),
      ]),
      ['second page', () => users.list({ cursor: second.next_cursor ?? '' })],
      ['the figures above the list', () => users.figures()],
      ['one person', () => users.get({ userId: admin })],
      ['his activity', () => users.activity({ userId: admin })],
      ...screensOf(client),
    ];
    const rows: Cell[][] = [];
    for (const [what, ask] of asks) rows.push(await rowOf(what, ask));
    publish({
      name: 'admin',
      command: 'npm run bench -- admin',
      columns: ['what', 'p50', 'p95', `budget ≤ ${BUDGET_MS} ms (p95)`],
      rows,
      figures: Object.fromEntries(rows.map(([what, ...rest]) => [String(what), rest])),
      notes: [
        `Among ${inWords(PEOPLE)} people, ${inWords(homes)} homes and ${inWords(managed)} managed homes; permission, transaction and row policies included.`,
      ],
    });
  } finally {
    await bench.close();
  }
}

const searches: [string, Partial<UserFilters>][] = [
  ['newest people', {}],
  ['by name', { sort: 'name' }],
  ['by last login', { sort: 'last_login' }],
  ['brokers', { role: 'broker' }],
  ['plain users, oldest first', { role: 'user', sort: 'oldest' }],
  ['never signed in', { active: 'never' }],
  ['a name, 8,000 of them', { q: 'asha' }],
  ['name and city', { q: 'asha rao pune' }],
  ['one e-mail address', { q: '.77777@' }],
  ['a phone number', { q: '98000 77777' }],
  ['two letters', { q: 'ra' }],
  ['nobody', { q: 'zzzzqqq' }],
];

const inWords = (count: number) => count.toLocaleString('en-IN');

type AdminClient = ReturnType<typeof clientOf>;

/** What each tab asks first, in the order of the tabs. */
function screensOf(client: AdminClient): [what: string, ask: () => Promise<unknown>][] {
  return [
    ['the dashboard’s figures', () => client.admin.overview()],
    ['the dashboard’s homes', () => client.admin.properties.list({})],
    ['homes that are rented', () => client.admin.properties.list({ status: 'rented' })],
    ['homes by a word', () => client.admin.properties.list({ q: 'baner' })],
    ['applications on the dashboard', () => client.managedRentals.list({ show: 'all' })],
    ['applications to approve', () => client.managedRentals.list({})],
    ['managed homes', () => client.managedRentals.listProperties({})],
    ['managed homes by a word', () => client.managedRentals.listProperties({ q: 'rose 4711' })],
    ['RVL tracking', () => client.rvl.grid({})],
    ['commission months', () => client.months.list()],
    ['owed to affiliates', () => client.payouts.candidates({})],
    ['payout batches', () => client.payouts.listBatches({})],
    ['the ledger’s last proof', () => client.ledger.lastProof()],
    ['brokers of shadow balancing', () => client.shadowBalancing.listBrokers({})],
    ['grants’ history', () => client.shadowBalancing.listAudit({})],
    ['shadow powers', () => client.shadowPower.list({})],
    ['affiliates', () => client.affiliates.list({})],
    ['documents', () => client.documents.list()],
    ['analytics, a year', () => client.analytics.get({})],
    ['analytics of one city', () => client.analytics.get({ city: 'Pune', months: 36 })],
    ['settings', () => client.settings.get()],
    ['versions of the plan', () => client.commissionPlans.list()],
    ['the audit trail', () => client.audit.list({})],
  ];
}

async function rowOf(what: string, ask: () => Promise<unknown>): Promise<Cell[]> {
  const times: number[] = [];
  for (let round = -WARM; round < ROUNDS; round += 1) {
    const [ms] = await timed(ask);
    if (round >= 0) times.push(ms);
  }
  const { p50, p95 } = percentilesOf(times);
  return [what, milliseconds(p50), milliseconds(p95), p95 <= BUDGET_MS ? 'kept' : 'missed'];
}

/** Only what reading as an administrator needs. */
function clientOf({ database }: BenchDatabase, userId: string) {
  const services = { database, config: { production: false } } as Services;
  return createRouterClient(router, {
    context: {
      services,
      subject: { userId, sessionId: userId },
      requestId: 'bench',
      address: null,
      idempotencyKey: null,
    },
  });
}

async function addPeople({ urls, ownerUrl }: BenchDatabase): Promise<string> {
  const admin = await asBulk(urls, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from profiles');
    const present = rows[0]?.count ?? 0;
    const places = cities.map(({ name }) => name);
    await client.query(
      `insert into auth.users (id, name, email, email_verified, created_at)
       select gen_random_uuid(), ($1::text[])[1 + n % 12] || ' ' || ($2::text[])[1 + (n / 12) % 12],
           lower(($1::text[])[1 + n % 12] || '.' || ($2::text[])[1 + (n / 12) % 12]) || '.' || n || '@bench.example', true, now() - make_interval(mins => n)
         from generate_series($3::int, $4::int) n on conflict do nothing`,
      [firstNames, lastNames, present, PEOPLE],
    );
    await client.query(
      `update profiles set phone = '+9198000' || lpad(substring(email from '[0-9]+'), 5, '0'),
           city = ($1::text[])[1 + substring(email from '[0-9]+')::int % cardinality($1::text[])],
           created_at = now() - make_interval(mins => substring(email from '[0-9]+')::int),
           last_login_at = case when substring(email from '[0-9]+')::int % 3 > 0
             then now() - make_interval(secs => substring(email from '[0-9]+')::int) end
         where email like '%@bench.example' and phone is null`,
      [places],
    );
    await client.query(
      `insert into user_roles (user_id, role)
       select user_id, (array['tenant', 'landlord', 'broker'])[1 + substring(email from '[0-9]+')::int % 5]
         from profiles where email like '%@bench.example' and substring(email from '[0-9]+')::int % 5 < 3
       on conflict do nothing`,
    );
    const found = await client.query<{ user_id: string }>(
      'select user_id from profiles order by created_at limit 1',
    );
    const userId = found.rows[0]?.user_id ?? randomUUID();
    await client.query(`insert into user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`, [
      userId,
    ]);
    return userId;
  });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('vacuum (analyze) profiles, user_roles');
  await owner.end();
  return admin;
}

const MANAGED = 50_000;
const MONTHS_PAID = 12;

/** Homes under management with a year of paid months, and the month figures of everything. Returns how many there are. */
async function addManagedHomes({ urls, ownerUrl }: BenchDatabase): Promise<number> {
  await asBulk(urls, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from managed_properties',
    );
    const present = rows[0]?.count ?? 0;
    if (present >= MANAGED) return;
    await client.query(
      `with owners as (select array_agg(user_id) as ids from (select user_id from profiles order by user_id limit 5000) p),
         a as (insert into managed_rental_applications (landlord_id, submitted_by, status, monthly_rent, property_location,
             property_type, rental_value_locked, reviewed_at, created_at)
           select ids[1 + n % 5000], ids[1 + n % 5000], case when n % 50 = 0 then 'submitted' else 'approved' end, 2500000,
             'Baner, Pune', 'apartment', 2500000, now(), now() - make_interval(mins => n)
             from owners, generate_series($1::int, $2::int) n returning id, landlord_id, status, created_at),
         m as (insert into managed_properties (application_id, owner_id, created_at)
           select id, landlord_id, created_at from a where status = 'approved' returning id, application_id, created_at)
       insert into managed_property_details (id, application_id, property_name, owner_name, monthly_rent, lease_start_date,
           rvl_amount, created_at)
         select id, application_id, 'Rose ' || row_number() over (), 'Owner', 2500000, current_date - 700, 2500000, created_at
           from m`,
      [present, MANAGED + Math.ceil(MANAGED / 49)],
    );
    for (let back = 0; back < MONTHS_PAID; back += 1) {
      await client.query(
        `insert into managed_property_rvl_payments (managed_property_id, payment_month, rvl_amount, payment_status,
             payment_date, marked_paid_at, sequence)
           select id, date_trunc('month', now() - make_interval(months => $1))::date, 2500000, 'paid', current_date, now(), 1
             from managed_properties on conflict do nothing`,
        [back],
      );
    }
    await client.query(
      `select app.refresh_month_figures((date_trunc('month', now()) - interval '11 months')::date,
         date_trunc('month', now())::date)`,
    );
  });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    'vacuum (analyze) managed_rental_applications, managed_properties, managed_property_details, managed_property_rvl_payments',
  );
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::int as count from managed_properties',
  );
  await owner.end();
  return rows[0]?.count ?? 0;
}
