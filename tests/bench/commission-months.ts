// A database with a month to close: the generated tree and payments as the product keeps them, loaded without triggers.
import { Client } from 'pg';
import { copyIn } from '../../src/db/copy.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connections, type DatabaseUrls } from '../../src/db/roles.ts';
import { affiliateStatuses, calculationModes } from '../../src/domain/affiliates.ts';
import { type GeneratedMonth, generateMonth } from './commission-tree.ts';

const secret = 'for measuring only, never served';

export interface MonthDatabase {
  urls: DatabaseUrls;
  owner: Client;
  ownerUrl: string;
  close(): Promise<void>;
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The code of the person at that place. In no order: an odd factor visits each of the 32^5 once. */
export const codeOf = (place: number): string => {
  const scattered = BigInt(place) * 19391777n;
  const symbol = (k: number) => ALPHABET[Number((scattered >> BigInt(5 * k)) & 31n)];
  return `KRY-${[0, 1, 2, 3, 4].map(symbol).join('')}`;
};

/** The same in SQL. */
export const sqlCodeOf = (place: string): string =>
  `(select 'KRY-' || string_agg(substr('${ALPHABET}', ((${place}::bigint * 19391777 >> (5 * k)) & 31)::integer + 1, 1), '')
      from generate_series(0, 4) k)`;

/** Made anew each time: a month closes once. */
export async function openMonthDatabase(size: number, dataDir: string): Promise<MonthDatabase> {
  const server = await startEmbedded({ dataDir, database: 'postgres' });
  const name = `bench_month_${size}`;
  const admin = new Client(server.url);
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = name;
  await migrate(url.href, { secret });
  const owner = new Client(url.href);
  await owner.connect();
  await load(owner, generateMonth(size));
  return {
    owner,
    ownerUrl: url.href,
    urls: connections(url.href, secret),
    close: async () => {
      await owner.end();
      await server.stop();
    },
  };
}

async function load(owner: Client, { affiliates, payments }: GeneratedMonth): Promise<void> {
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `create function pg_temp.code(i integer) returns text language sql immutable as $$ select ${sqlCodeOf('i')} $$`,
  );
  await owner.query(`create temp table people (i integer, sponsor integer, status smallint, mode smallint, shadow bigint);
    create temp table rents (i integer, affiliate integer, rvl bigint, share integer)`);
  await copyIn(owner, 'people', {
    columns: 'i, sponsor, status, mode, shadow',
    count: affiliates.sponsor.length,
    write: (block, i) =>
      block
        .row(5)
        .integer(i)
        .integer(affiliates.sponsor[i] as number)
        .smallint(affiliates.status[i] as number)
        .smallint(affiliates.mode[i] as number)
        .bigint(affiliates.shadowPower[i] as number),
  });
  await copyIn(owner, 'rents', {
    columns: 'i, affiliate, rvl, share',
    count: payments.affiliate.length,
    write: (block, i) =>
      block
        .row(4)
        .integer(i)
        .integer(payments.affiliate[i] as number)
        .bigint(payments.rvl[i] as number)
        .integer(payments.shareBp[i] as number),
  });
  const code = (column: string) => `pg_temp.code(${column})`;
  const list = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`;
  const statements = [
    `insert into auth.users (id, name, email) values ('00000000-0000-0000-0000-00000000000a', 'Owner', 'o@example.com')`,
    `insert into profiles (user_id, email) values ('00000000-0000-0000-0000-00000000000a', 'o@example.com') on conflict do nothing`,
    `insert into affiliate_registrations (affiliate_id, full_name, sponsor_id, created_at)
       select ${code('i')}, 'Person ' || i, case when sponsor >= 0 then ${code('sponsor')} end,
         timestamptz '2024-01-01' + i * interval '1 second' from people order by i`,
    `insert into affiliate_profiles (affiliate_id, full_name, email, status, reward_calculation_mode)
       select ${code('i')}, 'Person ' || i, i || '@example.com', (${list(affiliateStatuses)})[status + 1],
         (${list(calculationModes)})[mode + 1] from people order by i`,
    `insert into affiliate_shadow_power (affiliate_id, shadow_power_amount, is_active)
       select ${code('i')}, shadow, true from people where shadow > 0`,
    `create temp table homes as select i, uuidv7() as id, affiliate, rvl, share from rents order by i`,
    `insert into managed_rental_applications (id, submitted_by, status, monthly_rent, property_location, property_type)
       select id, '00000000-0000-0000-0000-00000000000a', 'approved', rvl, 'Pune', 'apartment' from homes`,
    `insert into managed_properties (id, application_id) select id, id from homes`,
    `insert into managed_property_attributions (managed_property_id, affiliate_id, valid_from)
       select id, ${code('affiliate')}, '2024-01-01' from homes where affiliate >= 0`,
    `insert into managed_property_shares (managed_property_id, share_bp, valid_from) select id, share, '-infinity' from homes`,
    `insert into managed_property_rvl_payments (managed_property_id, payment_month, rvl_amount, payment_status,
         payment_date, marked_paid_at, sequence)
       select id, '2025-10-01', rvl, 'paid', '2025-10-05', '2025-10-05T10:00:00+05:30', 1 from homes`,
    'analyze',
    'checkpoint',
  ];
  for (const statement of statements) await owner.query(statement);
}
