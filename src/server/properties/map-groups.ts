/** Puts the groups of homes that the catalogue found onto the map: places by name and point, cells by their middle. */
import type { MapGroup } from '../../contract/map.ts';
import { mergedGroups, pointOfCells } from '../../domain/map.ts';
import type { LastKnown } from '../lib/last-known.ts';
import { cardsOf } from '../search/cards.ts';
import type { Group } from '../search/catalogue.ts';
import type { Query } from '../search/query.ts';

type Grouped = { name: string | null; lat: number; lng: number; homes: number };

const placeSql = {
  city: `select c.name, c.lat, c.lng, n.homes from unnest($1::integer[], $2::integer[]) n (id, homes)
    join cities c on c.id = n.id where c.lat is not null and c.lng is not null order by n.homes desc, c.name`,
  // Those whose own point nobody knows stand with their city.
  locality: `select l.name, coalesce(l.lat, c.lat) as lat, coalesce(l.lng, c.lng) as lng, n.homes
      from unnest($1::integer[], $2::integer[]) n (id, homes) join localities l on l.id = n.id join cities c on c.id = l.city_id
     where coalesce(l.lat, c.lat) is not null and coalesce(l.lng, c.lng) is not null order by n.homes desc, l.name`,
};

/** At the point of each city or locality; those that are too many are merged. */
export async function placesOnMap(
  query: Query,
  kind: 'city' | 'locality',
  groups: readonly Group[],
): Promise<MapGroup[]> {
  const values = [groups.map(({ place }) => place), groups.map(({ homes }) => homes)];
  const rows = await query<Grouped>(placeSql[kind], values, true);
  return mergedGroups(rows).map((group) => ({ ...group, home: null }));
}

/** A group of one home says which. */
export async function cellsOnMap(
  query: Query,
  groups: readonly Group[],
  known: LastKnown<string>,
): Promise<MapGroup[]> {
  const single = groups.flatMap(({ home }) => (home === undefined ? [] : [{ id: home, key: 0 }]));
  const cards = new Map((await cardsOf(query, single, known)).map(({ id, card }) => [id, card]));
  return groups.map(({ homes, lat, lng, home }) => {
    const card = home === undefined ? undefined : cards.get(home);
    return {
      name: null,
      homes,
      ...pointOfCells(lat, lng),
      home: card === undefined ? null : titleAndRent(card),
    };
  });
}

function titleAndRent(card: string): MapGroup['home'] {
  const { id, title, rent } = JSON.parse(card);
  return { id, title, rent };
}
