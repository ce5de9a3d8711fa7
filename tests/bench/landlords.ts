// The product's services on the measured database, and people with homes of their own that a measurement may change and take away again.
import type pg from 'pg';
import { createServices, type RunningServices } from '../../src/server/app/services.ts';
import { readConfig } from '../../src/server/lib/config.ts';
import { openSession } from '../support/open-session.ts';
import type { BenchDatabase } from './database.ts';

/** In this process, without jobs of their own accord. */
export const servicesOn = ({ ownerUrl, secret }: BenchDatabase): Promise<RunningServices> =>
  createServices(
    {
      ...readConfig({ AUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' }),
      authSecret: secret,
      demo: false,
      runsJobs: false,
    },
    ownerUrl,
  );

export async function addLandlords(owner: pg.Client, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into auth.users (name, email, email_verified)
       select 'Asha Rao', 'asha-' || gen_random_uuid() || '@bench.invalid', true from generate_series(1, $1) returning id`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await openSession((text, values) => owner.query(text, values), id);
  return ids;
}

/** Copies of homes that are there, of each person in turn; a list of ids for each. */
export async function addHomes(
  owner: pg.Client,
  people: readonly string[],
  homes: number,
  state: 'draft' | 'published',
): Promise<string[][]> {
  const { rows } = await owner.query<{ id: string; listed_by: string }>(
    `insert into properties (listed_by, title, description, landmark, property_type, furnishing, city_id, locality_id,
        bedrooms, bathrooms, area_sqft, rent, amenities, listing_state, published_at, renewed_at)
      select ($1::uuid[])[1 + n % $2::integer], title, description, landmark, property_type, furnishing, city_id, locality_id,
        bedrooms, bathrooms, area_sqft, rent, amenities, $4, published_at, renewed_at
      from (select p.*, row_number() over () as number, count(*) over () as homes from (
          select p.* from properties p join listings l on l.property_id = p.id order by hashtext(p.id::text) limit 5000) p) p
        join generate_series(0, $3::integer - 1) n on n % p.homes = p.number - 1
      returning id, listed_by`,
    [people, people.length, homes, state],
  );
  await owner.query('analyze properties; analyze listings');
  return people.map((person) => rows.flatMap(({ id, listed_by }) => (listed_by === person ? [id] : [])));
}

export async function removeHomes(owner: pg.Client, people: readonly string[]): Promise<void> {
  await owner.query('delete from properties where listed_by = any($1)', [people]);
}
