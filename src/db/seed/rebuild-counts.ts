// Builds the catalogue's bit rows and counts anew from its listings: after a bulk load, or when they are in doubt.
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { dayNumber, LOCALITY_BASE, numberKeys, WORD_BASE } from '../../domain/catalogue.ts';

const WIDTH = 31_744;
const BATCH = 20_000;
const LOCK = 8_270_420;
/** Homes that are asked for together are neighbours: a search looks at fewer places, and finds the first homes sooner. */
const alike = 'city_id, tags[2], floor(3 * ln(greatest(rent, 1))), best desc, property_id';

interface ListingRow {
  property_id: string;
  city_id: number;
  rent: string;
  area_sqft: number;
  available_from: string | null;
  tags: string;
  lat_cell: number;
  lng_cell: number;
  best: string;
  newest: string;
  rating: number;
}

/** Bits by chunk and key of one city, filled listing by listing. */
class CityBits {
  readonly chunks: Map<number, Uint8Array>[] = [];
  homes = 0;

  /** Returns the slot taken. */
  add(keys: Iterable<number>): number {
    const slot = this.homes;
    this.homes += 1;
    const chunk = Math.floor(slot / WIDTH);
    const bit = slot % WIDTH;
    this.chunks[chunk] ??= new Map();
    const byKey = this.chunks[chunk];
    for (const key of keys) {
      const bits = byKey.get(key) ?? new Uint8Array(WIDTH / 8);
      byKey.set(key, bits);
      const byte = bit >> 3;
      bits[byte] = (bits[byte] ?? 0) | (128 >> (bit & 7));
    }
    return slot;
  }
}

function keysOf(row: ListingRow): number[] {
  const keys = row.tags.slice(1, -1).split(',').map(Number);
  const numbers: [number, { first: number; width: number }][] = [
    [Math.floor(Number(row.rent) / 100), numberKeys.rent],
    [row.area_sqft, numberKeys.area],
    [dayNumber(row.available_from), numberKeys.day],
    [row.lat_cell, numberKeys.lat],
    [row.lng_cell, numberKeys.lng],
  ];
  for (const [number, { first, width }] of numbers) {
    for (let digit = 0; digit < width; digit += 1) if ((number >> digit) & 1) keys.push(first + digit);
  }
  return keys;
}

/** In one transaction of the given client, which must bypass row security; listers wait at commit meanwhile. */
export async function rebuildCounts(client: ClientBase, progress: (done: number) => void): Promise<void> {
  await client.query('begin');
  await buildCounts(client, progress);
  await client.query('commit');
}

/** The same within a transaction the caller has begun and will end. */
export async function buildCounts(client: ClientBase, progress: (done: number) => void): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await client.query('truncate listing_slots, listing_bits, listing_counts, listing_changes');
  const cities = new Map<number, CityBits>();
  await client.query(`declare listed no scroll cursor for
    select property_id, city_id, rent, area_sqft, available_from::text, tags::text, lat_cell, lng_cell, best, newest, rating
      from listings order by ${alike}`);
  let done = 0;
  for (;;) {
    const { rows } = await client.query<ListingRow>(`fetch ${BATCH} from listed`);
    if (rows.length === 0) break;
    const slots = rows.map((row) => {
      const city = cities.get(row.city_id) ?? new CityBits();
      cities.set(row.city_id, city);
      const place = [city.add(keysOf(row)), row.lat_cell, row.lng_cell];
      const sorted = [row.rent, row.area_sqft, row.best, row.newest, row.rating];
      return `${[row.property_id, row.city_id, ...place, ...sorted].join('\t')}\n`;
    });
    await copyRows(
      client,
      'listing_slots (property_id, city_id, slot, lat_cell, lng_cell, rent, area_sqft, best, newest, rating)',
      slots,
    );
    done += rows.length;
    progress(done);
  }
  await client.query('close listed');
  for (const [id, city] of cities) {
    await copyRows(client, 'listing_bits (city_id, chunk, key, bits)', bitRows(id, city));
  }
  await client.query(`insert into listing_counts (city_id, key, homes)
    select city_id, key, sum(bit_count(bits)) from listing_bits
      where key < ${numberKeys.rent.first} or key between ${LOCALITY_BASE} and ${WORD_BASE - 1} group by 1, 2`);
}

function* bitRows(cityId: number, city: CityBits): Generator<string> {
  for (const [chunk, byKey] of city.chunks.entries()) {
    for (const key of [...byKey.keys()].sort((a, b) => a - b)) {
      yield `${cityId}\t${chunk}\t${key}\tx${Buffer.from(byKey.get(key) ?? []).toString('hex')}\n`;
    }
  }
}

/** Rows are lines of COPY's text format. */
export async function copyRows(client: ClientBase, target: string, rows: Iterable<string>): Promise<void> {
  await pipeline(inBlocks(rows), client.query(copyFrom(`copy ${target} from stdin`)));
}

/** A million small writes to a socket cost more than the rows themselves. */
function* inBlocks(rows: Iterable<string>): Generator<string> {
  let block = '';
  for (const row of rows) {
    block += row;
    if (block.length > 1 << 18) {
      yield block;
      block = '';
    }
  }
  if (block !== '') yield block;
}
