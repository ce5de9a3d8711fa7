/** Gathers the homes of a search by city, locality or cell of the map, from bits and slots alone: no home's row is read. */
import type { MapGroup } from '../../contract/map.ts';
import { localityOfKey } from '../../domain/catalogue.ts';
import { type BoxCells, cellsInGroup, mergedGroups, pointOfCells } from '../../domain/map.ts';
import { bitWidth, type Chunk } from './chunk.ts';
import type { Conditions } from './conditions.ts';
import type { Source } from './count-matches.ts';
import { matchExpressions } from './items.ts';
import type { Chunks } from './memory.ts';
import { chunksOf, passing } from './passing.ts';
import { parameters, type Query, type Statement } from './query.ts';
import { shownCard } from './shown-card.ts';

/** Homes with rare words that are put on the map. */
const MOST_WITH_WORDS = 2000;

type Grouped = { name: string | null; lat: number; lng: number; homes: number };

/** By city, where the whole country is looked at. */
export async function cityGroups(query: Query, byCity: ReadonlyMap<number, number>): Promise<MapGroup[]> {
  const rows = await query<Grouped>(
    `select c.name, c.lat, c.lng, n.homes from unnest($1::integer[], $2::integer[]) n (id, homes)
      join cities c on c.id = n.id where c.lat is not null and c.lng is not null
      order by n.homes desc, c.name`,
    [[...byCity.keys()], [...byCity.values()]],
  );
  return mergedGroups(rows).map(asGroup);
}

/** By locality, at the point of each; those whose own point nobody knows stand with their city. */
export async function localityGroups(
  source: Source,
  conditions: Conditions,
  box: BoxCells,
): Promise<MapGroup[]> {
  const cityIds = conditions.cityIds ?? (await citiesNear(source.query, box));
  const homes = new Map<number, number>();
  const asked = { ...conditions, cityIds };
  for (const chunk of chunksOf((await source.memory()).chunks, asked)) {
    const { every } = passing(chunk, asked, false);
    for (const [key, row] of chunk.localities) {
      const id = localityOfKey(key);
      homes.set(id, (homes.get(id) ?? 0) + chunk.store.count(row, every));
    }
  }
  const rows = await source.query<Grouped>(
    `select l.name, coalesce(l.lat, c.lat) as lat, coalesce(l.lng, c.lng) as lng, n.homes
      from unnest($1::integer[], $2::integer[]) n (id, homes) join localities l on l.id = n.id join cities c on c.id = l.city_id
     where n.homes > 0 and coalesce(l.lat, c.lat) is not null and coalesce(l.lng, c.lng) is not null
     order by n.homes desc, l.name`,
    [[...homes.keys()], [...homes.values()]],
    true,
  );
  return mergedGroups(rows).map(asGroup);
}

/** By cells of the grid; a group of one home says which. */
export async function cellGroups(source: Source, conditions: Conditions, box: BoxCells): Promise<MapGroup[]> {
  const { query } = source;
  const { text, values } =
    conditions.words === ''
      ? cellStatement(passedOf((await source.memory()).chunks, conditions), box)
      : wordStatement(conditions, box);
  const rows = await query<CellRow>(text, values);
  const single = rows.flatMap((row) => (row.homes === 1 && row.id !== null ? [row.id] : []));
  const cards = new Map(
    (
      await query<{ id: string; card: string }>(
        'select property_id as id, card from listings where property_id = any($1::uuid[])',
        [single],
      )
    ).map(({ id, card }) => [id, JSON.parse(shownCard(card)) as { title: string; rent: number }]),
  );
  return rows.map((row) => {
    const card = row.homes === 1 && row.id !== null ? cards.get(row.id) : undefined;
    return {
      ...asGroup({ name: null, homes: row.homes, ...pointOfCells(row.lat_cell, row.lng_cell) }),
      home: card && row.id !== null ? { id: row.id, title: card.title, rent: card.rent } : null,
    };
  });
}

/** A box has few enough groups of cells whatever its size. */
type CellRow = { lat_cell: number; lng_cell: number; homes: number; id: string | null };

const asGroup = ({ name, lat, lng, homes }: Grouped): MapGroup => ({
  name,
  lat,
  lng,
  homes,
  home: null,
});

interface Passed {
  chunk: Chunk;
  every: Uint32Array<ArrayBuffer>;
}

/** Homes that pass, chunk by chunk, where there are any. */
function passedOf(chunks: Chunks, conditions: Conditions): Passed[] {
  return chunksOf(chunks, conditions).flatMap((chunk) => {
    const here = passing(chunk, conditions, false);
    return here.homes > 0 ? [{ chunk, every: new Uint32Array(here.every.bits) }] : [];
  });
}

/** Cities that are in sight, or have a locality that is. */
async function citiesNear(query: Query, { lat, lng }: BoxCells): Promise<number[]> {
  const from = pointOfCells(lat.least - 1, lng.least - 1);
  const to = pointOfCells(lat.most + 1, lng.most + 1);
  const inside = 'lat between $1::float8 and $2::float8 and lng between $3::float8 and $4::float8';
  const rows = await query<{ id: number }>(
    `select city_id as id from localities where ${inside} union select id from cities where ${inside}`,
    [from.lat, to.lat, from.lng, to.lng],
  );
  return rows.map(({ id }) => id);
}

const insideSql = ({ lat, lng }: BoxCells, add: (value: unknown) => string): string =>
  `lat_cell between ${add(lat.least)}::smallint and ${add(lat.most)}::smallint
    and lng_cell between ${add(lng.least)}::smallint and ${add(lng.most)}::smallint`;

const groupSql = (source: string, step: string): string => `
  select round(avg(lat_cell), 2)::float8 as lat_cell, round(avg(lng_cell), 2)::float8 as lng_cell,
    count(*)::integer as homes, (array_agg(property_id))[1] as id
  from ${source} group by lat_cell / ${step}, lng_cell / ${step} order by homes desc`;

/** The homes themselves, and where they lie, are found by the index of slots. */
function cellStatement(passed: Passed[], box: BoxCells): Statement {
  const { values, add } = parameters();
  const bits = passed.map(
    ({ every }) =>
      `x${Buffer.from(every.buffer)
        .toString('hex')
        .padEnd(bitWidth / 4, '0')}`,
  );
  const text = `with passed as materialized (
      select * from unnest(${add(passed.map(({ chunk }) => chunk.cityId))}::integer[],
        ${add(passed.map(({ chunk }) => chunk.number))}::integer[], ${add(bits)}::varbit[]) p (city_id, chunk, bits)
    ), found as materialized (
      select s.property_id, s.lat_cell, s.lng_cell from listing_slots s
        join passed p on p.city_id = s.city_id and p.chunk = s.slot / ${bitWidth}
       where ${insideSql(box, add)} and get_bit(p.bits, s.slot % ${bitWidth}) = 1
    ) ${groupSql('found', `${add(cellsInGroup(box))}::integer`)}`;
  return { text, values };
}

/** Words too rare for bits are looked up in the homes themselves. */
function wordStatement(conditions: Conditions, box: BoxCells): Statement {
  const { values, add } = parameters();
  const where = matchExpressions({ ...conditions, box }, add, true).join(' and ');
  const text = `with found as materialized (
      select property_id, lat_cell, lng_cell from listings where ${where} limit ${MOST_WITH_WORDS}
    ) ${groupSql('found', `${add(cellsInGroup(box))}::integer`)}`;
  return { text, values };
}
