import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyPassword } from 'better-auth/crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../../../tests/support/database.ts';
import { demoAccounts, demoPassword, seedDemo } from './demo.ts';

const { urls, ownerUrl } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });
const now = new Date('2026-11-20T10:00:00Z');
let filesFolder: string;

async function counts(text: string): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ name: string; count: number }>(text);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

async function one<T>(text: string, values: unknown[] = []): Promise<T> {
  const { rows } = await owner.query<{ value: T }>(text, values);
  return rows[0]?.value as T;
}

beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'kiraya-demo-'));
  await owner.connect();
  await seedDemo({ urls, filesFolder, now });
});

afterAll(async () => {
  await owner.end();
  await rm(filesFolder, { recursive: true });
});

describe('the demo', () => {
  it('does nothing when it is there already', async () => {
    expect(await seedDemo({ urls, filesFolder, now })).toEqual({ seeded: false, homes: 0 });
  });

  it('has six hundred homes in twelve cities, and the catalogue shows the live ones', async () => {
    expect(await one('select count(*)::int as value from properties')).toBe(600);
    expect(await one('select count(distinct city_id)::int as value from properties')).toBe(12);
    const live = await one<number>(
      `select count(*)::int as value from properties where listing_state = 'published' and availability = 'available'`,
    );
    expect(live).toBeGreaterThan(480);
    expect(await one('select count(*)::int as value from listings')).toBe(live);
  });

  it('keeps rents near what two bedrooms cost in each city', async () => {
    const medians = await counts(
      `select city as name, (percentile_disc(0.5) within group (order by rent) / 100)::int as count
         from properties where bedrooms = 2 group by city`,
    );
    const expected = { Mumbai: 52_000, Bengaluru: 17_500, Delhi: 17_000, Chennai: 14_000, Kolkata: 8500 };
    for (const [city, rent] of Object.entries(expected)) {
      expect(Math.abs((medians[city] ?? 0) / rent - 1), `${city} ${medians[city]}`).toBeLessThan(0.1);
    }
  });

  it('knows what homes cost in each locality', async () => {
    expect(await one('select count(*)::int as value from locality_rents')).toBeGreaterThan(250);
  });

  it('names a file in the storage for every photo and size, four to seven photos a home', async () => {
    const stored = new Set(await readdir(join(filesFolder, 'public', 'photos')));
    const { rows } = await owner.query<{ key: string }>(
      `select f.value as key from property_photos, jsonb_each_text(files -> 'webp') f`,
    );
    expect(rows.filter(({ key }) => !stored.has(key.replace('photos/', '')))).toEqual([]);
    const { rows: perHome } = await owner.query<{ photos: number }>(
      `select distinct cardinality(image_urls) as photos from properties order by 1`,
    );
    expect(perHome.every(({ photos }) => photos >= 4 && photos <= 7)).toBe(true);
    expect(
      await one(`select count(*)::int as value from properties p where cover ->> 'url' is distinct from
        (select url from property_photos where property_id = p.id and is_cover)`),
    ).toBe(0);
  });

  it('shows no picture twice as a cover on a page of all homes or of one city', async () => {
    const { rows } = await owner.query<{ city: string; blurhash: string }>(
      `select p.city, p.cover ->> 'blurhash' as blurhash from listings l join properties p on p.id = l.property_id
        order by l.best desc, l.property_id desc`,
    );
    const lists = [rows, ...Map.groupBy(rows, ({ city }) => city).values()];
    const twice = lists.flatMap((list) =>
      Array.from({ length: Math.ceil(list.length / 24) }, (_, page) => {
        const covers = list.slice(24 * page, 24 * (page + 1)).map(({ blurhash }) => blurhash);
        return covers.length - new Set(covers).size;
      }),
    );
    expect(twice.filter((count) => count > 0)).toEqual([]);
  });

  it('asks more for more rooms, as real listings do', async () => {
    const { rows } = await owner.query<{ least: number; most: number }>(
      `with medians as (
         select city, bedrooms, percentile_cont(0.5) within group (order by rent) as rent from properties
          where property_type <> 'pg' and bedrooms <= 3 group by city, bedrooms having count(*) >= 10)
       select min(more.rent / fewer.rent) as least, max(more.rent / fewer.rent) as most from medians fewer
         join medians more on more.city = fewer.city and more.bedrooms = fewer.bedrooms + 1`,
    );
    expect(rows[0]?.least).toBeGreaterThan(1.2);
    expect(rows[0]?.most).toBeLessThan(2.8);
  });

  it('has views of months, each counted and of its time', async () => {
    expect(await one('select count(*)::int as value from property_views')).toBeGreaterThan(10_000);
    expect(
      await one(`select count(distinct date_trunc('month', viewed_on))::int as value from property_views`),
    ).toBeGreaterThan(2);
    expect(
      await one(
        `select count(*)::int as value from property_views
        where not is_counted or viewed_at > $1 or viewed_on <> (viewed_at at time zone 'Asia/Kolkata')::date`,
        [now],
      ),
    ).toBe(0);
    expect(
      await one(`select count(*)::int as value from properties p
        where view_count <> (select count(*) from property_views v where v.property_id = p.id)`),
    ).toBe(0);
  });

  it('lets every printed account sign in with the printed password', async () => {
    const { rows } = await owner.query<{ email: string; password: string }>(
      `select email, password from auth.accounts a join auth.users u on u.id = a.user_id order by email`,
    );
    expect(rows.map(({ email }) => email)).toEqual(demoAccounts.map(({ email }) => email).sort());
    expect(await verifyPassword({ hash: rows[0]?.password ?? '', password: demoPassword })).toBe(true);
    const roles = await counts('select role as name, 1 as count from user_roles group by role');
    expect(Object.keys(roles).sort()).toEqual([
      'admin',
      'broker',
      'finance_checker',
      'finance_maker',
      'landlord',
      'programme_manager',
      'property_manager',
      'support',
      'tenant',
      'verification',
      'viewer',
    ]);
  });

  it('has an affiliate tree twelve deep with every status and mode, and the accounts for trying in it', async () => {
    const { rows } = await owner.query(`with recursive down as (
        select affiliate_id, 1 as depth from affiliate_registrations where sponsor_id is null
        union all select r.affiliate_id, depth + 1 from affiliate_registrations r join down d on r.sponsor_id = d.affiliate_id)
      select count(*)::int as people, max(depth) as depth from down`);
    expect(rows[0]).toEqual({ people: 120, depth: 12 });
    const standing =
      await counts(`select coalesce(status, 'no profile') as name, count(*)::int from affiliate_registrations
      left join affiliate_profiles using (affiliate_id) group by 1`);
    expect(Object.keys(standing).sort()).toEqual([
      'active',
      'no profile',
      'pending',
      'suspended',
      'terminated',
    ]);
    const { rows: accounts } = await owner.query(`select p.email, count(t.*)::int as recruits from profiles p
      join affiliate_registrations r using (user_id) join affiliate_registrations t on t.sponsor_id = r.affiliate_id
      where p.email like '%@demo.%' group by 1 order by 1`);
    expect(accounts.map(({ email }) => email.split('@')[0])).toEqual(['affiliate', 'broker']);
    expect(accounts[0].recruits).toBeGreaterThan(4);
    expect(
      await one(`select count(*)::int as value from affiliate_registrations r
      join affiliate_registrations s on s.affiliate_id = r.sponsor_id where s.created_at >= r.created_at`),
    ).toBe(0);
  });

  it('has brokers in every state, Fast Track grants running, ending soon and ended, and shadow power', async () => {
    expect(
      Object.keys(await counts('select status as name, 1 as count from brokers group by 1')).sort(),
    ).toEqual(['activated', 'draft', 'fee_due', 'paid', 'rejected', 'submitted']);
    const { rows } = await owner.query(
      `select (shadow_balancing_end_date - $1::date) as days from brokers where shadow_balancing_enabled order by 1`,
      ['2026-11-20'],
    );
    expect(rows.map(({ days }) => days)).toEqual([-12, 5, 110]);
    expect(await one('select count(*)::int as value from affiliate_shadow_power where is_active')).toBe(3);
    const before = await counts(
      `select status as name, count(*)::int from app.affiliates_as_of('2026-01-01') group by 1`,
    );
    expect(before.terminated ?? 0).toBe(0);
  });

  it('has payments in every state that agree with their brokers, papers', async () => {
    expect(
      Object.keys(await counts('select status as name, count(*)::int from payments group by 1')).sort(),
    ).toEqual(['pending', 'refunded', 'succeeded']);
    expect(
      await one(`select count(*)::int as value from brokers b where b.reg_fee_paid and not exists (select from payments p
        where p.broker_id = b.id and p.status = 'succeeded' and p.provider = b.reg_payment_mode
          and p.provider_payment_id = b.reg_payment_ref and p.paid_at = b.reg_paid_at)`),
    ).toBe(0);
    expect(await one('select count(distinct kind)::int as value from broker_documents')).toBe(3);
  });

  it('shows nothing that has not happened yet', async () => {
    for (const table of [
      'properties',
      'profiles',
      'shortlists',
      'saved_searches',
      'notifications',
      'brokers',
      'broker_documents',
      'payments',
      'payment_events',
      'affiliate_registrations',
    ]) {
      expect(await one(`select count(*)::int as value from ${table} where created_at > $1`, [now])).toBe(0);
    }
  });
});
