// 100,000 people for administrators to look for, and 50,000 homes under management with a year of paid months.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { asBulk } from '../../src/db/bulk.ts';
import { cities } from '../../src/db/seed/places.ts';
import type { BenchDatabase } from './database.ts';

export const PEOPLE = 100_000;

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

/** Returns an administrator. */
export async function addPeople({ urls, ownerUrl }: BenchDatabase): Promise<string> {
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
export async function addManagedHomes({ urls, ownerUrl }: BenchDatabase): Promise<number> {
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
