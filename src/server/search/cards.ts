// Cards of the homes an engine found, as they are now: one that has been withdrawn since is left out.
import type { LastKnown } from '../lib/last-known.ts';
import type { FoundHome } from './catalogue.ts';
import { orKnown } from './outage.ts';
import type { Query } from './query.ts';
import { shownCard } from './shown-card.ts';

/** Asked for beyond a page, in place of homes that go away at this very moment. */
export const SPARE = 3;

/** With the card as JSON. */
export type HomeCard = FoundHome & { card: string };

type Card = { id: string; card: string };

/** In the same order. Where the database cannot be asked, those of `known` that were shown lately; none of them is a failure. */
export async function cardsOf(
  query: Query,
  homes: readonly FoundHome[],
  known: LastKnown<string>,
): Promise<HomeCard[]> {
  if (homes.length === 0) return [];
  const ids = homes.map(({ id }) => id);
  const keep = known.reading();
  const rows = await orKnown(
    () =>
      query<Card>(
        'select property_id as id, card from listings where property_id = any($1::uuid[])',
        [ids],
        true,
      ),
    () => recalled(ids, known),
  );
  const cards = new Map(rows.map(({ id, card }) => [id, card]));
  for (const [id, card] of cards) keep(id, card);
  return homes.flatMap((home) => {
    const card = cards.get(home.id);
    return card === undefined ? [] : [{ ...home, card: shownCard(card) }];
  });
}

function recalled(ids: readonly string[], known: LastKnown<string>): Card[] | undefined {
  const cards = ids.flatMap((id) => {
    const card = known.recall(id);
    return card === undefined ? [] : [{ id, card }];
  });
  return cards.length > 0 ? cards : undefined;
}
