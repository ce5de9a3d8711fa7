// Cards of the homes an engine found, as they are now: one that has been withdrawn since is left out.
import type { FoundHome } from './catalogue.ts';
import type { Query } from './query.ts';
import { shownCard } from './shown-card.ts';

/** Asked for beyond a page, in place of homes that go away at this very moment. */
export const SPARE = 3;

/** With the card as JSON. */
export type HomeCard = FoundHome & { card: string };

/** In the same order. */
export async function cardsOf(query: Query, homes: readonly FoundHome[]): Promise<HomeCard[]> {
  if (homes.length === 0) return [];
  const rows = await query<{ id: string; card: string }>(
    'select property_id as id, card from listings where property_id = any($1::uuid[])',
    [homes.map(({ id }) => id)],
    true,
  );
  const cards = new Map(rows.map(({ id, card }) => [id, card]));
  return homes.flatMap((home) => {
    const card = cards.get(home.id);
    return card === undefined ? [] : [{ ...home, card: shownCard(card) }];
  });
}
