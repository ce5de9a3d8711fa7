// One page of homes from the matches in memory: the best of them by the asked sort, whose cards alone are fetched.
import { type Chunk, order } from './chunk.ts';
import type { Conditions } from './conditions.ts';
import type { Counts } from './counts.ts';
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
  const found = await query<{ id: string; card: string }>(
    'select property_id as id, card from listings where property_id = any($1::uuid[])',
    [picked.map(({ id }) => id)],
    true,
  );
  const cards = new Map(found.map(({ id, card }) => [id, card]));
  return picked.flatMap(({ id, key }) => {
    const card = cards.get(id);
    return card === undefined ? [] : [{ id, key, card }];
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
        if (key >= first.least && key <= first.most) first.consider(chunk, at * 8 + bit, key);
      }
    }
  }
  return first.homes;
}

interface Picked {
  id: string;
  /** The start of the id as a number. */
  idHead: number;
  key: number;
}

class FirstHomes {
  readonly homes: Picked[] = [];
  /** Sort keys that can still be among the first, both included. */
  least = Number.NEGATIVE_INFINITY;
  most = Number.POSITIVE_INFINITY;
  readonly #page: PageRequest;
  readonly #sign: 1 | -1;

  constructor(page: PageRequest) {
    this.#page = page;
    this.#sign = order[page.sort].direction === 'asc' ? 1 : -1;
    if (page.cursor && this.#sign === 1) this.least = page.cursor.key;
    else if (page.cursor) this.most = page.cursor.key;
  }

  consider(chunk: Chunk, slot: number, key: number): void {
    const { limit, cursor } = this.#page;
    const last = this.homes[limit];
    const idHead = chunk.idHead(slot);
    // Thousands of homes have the same rent: most are told apart by the start of their ids.
    if (last && key === last.key && this.#sign * (idHead - last.idHead) > 0) return;
    const home = { id: chunk.id(slot), idHead, key };
    if (cursor && this.#compare(home, cursor) <= 0) return;
    let at = this.homes.length;
    while (at > 0 && this.#compare(home, this.homes[at - 1] as Picked) < 0) at -= 1;
    this.homes.splice(at, 0, home);
    this.homes.length = Math.min(this.homes.length, limit + 1);
    const worst = this.homes[limit];
    if (worst && this.#sign === 1) this.most = worst.key;
    else if (worst) this.least = worst.key;
  }

  #compare(a: Pick<Picked, 'id' | 'key'>, b: Pick<Picked, 'id' | 'key'>): number {
    return this.#sign * (a.key - b.key || (a.id < b.id ? -1 : Number(a.id > b.id)));
  }
}
