// One page of homes: those picked in memory while they were counted, whose cards alone are fetched.
import type { Conditions } from './conditions.ts';
import type { Counts } from './counts.ts';
import type { Picked } from './first-homes.ts';
import { textOf } from './home-ids.ts';
import { type ItemRow, itemRows, type PageRequest } from './items.ts';
import type { Query } from './query.ts';

/** One row more than the page's limit when there is a next page. */
export async function listHomes(
  query: Query,
  conditions: Conditions,
  counts: Counts,
  page: PageRequest,
): Promise<ItemRow[]> {
  if (!counts.first) return itemRows(query, conditions, page);
  const rows = await rowsOf(query, counts.first);
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
