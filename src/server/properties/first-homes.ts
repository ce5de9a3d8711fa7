// Picks the first homes of a list, chunk by chunk: a block of slots that cannot have one of them is not looked at.
import { type Chunk, order, type SortColumn } from './chunk.ts';
import { compareIds, idOf } from './home-ids.ts';
import type { PageRequest } from './items.ts';
import type { Passing } from './passing.ts';
import { BLOCK } from './sort-keys.ts';

const BLOCK_BYTES = BLOCK / 8;
const BLOCK_WORDS = BLOCK / 32;

export interface Picked {
  chunk: Chunk;
  slot: number;
  key: number;
}

/** The first `limit` + 1 homes after the cursor, in the order of `(key, id)`. */
export class FirstHomes {
  readonly homes: Picked[] = [];
  /** Sort keys that can still be among the first, both included. */
  #least = Number.NEGATIVE_INFINITY;
  #most = Number.POSITIVE_INFINITY;
  readonly #column: SortColumn;
  readonly #limit: number;
  readonly #after: { key: number; id: Uint32Array } | undefined;
  readonly #sign: 1 | -1;

  constructor({ sort, limit, cursor }: PageRequest) {
    this.#limit = limit;
    this.#column = order[sort].column;
    this.#sign = order[sort].direction === 'asc' ? 1 : -1;
    if (!cursor) return;
    this.#after = { id: idOf(cursor.id), key: cursor.key };
    if (this.#sign === 1) this.#least = cursor.key;
    else this.#most = cursor.key;
  }

  /** Of the homes that pass in a chunk. */
  pick({ chunk, every }: Passing): void {
    const { keys, least, most } = chunk.sortKeys[this.#column];
    const { bits, from, to } = every;
    const bytes = new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength);
    for (let block = from / BLOCK_WORDS; block * BLOCK_WORDS < to; block += 1) {
      const mayHave = (most[block] as number) >= this.#least && (least[block] as number) <= this.#most;
      if (mayHave) this.#pickFromBlock(chunk, keys, bytes, block);
    }
  }

  #pickFromBlock(chunk: Chunk, keys: Float64Array, bytes: Uint8Array, block: number): void {
    const end = (block + 1) * BLOCK_BYTES;
    for (let at = block * BLOCK_BYTES; at < end; at += 1) {
      // The first home of eight is the highest bit.
      for (let rest = bytes[at] as number; rest !== 0; ) {
        const bit = Math.clz32(rest) - 24;
        rest &= ~(128 >> bit);
        const slot = at * 8 + bit;
        const key = keys[slot] as number;
        if (key >= this.#least && key <= this.#most) this.#consider(chunk, slot, key);
      }
    }
  }

  #consider(chunk: Chunk, slot: number, key: number): void {
    const { homes } = this;
    const after = this.#after;
    if (after && key === after.key && this.#sign * compareIds(chunk.id(slot), after.id) <= 0) return;
    let at = homes.length;
    while (at > 0 && this.#isBefore(chunk, slot, key, homes[at - 1] as Picked)) at -= 1;
    if (at > this.#limit) return;
    homes.splice(at, 0, { chunk, slot, key });
    homes.length = Math.min(homes.length, this.#limit + 1);
    const worst = homes[this.#limit];
    if (worst && this.#sign === 1) this.#most = worst.key;
    else if (worst) this.#least = worst.key;
  }

  #isBefore(chunk: Chunk, slot: number, key: number, other: Picked): boolean {
    const order = key - other.key || compareIds(chunk.id(slot), other.chunk.id(other.slot));
    return this.#sign * order < 0;
  }
}
