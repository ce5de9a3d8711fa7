// One page of homes from the matches in memory: the best of them by the asked sort, whose cards alone are fetched.
import { order } from './chunk.ts';
import type { Conditions } from './conditions.ts';
import type { Counts } from './counts.ts';
import { compareIds, idOf, textOf } from './home-ids.ts';
import { type ItemRow, itemRows, type PageRequest } from './items.ts';
import type { Passing } from './passing.ts';
import type { Query } from './query.ts';

/** Fetched beyond the page, in place of homes that go away at this very moment. */
const SPARE = 3;

/** One row more than the page's limit when there is a next page. */
export async function listHomes(
  query: Query,
  conditions: Conditions,
  counts: Counts,
  page: PageRequest,
): Promise<ItemRow[]> {
  if (!counts.passing) return itemRows(query, conditions, page);
  const rows = await rowsOf(query, pick(counts.passing, { ...page, limit: page.limit + SPARE }));
  return rows.slice(0, page.limit + 1);
}

async function rowsOf(query: Query, picked: Picked[]): Promise<ItemRow[]> {
  if (picked.length === 0) return [];
  const homes = picked.map(({ id, key }) => ({ id: textOf(id), key }));
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
function pick(passing: Passing[], page: PageRequest): Picked[] {
  const first = new FirstHomes(page);
  for (const { chunk, every } of passing) {
    const keys = chunk.sortKeys(order[page.sort].column);
    const bytes = new Uint8Array(every.buffer, every.byteOffset, every.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      // The first home of eight is the highest bit.
      for (let rest = bytes[at] as number; rest !== 0; ) {
        const bit = Math.clz32(rest) - 24;
        rest &= ~(128 >> bit);
        const key = keys[at * 8 + bit] as number;
        if (key >= first.least && key <= first.most) first.consider(chunk.id(at * 8 + bit), key);
      }
    }
  }
  return first.homes;
}

interface Picked {
  id: Uint32Array;
  key: number;
}

class FirstHomes {
  readonly homes: Picked[] = [];
  /** Sort keys that can still be among the first, both included. */
  least = Number.NEGATIVE_INFINITY;
  most = Number.POSITIVE_INFINITY;
  readonly #limit: number;
  readonly #after: Picked | undefined;
  readonly #sign: 1 | -1;

  constructor({ sort, limit, cursor }: PageRequest) {
    this.#limit = limit;
    this.#sign = order[sort].direction === 'asc' ? 1 : -1;
    if (!cursor) return;
    this.#after = { id: idOf(cursor.id), key: cursor.key };
    if (this.#sign === 1) this.least = cursor.key;
    else this.most = cursor.key;
  }

  consider(id: Uint32Array, key: number): void {
    const home = { id, key };
    if (this.#after && this.#compare(home, this.#after) <= 0) return;
    let at = this.homes.length;
    while (at > 0 && this.#compare(home, this.homes[at - 1] as Picked) < 0) at -= 1;
    if (at > this.#limit) return;
    this.homes.splice(at, 0, home);
    this.homes.length = Math.min(this.homes.length, this.#limit + 1);
    const worst = this.homes[this.#limit];
    if (worst && this.#sign === 1) this.most = worst.key;
    else if (worst) this.least = worst.key;
  }

  #compare(a: Picked, b: Picked): number {
    return this.#sign * (a.key - b.key || compareIds(a.id, b.id));
  }
}
