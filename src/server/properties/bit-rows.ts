// The catalogue's bit rows in memory. Every search first asks PostgreSQL for what has changed since, so it counts what is committed.
import { isLocalityKey, numberKeys } from '../../domain/catalogue.ts';
import type { Bits } from './bit-sets.ts';
import type { Query } from './query.ts';

/** Bits in a row; the same in SQL's app.set_listing_bits and in the rebuild. */
export const bitWidth = 31_744;

/** What 31,744 homes of a city have, by the number of the filter value. A value that none has may be missing. */
export interface Chunk {
  cityId: number;
  /** Place in the city, from 0. */
  number: number;
  /** Values with a facet of their own. */
  values: Map<number, Bits>;
  localities: Map<number, Bits>;
  /** Live homes, digits of numbers, and words. */
  others: Map<number, Bits>;
}

export type BitRows = readonly Chunk[];
export type ReadBitRows = (query: Query) => Promise<BitRows>;

interface Changed extends Record<string, unknown> {
  /** Of the table: a rebuild gives it a new one, and nothing known of the old one holds. */
  file: number;
  cityId: number | null;
  chunk: number;
  key: number;
  version: number;
  bits: Buffer;
}

/** Rows of four kilobytes read at once. */
const BATCH = 500;

/** varbit_send: four bytes that say how many bits there are, then the bits. */
const changedSql = `select pg_relation_filenode('public.listing_bits')::bigint::float8 as file, changed.*
  from (values (1)) always left join lateral (
    select city_id as "cityId", chunk, key, version::float8 as version, pg_catalog.varbit_send(bits) as bits
      from public.listing_bits where version > $1::bigint order by version limit ${BATCH}) changed on true`;

class Copy {
  readonly chunks: Chunk[] = [];
  readonly #byPlace = new Map<string, { chunk: Chunk; versions: Map<number, number> }>();
  /** All changes up to this one are in. */
  version = 0;
  readonly file: number;

  constructor(file: number) {
    this.file = file;
  }

  /** A slower search may bring what a quicker one has already brought, older. */
  set({ cityId, chunk, key, version, bits }: Changed & { cityId: number }): void {
    const place = this.#placeOf(cityId, chunk);
    if (version <= (place.versions.get(key) ?? 0)) return;
    place.versions.set(key, version);
    rowsWith(place.chunk, key).set(key, withoutEnd(bits));
    this.version = Math.max(this.version, version);
  }

  #placeOf(cityId: number, number: number) {
    const name = `${cityId} ${number}`;
    const known = this.#byPlace.get(name);
    if (known) return known;
    const chunk = { cityId, number, values: new Map(), localities: new Map(), others: new Map() };
    const place = { chunk, versions: new Map() };
    this.#byPlace.set(name, place);
    this.chunks.push(chunk);
    return place;
  }
}

function rowsWith(chunk: Chunk, key: number): Map<number, Bits> {
  if (isLocalityKey(key)) return chunk.localities;
  return key > 0 && key < numberKeys.rent.first ? chunk.values : chunk.others;
}

export const rowOf = (chunk: Chunk, key: number): Bits | undefined => rowsWith(chunk, key).get(key);

/** In whole words, without the zeros at the end: the last chunk of a city has room for many homes that are not there. */
function withoutEnd(sent: Buffer): Bits {
  let end = sent.length;
  while (end > 4 && sent[end - 1] === 0) end -= 1;
  const bits = new Uint32Array(Math.ceil((end - 4) / 4));
  new Uint8Array(bits.buffer).set(sent.subarray(4, end));
  return bits;
}

/** One copy per database: about 4 KB for each filter value of 31,744 homes, some 70 MB for a million homes. */
export function createBitRows(): ReadBitRows {
  let copy = new Copy(0);
  let first: Promise<void> | undefined;

  async function readChanges(query: Query): Promise<void> {
    for (;;) {
      const since = copy.version;
      const rows = await query<Changed>(changedSql, [since], true);
      const file = rows[0]?.file ?? 0;
      if (file !== copy.file) {
        copy = new Copy(file);
        if (since > 0) continue;
      }
      for (const row of rows) if (row.cityId !== null) copy.set({ ...row, cityId: row.cityId });
      if (rows.length < BATCH) return;
    }
  }

  return async function bitRows(query) {
    if (copy.version === 0) {
      first ??= readChanges(query).finally(() => {
        first = undefined;
      });
      await first;
    }
    await readChanges(query);
    return copy.chunks;
  };
}
