// PostgreSQL's binary COPY to the client: a million rows into typed arrays without an object, a string or a copy per row.
import type { ClientBase, Connection, Submittable } from 'pg';

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
const HEADER_BYTES = SIGNATURE.length + 8;
const TWO_32 = 2 ** 32;
const MOST_FIELDS = 64;

/** The fields of the row being read; valid only until the next one. */
export class CopiedRow {
  /** Where the row lies. */
  source: Buffer = Buffer.alloc(0);
  readonly #starts = new Int32Array(MOST_FIELDS);
  readonly #lengths = new Int32Array(MOST_FIELDS);

  /** Reads the row at that place; returns where the next begins. */
  read(source: Buffer, at: number, fields: number): number {
    let place = at;
    for (let i = 0; i < fields; i += 1) {
      const length = source.readInt32BE(place);
      place += 4;
      this.#starts[i] = place;
      this.#lengths[i] = length;
      if (length > 0) place += length;
    }
    this.source = source;
    return place;
  }

  isNull(field: number): boolean {
    return (this.#lengths[field] as number) < 0;
  }

  startOf(field: number): number {
    return this.#starts[field] as number;
  }

  endOf(field: number): number {
    return (this.#starts[field] as number) + (this.#lengths[field] as number);
  }

  boolean(field: number): boolean {
    return this.source[this.startOf(field)] === 1;
  }

  /** smallint and integer. */
  integer(field: number): number {
    const start = this.startOf(field);
    return this.#lengths[field] === 2 ? this.source.readInt16BE(start) : this.source.readInt32BE(start);
  }

  /** bigint within the safe integers. */
  bigint(field: number): number {
    const start = this.startOf(field);
    return this.source.readInt32BE(start) * TWO_32 + this.source.readUInt32BE(start + 4);
  }

  /** The place of the field's text among these, -1 when it is none of them. */
  choice(field: number, texts: readonly Buffer[]): number {
    for (let i = 0; i < texts.length; i += 1) if (this.is(field, texts[i] as Buffer)) return i;
    return -1;
  }

  is(field: number, bytes: Uint8Array, from = 0, to: number = bytes.length): boolean {
    const start = this.startOf(field);
    if (this.#lengths[field] !== to - from) return false;
    for (let i = from; i < to; i += 1) if (this.source[start + i - from] !== bytes[i]) return false;
    return true;
  }

  text(field: number): string {
    return this.source.toString('utf8', this.startOf(field), this.endOf(field));
  }

  /** As PostgreSQL writes a uuid. */
  uuid(field: number): string {
    const hex = this.source.toString('hex', this.startOf(field), this.endOf(field));
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** integer[] of one dimension and without nulls; a header of 20 bytes, then each number behind its length. */
  integers(field: number): number[] {
    const start = this.startOf(field);
    const count = this.source.readInt32BE(start) === 0 ? 0 : this.source.readInt32BE(start + 12);
    const numbers = new Array<number>(count);
    for (let i = 0; i < count; i += 1) numbers[i] = this.source.readInt32BE(start + 24 + i * 8);
    return numbers;
  }
}

/**
 * Calls `take` for each row of the query; the row is reused. The server begins at once, and with `ready` waits with a full
 * connection until that is settled.
 */
export async function copyOut(
  client: ClientBase,
  query: string,
  take: (row: CopiedRow) => void,
  ready?: Promise<unknown>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  client.query(new CopyOut(query, { take, resolve, reject, ready }));
  await promise;
}

interface Taking {
  take: (row: CopiedRow) => void;
  resolve: () => void;
  reject: (error: unknown) => void;
  ready: Promise<unknown> | undefined;
}

const DATA = 'd'.charCodeAt(0);
/** What may come between rows and says nothing to us: the beginning itself, notices, parameters, notifications. */
const PASSED_OVER = new Set(Array.from('HNSA', (letter) => letter.charCodeAt(0)));

/** Reads the connection's bytes itself while rows come, each in a message of its own, and gives it back to the driver. */
class CopyOut implements Submittable {
  readonly #text: string;
  readonly #taking: Taking;
  readonly #row = new CopiedRow();
  #rest: Buffer = Buffer.alloc(0);
  #hasBegun = false;
  #failure: { error: unknown } | undefined;

  constructor(query: string, taking: Taking) {
    this.#text = `copy (${query}) to stdout (format binary)`;
    this.#taking = taking;
  }

  submit(connection: Connection): void {
    const { stream } = connection;
    const [driver] = stream.listeners('data') as ((chunk: Buffer) => void)[];
    if (!driver) throw new Error('The driver does not listen to its connection');
    const listen = (chunk: Buffer) => {
      const rest = this.#takeRows(chunk);
      if (rest === null) return;
      stream.removeListener('data', listen);
      stream.on('data', driver);
      driver(rest);
    };
    stream.removeListener('data', driver);
    stream.on('data', listen);
    if (this.#taking.ready) {
      stream.pause();
      const go = () => stream.resume();
      this.#taking.ready.then(go, (error: unknown) => {
        this.#failure = { error };
        go();
      });
    }
    connection.query(this.#text);
  }

  handleError(error: unknown): void {
    this.#taking.reject(this.#failure?.error ?? error);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (this.#failure) this.#taking.reject(this.#failure.error);
    else this.#taking.resolve();
  }

  /** What is left for the driver once the rows have ended; null while they come. */
  #takeRows(chunk: Buffer): Buffer | null {
    const block = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    while (at + 5 <= block.length) {
      const kind = block[at] as number;
      if (kind !== DATA && !PASSED_OVER.has(kind)) return block.subarray(at);
      const end = at + 1 + block.readInt32BE(at + 1);
      if (end > block.length) break;
      if (kind === DATA) this.#takeMessage(block, at + 5, end);
      at = end;
    }
    this.#rest = block.subarray(at);
    return null;
  }

  /** The header stands before the first row in its message; after the last comes a count of fields of -1. */
  #takeMessage(block: Buffer, from: number, end: number): void {
    if (this.#failure) return;
    let at = from;
    if (!this.#hasBegun) at += HEADER_BYTES;
    this.#hasBegun = true;
    try {
      while (at < end) {
        const fields = block.readInt16BE(at);
        if (fields < 0) return;
        at = this.#row.read(block, at + 2, fields);
        this.#taking.take(this.#row);
      }
    } catch (error) {
      this.#failure = { error };
    }
  }
}
