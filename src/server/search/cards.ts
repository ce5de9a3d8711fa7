// Cards of the homes an engine found, as they are now: one that has been withdrawn since is left out.
import { metersToCell, type Point } from '../../domain/map.ts';
import type { FoundHome } from './catalogue.ts';
import type { Query } from './query.ts';
import { shownCard } from './shown-card.ts';

/** Asked for beyond a page, in place of homes that go away at this very moment. */
export const SPARE = 3;

/** With the card as JSON. */
export type HomeCard = FoundHome & { card: string };

/** In the same order; with the metres from a point, where one is asked for and somebody knows where the home is. */
export async function cardsOf(query: Query, homes: readonly FoundHome[], from?: Point): Promise<HomeCard[]> {
  if (homes.length === 0) return [];
  const rows = await query<{ id: string; card: string; lat: number; lng: number }>(
    'select property_id as id, card, lat_cell as lat, lng_cell as lng from listings where property_id = any($1::uuid[])',
    [homes.map(({ id }) => id)],
    true,
  );
  const cards = new Map(
    rows.map(({ id, card, lat, lng }) => {
      const shown = shownCard(card);
      if (!from || lat === 0 || lng === 0) return [id, shown];
      return [id, `${shown.slice(0, -1)},"distance_m":${metersToCell(from, lat, lng)}}`];
    }),
  );
  return homes.flatMap((home) => {
    const card = cards.get(home.id);
    return card === undefined ? [] : [{ ...home, card }];
  });
}
