// The catalogue in memory. Every search first asks PostgreSQL for what has changed since, so it counts what is committed.
import type { Bits } from './bit-sets.ts';
import { bitWidth, Chunk, type SortColumn } from './chunk.ts';
import type { Query } from './query.ts';

export type Chunks = readonly Chunk[];
export type ReadMemory = (query: Query) => Promise<Chunks>;

type Changed = { version: number; cityId: number } & (
  | { kind: 'bits'; place: number; key: number; bits: Buffer }
  | ({ kind: 'slot'; place: number; id: string } & Record<SortColumn, number>)
);
/** `file`: of the table. A rebuild gives it a new one, and nothing known of the old one holds. */
type ChangedRow = { file: number } & (Changed | { kind: null });

/** Read at once: rows of four kilobytes, and rows of homes. */
const BATCH = { bits: 500, slot: 5000 };

/** In order of change; varbit_send gives four bytes that say how many bits there are, then the bits. */
const changedSql = `select pg_relation_filenode('public.listing_bits')::bigint::float8 as file, changed.*
  from (values (1)) always left join (
    (select 'bits' as kind, version::float8 as version, city_id as "cityId", chunk::integer as place, key,
        pg_catalog.varbit_send(bits) as bits, null::uuid as id, null::float8 as rent, null::float8 as area_sqft,
        null::float8 as best, null::float8 as newest, null::float8 as rating
      from public.listing_bits where version > $1::bigint order by listing_bits.version limit ${BATCH.bits})
    union all
    (select 'slot', version::float8, city_id, slot, null, null, property_id, rent::float8, area_sqft::float8,
        best::float8, newest::float8, rating::float8
      from public.listing_slots where version > $2::bigint order by listing_slots.version limit ${BATCH.slot})
  ) changed on true`;

class Memory {
  readonly chunks: Chunk[] = [];
  readonly file: number;
  /** All changes up to these are in. */
  readonly seen = { bits: 0, slot: 0 };
  readonly #chunkAt = new Map<string, Chunk>();

  constructor(file: number) {
    this.file = file;
  }

  take(row: Changed): void {
    this.seen[row.kind] = Math.max(this.seen[row.kind], row.version);
    if (row.kind === 'bits') {
      this.#chunk(row.cityId, row.place).setRow(row.key, row.version, () => withoutEnd(row.bits));
      return;
    }
    const chunk = this.#chunk(row.cityId, Math.floor(row.place / bitWidth));
    chunk.setHome(row.place % bitWidth, row.version, row.id, row);
  }

  #chunk(cityId: number, number: number): Chunk {
    const name = `${cityId} ${number}`;
    const known = this.#chunkAt.get(name);
    if (known) return known;
    const chunk = new Chunk(cityId, number);
    this.#chunkAt.set(name, chunk);
    this.chunks.push(chunk);
    return chunk;
  }
}

/** In whole words, without the zeros at the end: the last chunk of a city has room for many homes that are not there. */
function withoutEnd(sent: Buffer): Bits {
  let end = sent.length;
  while (end > 4 && sent[end - 1] === 0) end -= 1;
  const bits = new Uint32Array(Math.ceil((end - 4) / 4));
  new Uint8Array(bits.buffer).set(sent.subarray(4, end));
  return bits;
}

/** One per database: about 130 MB for a million homes. */
export function createMemory(): ReadMemory {
  let memory = new Memory(-1);
  let first: Promise<void> | undefined;

  /** One statement for both tables, so that a home and its bits are of one moment. */
  async function readChanges(query: Query): Promise<void> {
    for (;;) {
      const { bits, slot } = memory.seen;
      const rows = await query<ChangedRow>(changedSql, [bits, slot], true);
      const file = rows[0]?.file ?? 0;
      if (file !== memory.file) {
        memory = new Memory(file);
        if (bits + slot > 0) continue;
      }
      const read = { bits: 0, slot: 0 };
      for (const row of rows) {
        if (row.kind === null) continue;
        memory.take(row);
        read[row.kind] += 1;
      }
      if (read.bits < BATCH.bits && read.slot < BATCH.slot) return;
    }
  }

  return async function chunks(query) {
    if (memory.seen.bits === 0) {
      first ??= readChanges(query).finally(() => {
        first = undefined;
      });
      await first;
    }
    await readChanges(query);
    return memory.chunks;
  };
}
