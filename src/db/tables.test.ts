import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { fullName, loadTables } from './tables.ts';

const { ownerUrl } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });
const tables = (await loadTables()).flatMap((feature) => feature.tables);

beforeAll(() => owner.connect());
afterAll(() => owner.end());

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  required: boolean;
}

describe('the declared tables', () => {
  // spec 3: The tables are those of the database, column by column
  it('are the tables of the migrated database, column by column', async () => {
    const { rows } = await owner.query<ColumnRow>(
      `select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as table,
        a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') and not c.relispartition`,
    );
    const real = rows.map((row) => `${row.table}.${row.column} ${row.required}`).sort();
    const declared = tables
      .flatMap((table) =>
        table.columns.map((column) => `${fullName(table)}.${column.name} ${column.notNull}`),
      )
      .sort();
    expect(declared).toEqual(real);
  });

  // spec 6: Row-level security: forced on every table, deny by default
  it('each have row policies, unless they stand in the sign-in schema', () => {
    const bare = tables.filter((table) => !table.schema && table.policies.length === 0);
    expect(bare.map(fullName)).toEqual([]);
  });

  // Places are curated and hardly ever removed; an index of a million homes for that day is not worth its weight.
  const scanned = [
    'properties properties_city_id_cities_id_fk',
    'properties properties_locality_id_localities_id_fk',
  ];

  it('have an index that begins with each referring column, so that deletes do not scan', async () => {
    const { rows } = await owner.query(
      `select k.conrelid::regclass::text || ' ' || k.conname as missing from pg_constraint k
        where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'auth'::regnamespace)
          and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = any(k.conkey))`,
    );
    expect(rows.map((row) => row.missing).sort()).toEqual(scanned);
  });

  /** What names people and is kept when one of them is erased, with why. */
  const stored: Readonly<Record<string, string>> = {
    affiliate_shadow_power: 'money: by the number of the affiliate, whose name goes',
    'auth.oauth_access_tokens': 'go with what the person let programs do (api_programs)',
    'auth.oauth_clients': 'programs; one that nobody lets in any more goes (retention.ts)',
    'auth.oauth_consents': 'go with api_programs',
    'auth.oauth_refresh_tokens': 'go with api_programs',
    book_closings: 'names only who closed and opened',
    commission_adjustments: 'money',
    commission_holds: 'money',
    commission_months: 'names only who approved',
    credit_corrections: 'money: names only who proposed and approved',
    complaint_entries: 'go with their complaint; what staff wrote in another’s stays under no name',
    condition_comments: 'the other side’s report too',
    condition_photos: 'the other side’s report too; what no report names goes after a month',
    consents: 'proof of what was agreed to; no word of the person in it',
    erasures: 'proof that it was done',
    listing_flags: 'names only who decided',
    managed_property_managers: 'names only by number',
    managed_property_rvl_payments: 'money',
    organisation_invitations:
      'go with their organisation, or with the address that is asked (app.leave_organisations)',
    organisation_members: 'left by app.leave_organisations, which app.erase_person calls',
    organisations: 'stay with the other members; one of nobody ends (app.leave_organisations)',
    owner_companies: 'names only who chose',
    payments: 'money',
    payout_batches: 'names only who approved and paid',
    plan_versions: 'names only who drafted and approved',
    push_devices: 'go with the sessions',
    switch_over_end: 'names only who asked and approved',
    switch_over_files: 'names only who uploaded',
    signing_requests: 'names only who began',
    gst_payments: 'money: names only who recorded and withdrew',
    tds_challans: 'money: names only who recorded and withdrew',
    tenant_check_points: 'go with their check; name only who answered',
    webhook_deliveries: 'go with the webhooks',
  };

  it('are thought of when a person is erased, wherever they name people', async () => {
    const { rows } = await owner.query<{ table: string; erased: boolean }>(
      `with erasing as (
         select string_agg(p.prosrc, ' ') as source from pg_proc p
          where p.pronamespace = 'app'::regnamespace and (p.proname = 'erase_person' or p.proname like 'erase\\_own\\_%')
       )
       select k.conrelid::regclass::text as table, bool_or(e.source ~ ('\\m' || c.relname || '\\M')) as erased
        from pg_constraint k join pg_class c on c.oid = k.conrelid, erasing e
        where k.contype = 'f' and k.confrelid in ('auth.users'::regclass, 'profiles'::regclass) group by 1`,
    );
    const unthought = rows.filter(({ erased }) => !erased).map(({ table }) => table);
    expect(unthought.sort()).toEqual(Object.keys(stored).sort());
  });
});
