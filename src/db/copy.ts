// PostgreSQL's binary COPY from the client: millions of rows straight from typed arrays, without an object per row.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
const HEADER_BYTES = SIGNATURE.length + 8;
const BLOCK_BYTES = 1 << 18;
/** Beyond a full block there is room for the row that filled it. */
const LONGEST_ROW = 1 << 16;
const TWO_32 = 2 ** 32;

/** Texts one after the other in a single buffer, by place. */
interface FlatList {
  readonly source: Buffer;
  startOf(place: number): number;
  endOf(place: number): number;
}

/** Fills a block with rows in binary; the caller writes every field of each row in the table's order. */
export class BlockOfRows {
  #block = Buffer.allocUnsafe(BLOCK_BYTES + LONGEST_ROW);
  #view = viewOf(this.#block);
  #length = HEADER_BYTES;

  constructor() {
    SIGNATURE.copy(this.#block);
    this.#block.fill(0, SIGNATURE.length, HEADER_BYTES);
  }

  get isFull(): boolean {
    return this.#length >= BLOCK_BYTES;
  }

  /** What was written since the last time; the memory is not used again. */
  take(): Buffer {
    const block = this.#block.subarray(0, this.#length);
    this.#block = Buffer.allocUnsafe(BLOCK_BYTES + LONGEST_ROW);
    this.#view = viewOf(this.#block);
    this.#length = 0;
    return block;
  }

  row(fields: number): this {
    this.#view.setInt16(this.#length, fields);
    this.#length += 2;
    return this;
  }

  end(): this {
    return this.row(-1);
  }

  boolean(value: boolean): this {
    this.#begin(1);
    this.#view.setInt8(this.#length, value ? 1 : 0);
    this.#length += 1;
    return this;
  }

  smallint(value: number): this {
    this.#begin(2);
    this.#view.setInt16(this.#length, value);
    this.#length += 2;
    return this;
  }

  integer(value: number): this {
    this.#begin(4);
    this.#view.setInt32(this.#length, value);
    this.#length += 4;
    return this;
  }

  bigint(value: number | null): this {
    if (value === null) return this.#null();
    this.#begin(8);
    this.#view.setInt32(this.#length, Math.floor(value / TWO_32));
    this.#view.setUint32(this.#length + 4, value >>> 0);
    this.#length += 8;
    return this;
  }

  /** Text, uuid and dates that were encoded before. */
  bytes(value: Buffer | null): this {
    return value === null ? this.#null() : this.part(value, 0, value.length);
  }

  /** A value that lies somewhere in a larger buffer. */
  part(source: Buffer, start: number, end: number): this {
    this.#begin(end - start);
    let at = this.#length;
    // Most values are shorter than a call into the runtime takes.
    if (end - start > 16) at += source.copy(this.#block, at, start, end);
    else for (let from = start; from < end; from += 1) this.#block[at++] = source[from] as number;
    this.#length = at;
    return this;
  }

  /** One of a list that lies in one buffer; null for a place below 0. */
  entry(list: FlatList, place: number): this {
    return place < 0 ? this.#null() : this.part(list.source, list.startOf(place), list.endOf(place));
  }

  #null(): this {
    this.#begin(-1);
    return this;
  }

  #begin(length: number): void {
    this.#view.setInt32(this.#length, length);
    this.#length += 4;
  }
}

const viewOf = (block: Buffer) => new DataView(block.buffer, block.byteOffset, block.byteLength);

/** Rows for some columns of a table, by place: `write` adds one to the block, every field in the order of the columns. */
export interface CopiedRows {
  readonly columns: string;
  readonly count: number;
  write(block: BlockOfRows, place: number): void;
}

/** Writes rows into a table. Frozen, it must be made in the same transaction. */
export async function copyIn(
  client: ClientBase,
  table: string,
  rows: CopiedRows,
  freeze?: 'freeze',
): Promise<void> {
  const options = freeze ? 'format binary, freeze' : 'format binary';
  const stream = client.query(copyFrom(`copy ${table} (${rows.columns}) from stdin (${options})`));
  await pipeline(Readable.from(blocksOf(rows), { objectMode: false }), stream);
}

function* blocksOf(rows: CopiedRows): Generator<Buffer> {
  const block = new BlockOfRows();
  for (let place = 0; place < rows.count; ) {
    for (; place < rows.count && !block.isFull; place += 1) rows.write(block, place);
    yield block.take();
  }
  block.end();
  yield block.take();
}

const EPOCH_2000_DAYS = Date.UTC(2000, 0, 1) / 86_400_000;

/** A calendar date as the binary format has it. */
export function dateBytes(date: string): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Date.parse(`${date}T00:00:00Z`) / 86_400_000 - EPOCH_2000_DAYS);
  return bytes;
}
