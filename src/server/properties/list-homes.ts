// One page of homes from the matches in memory: the best of them by the asked sort, whose cards alone are fetched.
import type { Cursor } from '../../domain/catalogue.ts';
import { type Chunk, order } from './chunk.ts';
import type { Conditions } from './conditions.ts';
import type { Counts } from './counts.ts';
import { type ItemRow, itemRows, type PageRequest } from './items.ts';
import type { Passing } from './passing.ts';
import type { Query } from './query.ts';

/** One row more than the page's limit when there is a next page. */
export async function listHomes(
  query: Query,
  conditions: Conditions,
  counts: Counts,
  page: PageRequest,
): Promise<ItemRow[]> {
  if (counts.passing) {
    const picked = pick(counts.passing, page);
    const rows = await rowsOf(query, picked);
    // A home that went away at this very moment leaves a gap that only PostgreSQL can fill.
    if (rows.length === picked.length) return rows;
  }
  return itemRows(query, conditions, page);
}

interface Picked {
  id: string;
  idHead: number;
  key: number;
}

/** Thousands of homes have the same rent: most are told apart by the start of their ids. */
function isAfter(last: Picked, chunk: Chunk, slot: number, key: number, sign: number): boolean {
  const difference = key - last.key || chunk.idHead(slot) - last.idHead;
  return sign * difference > 0;
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
function pick(passing: Passing[], { sort, limit, cursor }: PageRequest): Picked[] {
  const { column, direction } = order[sort];
  const sign = direction === 'asc' ? 1 : -1;
  const first: Picked[] = [];
  for (const { chunk, every } of passing) {
    const keys = chunk.sortKeys(column);
    const bytes = new Uint8Array(every.buffer, every.byteOffset, every.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      for (let rest = bytes[at] as number; rest !== 0; ) {
        const bit = Math.clz32(rest) - 24;
        rest &= ~(128 >> bit);
        const slot = at * 8 + bit;
        const key = keys[slot] as number;
        if (first.length > limit && isAfter(first[limit] as Picked, chunk, slot, key, sign)) continue;
        consider(first, { chunk, slot, key, sign, limit, cursor });
      }
    }
  }
  return first;
}

interface Candidate {
  chunk: Chunk;
  slot: number;
  key: number;
  sign: number;
  limit: number;
  cursor: Cursor | undefined;
}

function consider(first: Picked[], { chunk, slot, key, sign, limit, cursor }: Candidate): void {
  if (cursor && sign * (key - cursor.key) < 0) return;
  const home = { id: chunk.id(slot), idHead: chunk.idHead(slot), key };
  if (cursor && compare(home, cursor, sign) <= 0) return;
  let at = first.length;
  while (at > 0 && compare(home, first[at - 1] as Picked, sign) < 0) at -= 1;
  if (at > limit) return;
  first.splice(at, 0, home);
  if (first.length > limit + 1) first.pop();
}

const compare = (a: Picked, b: Pick<Picked, 'id' | 'key'>, sign: number): number =>
  sign * (a.key - b.key || (a.id < b.id ? -1 : Number(a.id > b.id)));
