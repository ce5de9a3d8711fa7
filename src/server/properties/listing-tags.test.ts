// The numbers of filter values are written in TypeScript and in SQL: here they are compared, value by value.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database.ts';
import {
  dayNumber,
  dimensionNames,
  dimensions,
  keyOf,
  LIVE_KEY,
  localityKey,
} from '../../domain/catalogue.ts';
import { filterName, homeFieldNames } from '../../domain/home-fields.ts';

const { ownerUrl } = await cloneDatabase();
const owner = new Client(ownerUrl);
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const columns = new Map<string, string>(homeFieldNames.map((name) => [filterName(name), name]));

/** Of these a home has several. */
const hasMany = new Set(['amenities', 'bed_sharing']);

async function tagsOf(name: string, value: unknown): Promise<number[]> {
  const home = {
    locality_id: 7,
    amenities: [],
    [columns.get(name) ?? name]: hasMany.has(name) ? [value] : value,
  };
  const { rows } = await owner.query(
    'select app.listing_tags(jsonb_populate_record(null::properties, $1)) as tags',
    [JSON.stringify(home)],
  );
  return rows[0].tags;
}

it.each(dimensionNames)('gives %s the same numbers on both sides', async (name) => {
  for (const value of dimensions[name].values) {
    const expected = new Set([LIVE_KEY, localityKey(7), keyOf(name, value)]);
    expect(new Set(await tagsOf(name, value))).toEqual(expected);
  }
});

it('counts days alike', async () => {
  for (const day of ['2019-01-01', '2020-01-01', '2026-11-20', '2150-01-01', null]) {
    const { rows } = await owner.query('select app.day_number($1::date) as day', [day]);
    expect(rows[0].day).toBe(dayNumber(day));
  }
});
