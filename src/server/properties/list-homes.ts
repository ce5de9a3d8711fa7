// One page of homes from the matches in memory: the best of them by the asked sort, whose cards alone are fetched.
import { type Chunk, order } from './chunk.ts';
import type { Conditions } from './conditions.ts';
import type { Counts } from './counts.ts';
import { compareIds, idOf, textOf } from './home-ids.ts';
import { type ItemRow, itemRows, type PageRequest } from './items.ts';
import type { Passed } from './passing.ts';
import type { Query } from './query.ts';
import { BLOCK } from './sort-keys.ts';

/** Fetched beyond the page, in place of homes that go away at this very moment. */
const SPARE = 3;

/** One row more than the page's limit when there is a next page. */
export async function listHomes(
  query: Query,
  conditions: Conditions,
  counts: Counts,
  page: PageRequest,
): Promise<ItemRow[]> {
  if (!counts.passed) return itemRows(query, conditions, page);
  const rows = await rowsOf(query, pick(counts.passed, { ...page, limit: page.limit + SPARE }));
  return rows.slice(0, page.limit + 1);
}

async function rowsOf(query: Query, picked: Picked[]): Promise<ItemRow[]> {
  if (picked.length === 0) return [];
  const homes = picked.map(({ chunk, slot, key }) => ({ id: textOf(chunk.id(slot)), key }));
  const found = await query<{ id: string; card: string }>(
    'select property_id as id, card from listings where property_id = any($1::uuid[])',
    [homes.map(({ id }) => id)],
    true,
  );
  const cards = new Map(found.map(({ id, card }) => [id, card]));
  return homes.flatMap((home) => {
    const card = cards.get(home.id);
    return card === undefined ? [] : [{ ...home, card }];
  });
}

/** The first `limit` + 1 homes after the cursor, in the order of `(key, id)`. */
function pick(passed: Passed[], page: PageRequest): Picked[] {
  const first = new FirstHomes(page);
  for (const { chunk, every } of passed) {
    const sortKeys = chunk.sortKeys[order[page.sort].column];
    const bytes = new Uint8Array(every.buffer);
    for (let block = 0; block * 2 < every.length; block += 1) {
      const isEmpty = every[block * 2] === 0 && every[block * 2 + 1] === 0;
      if (!isEmpty && sortKeys.mayHave(block, first.least, first.most)) {
        pickFromBlock(chunk, sortKeys.keys, bytes, block, first);
      }
    }
  }
  return first.homes;
}

const BLOCK_BYTES = BLOCK / 8;

function pickFromBlock(
  chunk: Chunk,
  keys: Float64Array,
  bytes: Uint8Array,
  block: number,
  first: FirstHomes,
): void {
  const end = (block + 1) * BLOCK_BYTES;
  for (let at = block * BLOCK_BYTES; at < end; at += 1) {
    // The first home of eight is the highest bit.
    for (let rest = bytes[at] as number; rest !== 0; ) {
      const bit = Math.clz32(rest) - 24;
      rest &= ~(128 >> bit);
      const slot = at * 8 + bit;
      const key = keys[slot] as number;
      if (key >= first.least && key <= first.most) first.consider(chunk, slot, key);
    }
  }
}

interface Picked {
  chunk: Chunk;
  slot: number;
  key: number;
}

class FirstHomes {
  readonly homes: Picked[] = [];
  /** Sort keys that can still be among the first, both included. */
  least = Number.NEGATIVE_INFINITY;
  most = Number.POSITIVE_INFINITY;
  readonly #limit: number;
  readonly #after: { key: number; id: Uint32Array } | undefined;
  readonly #sign: 1 | -1;

  constructor({ sort, limit, cursor }: PageRequest) {
    this.#limit = limit;
    this.#sign = order[sort].direction === 'asc' ? 1 : -1;
    if (!cursor) return;
    this.#after = { id: idOf(cursor.id), key: cursor.key };
    if (this.#sign === 1) this.least = cursor.key;
    else this.most = cursor.key;
  }

  consider(chunk: Chunk, slot: number, key: number): void {
    const { homes } = this;
    const after = this.#after;
    if (after && key === after.key && this.#sign * compareIds(chunk.id(slot), after.id) <= 0) return;
    let at = homes.length;
    while (at > 0 && this.#isBefore(chunk, slot, key, homes[at - 1] as Picked)) at -= 1;
    if (at > this.#limit) return;
    homes.splice(at, 0, { chunk, slot, key });
    homes.length = Math.min(homes.length, this.#limit + 1);
    const worst = homes[this.#limit];
    if (worst && this.#sign === 1) this.most = worst.key;
    else if (worst) this.least = worst.key;
  }

  #isBefore(chunk: Chunk, slot: number, key: number, other: Picked): boolean {
    const order = key - other.key || compareIds(chunk.id(slot), other.chunk.id(other.slot));
    return this.#sign * order < 0;
  }
}
