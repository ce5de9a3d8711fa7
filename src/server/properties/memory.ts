// The catalogue in memory. Every search first asks PostgreSQL for what has changed since, so it counts what is committed.
import { BitStore } from './bit-store.ts';
import { bitWidth, Chunk, wholeNumber } from './chunk.ts';
import { HomePlaces } from './home-places.ts';
import type { Query } from './query.ts';

export type Chunks = readonly Chunk[];
export interface InMemory {
  chunks: Chunks;
  places: HomePlaces;
  /** Grows with every change that is taken in. */
  changes: number;
}
export interface MemoryReader {
  /** Asks for what has changed, and answers when that is in. */
  read(query: Query): Promise<InMemory>;
  /** As far as it has been read until now, without asking. */
  last(): InMemory;
}

/** `file`: of the table. A rebuild gives it a new one, and nothing known of the old one holds. */
type ChangedRow = { file: number } & (
  | { kind: 'bits'; version: number; cityId: number; chunk: number; key: number; data: Buffer }
  | { kind: 'homes'; data: Buffer }
  | { kind: null }
);

/** Read at once: rows of four kilobytes, and homes of 72 bytes. */
const BATCH = { bits: 500, homes: 20_000 };
const HOME_BYTES = 72;

/**
 * In order of change; all homes in one value, since a row for each costs ten times as much. varbit_send gives four bytes that say
 * how many bits there are, then the bits.
 */
const changedSql = `select pg_relation_filenode('public.listing_bits')::bigint::float8 as file, changed.*
  from (values (1)) always left join (
    (select 'bits' as kind, version::float8 as version, city_id as "cityId", chunk::integer as chunk, key,
        pg_catalog.varbit_send(bits) as data
      from public.listing_bits where version > $1::bigint order by listing_bits.version limit ${BATCH.bits})
    union all
    select 'homes', null, null, null, null, string_agg(int8send(version) || int4send(city_id) || int4send(slot)
        || int8send(rent) || int8send(area_sqft) || int8send(best) || int8send(newest) || int8send(rating) || uuid_send(property_id), '')
      from (select * from public.listing_slots where version > $2::bigint order by version limit ${BATCH.homes}) s
      having count(*) > 0
  ) changed on true`;

/** Of one city: 32 million homes. */
const MOST_CHUNKS = 1024;

class Memory {
  readonly chunks: Chunk[] = [];
  readonly places = new HomePlaces(this.chunks);
  readonly file: number;
  /** All changes up to these are in; both only grow. */
  readonly seen = { bits: 0, homes: 0 };
  readonly #store = new BitStore();
  /** By city and number, the index of a chunk. */
  readonly #indexes = new Map<number, number>();

  constructor(file: number) {
    this.file = file;
  }

  get changes(): number {
    return this.seen.bits + this.seen.homes;
  }

  takeBits({ cityId, chunk, key, version, data }: ChangedRow & { kind: 'bits' }): void {
    this.#chunk(this.#indexOf(cityId, chunk)).setRow(key, version, withoutEnd(data));
    this.seen.bits = Math.max(this.seen.bits, version);
  }

  /** Returns how many. */
  takeHomes(data: Buffer): number {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    for (let at = 0; at < data.length; at += HOME_BYTES) {
      const version = wholeNumber(view, at);
      const place = view.getInt32(at + 12);
      const index = this.#indexOf(view.getInt32(at + 8), Math.floor(place / bitWidth));
      const slot = place % bitWidth;
      if (this.#chunk(index).setHome(slot, version, view, at + 16)) this.places.add(index, slot);
      this.seen.homes = Math.max(this.seen.homes, version);
    }
    return data.length / HOME_BYTES;
  }

  #chunk(index: number): Chunk {
    return this.chunks[index] as Chunk;
  }

  #indexOf(cityId: number, number: number): number {
    const name = cityId * MOST_CHUNKS + number;
    const known = this.#indexes.get(name);
    if (known !== undefined) return known;
    this.#indexes.set(name, this.chunks.length);
    return this.chunks.push(new Chunk(cityId, number, this.#store)) - 1;
  }
}

/** In whole words, without the zeros at the end: the last chunk of a city has room for many homes that are not there. */
function withoutEnd(sent: Buffer): Uint32Array {
  let end = sent.length;
  while (end > 4 && sent[end - 1] === 0) end -= 1;
  const bits = new Uint32Array(Math.ceil((end - 4) / 4));
  new Uint8Array(bits.buffer).set(sent.subarray(4, end));
  return bits;
}

/** One per database: about 100 MB for a million homes. */
export function createMemory(): MemoryReader {
  let memory = new Memory(-1);
  let first: Promise<void> | undefined;

  /** One statement for both tables, so that a home and its bits are of one moment. */
  async function readChanges(query: Query): Promise<void> {
    for (;;) {
      const { bits, homes } = memory.seen;
      const rows = await query<ChangedRow>(changedSql, [bits, homes], true);
      const file = rows[0]?.file ?? 0;
      if (file !== memory.file) {
        memory = new Memory(file);
        if (bits + homes > 0) continue;
      }
      const read = { bits: 0, homes: 0 };
      for (const row of rows) {
        if (row.kind === 'bits') {
          memory.takeBits(row);
          read.bits += 1;
        } else if (row.kind === 'homes') read.homes += memory.takeHomes(row.data);
      }
      if (read.bits < BATCH.bits && read.homes < BATCH.homes) return;
    }
  }

  async function read(query: Query): Promise<InMemory> {
    if (memory.seen.bits === 0) {
      first ??= readChanges(query).finally(() => {
        first = undefined;
      });
      // Whoever began it may have lost his connection: that is no reason for the others to fail.
      await first.catch(() => undefined);
    }
    await readChanges(query);
    return memory;
  }

  return { read, last: () => memory };
}
