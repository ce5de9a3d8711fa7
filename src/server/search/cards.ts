// Cards of the homes an engine found, as they are now: one that has been withdrawn since is left out.
import { metersToCell, type Point } from '../../domain/map.ts';
import type { LastKnown } from '../lib/last-known.ts';
import type { FoundHome } from './catalogue.ts';
import { orKnown } from './outage.ts';
import type { Query } from './query.ts';
import { shownCard } from './shown-card.ts';

/** Asked for beyond a page, in place of homes that go away at this very moment. */
export const SPARE = 3;

/** With the card as JSON. */
export type HomeCard = FoundHome & { card: string };

/** The cell is [0, 0] where nobody knows where the home is. */
type Card = { id: string; card: string; lat: number; lng: number };

/**
 * In the same order; with the metres from a point, where one is asked for and it is known where the home is. Where the
 * database cannot be asked, those of `known` that were shown lately; none of them is a failure.
 */
export async function cardsOf(
  query: Query,
  homes: readonly FoundHome[],
  known: LastKnown<string>,
  from?: Point,
): Promise<HomeCard[]> {
  if (homes.length === 0) return [];
  const ids = homes.map(({ id }) => id);
  const keep = known.reading();
  const rows = await orKnown(
    () =>
      query<Card>(
        'select property_id as id, card, lat_cell as lat, lng_cell as lng from listings where property_id = any($1::uuid[])',
        [ids],
        true,
      ),
    () => recalled(ids, known),
  );
  for (const { id, card } of rows) keep(id, card);
  const cards = new Map(rows.map((row) => [row.id, withDistance(row, from)]));
  return homes.flatMap((home) => {
    const card = cards.get(home.id);
    return card === undefined ? [] : [{ ...home, card }];
  });
}

function withDistance({ card, lat, lng }: Card, from: Point | undefined): string {
  const shown = shownCard(card);
  if (!from || lat === 0 || lng === 0) return shown;
  return `${shown.slice(0, -1)},"distance_m":${metersToCell(from, lat, lng)}}`;
}

function recalled(ids: readonly string[], known: LastKnown<string>): Card[] | undefined {
  const cards = ids.flatMap((id) => {
    const card = known.recall(id);
    return card === undefined ? [] : [{ id, card, lat: 0, lng: 0 }];
  });
  return cards.length > 0 ? cards : undefined;
}
