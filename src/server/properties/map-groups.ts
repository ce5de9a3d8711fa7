/** Puts the groups of homes that the catalogue found onto the map: places by name and point, cells by their middle. */
import type { MapGroup } from '../../contract/map.ts';
import { LAT_ORIGIN, LNG_ORIGIN, mergedGroups, pointOfCells } from '../../domain/map.ts';
import { UNSURE_METRES } from '../../domain/map-exactness.ts';
import type { LastKnown } from '../lib/last-known.ts';
import { cardsOf } from '../search/cards.ts';
import type { Group } from '../search/catalogue.ts';
import { orKnown } from '../search/outage.ts';
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
  return mergedGroups(rows).map((group) => ({ ...group, home: null, radius_m: null }));
}

/** The middles of localities where homes stand that say no more than their locality; thirty homes of each are looked at. */
const guessedCells = `
  select app.map_cell(l.lat, ${LAT_ORIGIN}) as lat, app.map_cell(l.lng, ${LNG_ORIGIN}) as lng from localities l
   where (app.map_cell(l.lat, ${LAT_ORIGIN}), app.map_cell(l.lng, ${LNG_ORIGIN}))
       in (select * from unnest($1::smallint[], $2::smallint[]))
     and exists (
       select from (select property_id from listings where locality_id = l.id order by rent limit 30) few
         join properties p on p.id = few.property_id where p.lat is null)`;
const guessedHomes = 'select id from properties where id = any($1::uuid[]) and lat is null';

/** While the database is away no place is called a guess. */
const orNone = <Row>(read: () => Promise<Row[]>): Promise<Row[]> => orKnown(read, () => []);

/** Tells of a group whether its place is a guess; one of several cells lies between them and is none. */
async function guesses(query: Query, groups: readonly Group[]): Promise<(group: Group) => boolean> {
  const isCell = ({ home, lat, lng }: Group) =>
    home === undefined && Number.isInteger(lat) && Number.isInteger(lng);
  const several = groups.filter(isCell);
  const values = [several.map(({ lat }) => lat), several.map(({ lng }) => lng)];
  const single = groups.flatMap(({ home }) => home ?? []);
  const [cells, homes] = await Promise.all([
    several.length === 0 ? [] : orNone(() => query<{ lat: number; lng: number }>(guessedCells, values, true)),
    single.length === 0 ? [] : orNone(() => query<{ id: string }>(guessedHomes, [single], true)),
  ]);
  const known = new Set([...cells.map(({ lat, lng }) => `${lat} ${lng}`), ...homes.map(({ id }) => id)]);
  return ({ home, lat, lng }) => known.has(home ?? `${lat} ${lng}`);
}

/** A group of one home says which. */
export async function cellsOnMap(
  query: Query,
  groups: readonly Group[],
  known: LastKnown<string>,
): Promise<MapGroup[]> {
  const isGuess = await guesses(query, groups);
  const single = groups.flatMap(({ home }) => (home === undefined ? [] : [{ id: home, key: 0 }]));
  const cards = new Map((await cardsOf(query, single, known)).map(({ id, card }) => [id, card]));
  return groups.map((group) => {
    const { homes, lat, lng, home } = group;
    const card = home === undefined ? undefined : cards.get(home);
    return {
      name: null,
      homes,
      ...pointOfCells(lat, lng),
      radius_m: isGuess(group) ? UNSURE_METRES.locality : null,
      home: card === undefined ? null : titleAndRent(card),
    };
  });
}

function titleAndRent(card: string): MapGroup['home'] {
  const { id, title, rent } = JSON.parse(card);
  return { id, title, rent };
}
