/** Gathers the homes of a search by city, locality or cell of the map, from bits and slots alone: no home's row is read. */
import type { MapGroup } from '../../contract/map.ts';
import { LOCALITY_BASE } from '../../domain/catalogue.ts';
import { type BoxCells, cellsInGroup, pointOfCells } from '../../domain/map.ts';
import { bitWidth, maskExpressions } from './bit-masks.ts';
import type { Conditions } from './conditions.ts';
import type { Statement } from './counts.ts';
import { matchExpressions } from './items.ts';
import { parameters, type Query } from './query.ts';

const MOST_GROUPS = 600;
/** Homes with rare words that are put on the map. */
const MOST_WITH_WORDS = 2000;

type Grouped = { name: string | null; lat: number; lng: number; homes: number; id: string | null };

/** By city, where the whole country is looked at. */
export async function cityGroups(query: Query, byCity: ReadonlyMap<number, number>): Promise<MapGroup[]> {
  const rows = await query<Grouped>(
    `select c.name, c.lat, c.lng, n.homes, null as id from unnest($1::integer[], $2::integer[]) n (id, homes)
      join cities c on c.id = n.id where c.lat is not null and c.lng is not null
      order by n.homes desc, c.name limit ${MOST_GROUPS}`,
    [[...byCity.keys()], [...byCity.values()]],
  );
  return rows.map(asGroup);
}

/** By locality, at the point of each; those whose own point nobody knows stand with their city. */
export async function localityGroups(
  query: Query,
  conditions: Conditions,
  box: BoxCells,
): Promise<MapGroup[]> {
  const { text, values } = localityStatement(conditions, box);
  return (await query<Grouped>(text, values, true)).map(asGroup);
}

/** By cells of the grid; a group of one home says which. */
export async function cellGroups(query: Query, conditions: Conditions, box: BoxCells): Promise<MapGroup[]> {
  const { text, values } =
    conditions.words === '' ? cellStatement(conditions, box) : wordStatement(conditions, box);
  const rows = await query<CellRow>(text, values);
  const single = rows.flatMap((row) => (row.homes === 1 && row.id !== null ? [row.id] : []));
  const cards = new Map(
    (
      await query<{ id: string; card: string }>(
        'select property_id as id, card from listings where property_id = any($1::uuid[])',
        [single],
      )
    ).map(({ id, card }) => [id, JSON.parse(card) as { title: string; rent: number }]),
  );
  return rows.map((row) => {
    const card = row.homes === 1 && row.id !== null ? cards.get(row.id) : undefined;
    return {
      ...asGroup({ name: null, id: null, homes: row.homes, ...pointOfCells(row.lat_cell, row.lng_cell) }),
      home: card && row.id !== null ? { id: row.id, title: card.title, rent: card.rent } : null,
    };
  });
}

type CellRow = { lat_cell: number; lng_cell: number; homes: number; id: string | null };

const asGroup = ({ name, lat, lng, homes }: Grouped): MapGroup => ({ name, lat, lng, homes, home: null });

/** Homes that pass, as bits for each chunk of a city: the first half of every statement here. */
function passedSql(conditions: Conditions, add: (value: unknown) => string, scope: string): string {
  const { keys, columns, base, groups } = maskExpressions(conditions, add);
  return `width as materialized (
    select repeat('0', ${bitWidth})::varbit as none, repeat('1', ${bitWidth})::varbit as every
  ), masks as materialized (
    select ${['city_id', 'chunk', ...columns].join(', ')}
      from listing_bits where ${scope} and key = any(${add(keys)}::integer[]) group by city_id, chunk
  ), passed as materialized (
    select city_id, chunk, ${[base, ...groups].join(' & ')} as bits from masks, width
  )`;
}

function localityStatement(conditions: Conditions, box: BoxCells): Statement {
  const { values, add } = parameters();
  const near =
    conditions.cityId === undefined
      ? nearSql(box, add)
      : `select ${add(conditions.cityId)}::integer as city_id`;
  const scope = 'city_id in (select city_id from near)';
  const text = `with near as materialized (${near}),
    ${passedSql(conditions, add, scope)}, counted as (
      select b.city_id, b.key - ${LOCALITY_BASE} as locality_id, sum(bit_count(b.bits & p.bits))::integer as homes
        from passed p join localities l on l.city_id = p.city_id
          join listing_bits b on b.city_id = p.city_id and b.chunk = p.chunk and b.key = ${LOCALITY_BASE} + l.id
       group by 1, 2
    )
    select l.name, coalesce(l.lat, c.lat) as lat, coalesce(l.lng, c.lng) as lng, n.homes, null as id
      from counted n join localities l on l.id = n.locality_id join cities c on c.id = l.city_id
     where n.homes > 0 and coalesce(l.lat, c.lat) is not null and coalesce(l.lng, c.lng) is not null
     order by n.homes desc, l.name limit ${MOST_GROUPS}`;
  return { text, values };
}

/** Cities that are in sight, or have a locality that is. */
function nearSql({ lat, lng }: BoxCells, add: (value: unknown) => string): string {
  const from = pointOfCells(lat.least - 1, lng.least - 1);
  const to = pointOfCells(lat.most + 1, lng.most + 1);
  const inside = `lat between ${add(from.lat)}::float8 and ${add(to.lat)}::float8
    and lng between ${add(from.lng)}::float8 and ${add(to.lng)}::float8`;
  return `select city_id from localities where ${inside} union select id from cities where ${inside}`;
}

const insideSql = ({ lat, lng }: BoxCells, add: (value: unknown) => string): string =>
  `lat_cell between ${add(lat.least)}::smallint and ${add(lat.most)}::smallint
    and lng_cell between ${add(lng.least)}::smallint and ${add(lng.most)}::smallint`;

const groupSql = (source: string, step: string): string => `
  select round(avg(lat_cell), 2)::float8 as lat_cell, round(avg(lng_cell), 2)::float8 as lng_cell,
    count(*)::integer as homes, (array_agg(property_id))[1] as id
  from ${source} group by lat_cell / ${step}, lng_cell / ${step} order by homes desc limit ${MOST_GROUPS}`;

/** The box is found by the index of slots, so the bits answer the other filters only. */
function cellStatement(conditions: Conditions, box: BoxCells): Statement {
  const { values, add } = parameters();
  const inside = `select property_id, city_id, slot, lat_cell, lng_cell from listing_slots where ${insideSql(box, add)}
    ${conditions.cityId === undefined ? '' : `and city_id = ${add(conditions.cityId)}`}`;
  const passed = passedSql(
    { ...conditions, box: undefined },
    add,
    `(city_id, chunk) in (select city_id, slot / ${bitWidth} from inside)`,
  );
  const text = `with inside as materialized (${inside}), ${passed}, found as materialized (
      select s.property_id, s.lat_cell, s.lng_cell from inside s
        join passed p on p.city_id = s.city_id and p.chunk = s.slot / ${bitWidth}
       where get_bit(p.bits, s.slot % ${bitWidth}) = 1
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
