// How fast administrators' lists answer among 100,000 people: the handler's work as an administrator, in process.
import { randomUUID } from 'node:crypto';
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

export async function run(): Promise<void> {
  const bench = await openBenchDatabase(1_000);
  try {
    const admin = await addPeople(bench);
    const users = clientOf(bench, admin).users;
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
      ['the dashboard’s figures', () => clientOf(bench, admin).admin.overview()],
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
        `Among ${PEOPLE.toLocaleString('en-IN')} people; permission, transaction and row policies included.`,
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
