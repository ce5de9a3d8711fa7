// What of a search's text holds: words that hardly any home has do not empty it, and what no home is exactly is taken more widely.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import { type Cursor, type Dimension, keyOf, type Sort } from '../../domain/catalogue.ts';
import type { ReadQuery } from '../../domain/search/read-query.ts';
import type { Catalogue, Choice, Conditions, FoundHome, Page } from './catalogue.ts';
import type { Reading } from './conditions.ts';
import { matchExpressions } from './matching-sql.ts';
import { parameters, type Query } from './query.ts';

export interface Settled {
  /** Its conditions are what homes must be. */
  reading: Reading;
  /** Words that too few homes have: those come first, the others follow. */
  missing: readonly string[];
  /** Filters of the text that are taken more widely, in this order. */
  widened: Wider[];
}

export type Wider = Dimension | 'near' | 'locality' | 'rent';

/** A page of homes with all of the words is an answer. */
const ENOUGH = 24;
/** Of homes with some of the words, as many come first, and as many are looked at. */
const FIRST = 12;
const SAMPLE = 500;

export async function settle(
  catalogue: Catalogue,
  asked: Reading,
  filters: PropertyFilters,
): Promise<Settled> {
  const { text } = asked;
  if (!text || asked.isImpossible) return { reading: asked, missing: [], widened: [] };
  const totals = new Map<Conditions, number>();
  const count = async (conditions: Conditions) => {
    const known = totals.get(conditions);
    if (known !== undefined) return known;
    const [found] = await catalogue.find([{ conditions, facets: false, page: undefined }]);
    const total = found?.total ?? 0;
    totals.set(conditions, total);
    return total;
  };
  let { conditions } = asked;
  let missing: readonly string[] = [];
  const done: Wider[] = [];
  const base = { ...conditions, words: [] };
  if (text.words.length > 0 && asksForMore(base) && (await count(conditions)) < ENOUGH) {
    conditions = base;
    missing = text.words;
  }
  for (const [fields, enough] of widenings) {
    const wider = widened(conditions, fields, filters);
    if (wider.fields.length === 0 || (await count(conditions)) >= enough) continue;
    conditions = wider.conditions;
    done.push(...wider.fields);
  }
  const found = await further(conditions, asked, filters, count);
  return {
    reading: { ...asked, conditions: found?.conditions ?? conditions },
    missing,
    widened: [...done, ...(found?.widened ?? [])],
  };
}

/** Nothing found: a step more at a time within the same city, until a home is. What is chosen as a filter stays as it is. */
async function further(
  asked: Conditions,
  { text }: Reading,
  filters: PropertyFilters,
  count: (conditions: Conditions) => Promise<number>,
): Promise<{ conditions: Conditions; widened: Wider[] } | undefined> {
  const steps = text ? stepsOf(text, filters) : [];
  if (steps.length === 0 || (await count(asked)) > 0) return undefined;
  let conditions = asked;
  const done = new Set<Wider>();
  for (const { of, widen } of steps) {
    const wider = widen(conditions);
    if (!wider) continue;
    conditions = wider;
    done.add(of);
    if ((await count(conditions)) > 0) return { conditions, widened: [...done] };
  }
  return undefined;
}

interface Step {
  of: Wider;
  /** Undefined where there is nothing to widen. */
  widen(conditions: Conditions): Conditions | undefined;
}

/** Twice as far, then twice again. */
const FURTHER = 2;
/** Localities with their middle so near are next to each other. */
const NEXT_METERS = 5000;
const RENT_SHARE = 0.15;

function stepsOf(text: ReadQuery, filters: PropertyFilters): Step[] {
  const twice: Step = {
    of: 'near',
    widen: (conditions) => {
      const { near } = conditions;
      return near && { ...conditions, near: { ...near, meters: near.meters * FURTHER } };
    },
  };
  const steps: Step[] = [];
  if (text.near && filters.radius_m === undefined && !filters.near && !filters.pincode)
    steps.push(twice, twice);
  if (text.localities.length > 0 && !filters.locality && !text.near) steps.push(nearby(text));
  if (filters.rent_min === undefined && filters.rent_max === undefined)
    steps.push({
      of: 'rent',
      widen: (conditions) => {
        const { least, most } = conditions.rent;
        if (least === undefined && most === undefined) return undefined;
        const rent = {
          ...(least !== undefined && { least: Math.floor(least * (1 - RENT_SHARE)) }),
          ...(most !== undefined && { most: Math.ceil(most * (1 + RENT_SHARE)) }),
        };
        return { ...conditions, rent };
      },
    });
  if (text.bedrooms.length > 0 && !filters.bedrooms)
    steps.push({
      of: 'bedrooms',
      widen: (conditions) => {
        const isRooms = ({ field }: Choice) => field === 'bedrooms';
        const values = text.bedrooms.flatMap((rooms) => [rooms - 1, rooms, rooms + 1]);
        const known = [...new Set(values)].filter((rooms) => keyOf('bedrooms', rooms) !== undefined);
        return {
          ...conditions,
          choices: conditions.choices.map((choice) =>
            isRooms(choice) ? { ...choice, values: known } : choice,
          ),
        };
      },
    });
  return steps;
}

/** Homes around the locality instead of in it, where somebody knows where it is. */
const nearby = ({ localities: [first] }: ReadQuery): Step => ({
  of: 'locality',
  widen: (conditions) =>
    first && typeof first.lat === 'number' && typeof first.lng === 'number'
      ? {
          ...conditions,
          cityIds: [first.cityId],
          localityIds: undefined,
          near: { point: { lat: first.lat, lng: first.lng }, meters: NEXT_METERS },
        }
      : undefined,
});

/** What part of the map is looked at says nothing of the home. */
const asksForMore = ({ cityIds, localityIds, choices, rent, area, availableBy, near }: Conditions): boolean =>
  choices.length > 0 ||
  [near, cityIds, localityIds, rent.least, rent.most, area.least, area.most, availableBy].some(
    (asked) => asked !== undefined,
  );

/** Homes that take anyone take a family too: they fill a page. Another type or furnishing is shown only instead of nothing. */
const widenings: [Dimension[], number][] = [
  [['preferred_tenant'], ENOUGH],
  [['furnishing', 'property_type'], 1],
];

/** The order asked for; one that the text asks for holds where no other is chosen. */
export function sortOf(
  { sort }: PropertyFilters,
  cursor: Cursor | undefined,
  text: ReadQuery | undefined,
): Sort {
  return cursor?.sort ?? (sort === 'best' ? (text?.sort ?? sort) : sort);
}

/** Homes with some of the words that too few have all of: they stand before the others on the first page, and on no later one. */
export async function homesToPutFirst(
  query: Query,
  { reading: { conditions }, missing }: Settled,
  { sort, limit }: Pick<Page, 'sort' | 'limit'>,
): Promise<FoundHome[]> {
  const most = Math.min(FIRST, limit - 1);
  if (missing.length === 0 || sort !== 'best' || most <= 0) return [];
  const { values, add } = parameters();
  const asked = missing.map((word) => `plainto_tsquery('pg_catalog.english', ${add(word)})`);
  const where = [
    ...matchExpressions(conditions, { tags: [], rare: '' }, add),
    `words @@ (${asked.join(' || ')})`,
  ];
  const score = asked.map((word) => `(words @@ ${word})::integer`).join(' + ');
  return query<{ id: string; key: number }>(
    `with found as materialized (select best, property_id, ${score} as score from listings
        where ${where.join(' and ')} limit ${SAMPLE})
      select property_id as id, best::float8 as key from found
        order by score desc, best desc, property_id desc limit ${most}`,
    values,
  );
}

/** What is near enough to what was said, where no home is that: who wants a family may want anyone. */
const alike: Partial<Record<Dimension, Readonly<Record<string, readonly string[]>>>> = {
  furnishing: { fully_furnished: ['semi_furnished'] },
  preferred_tenant: { family: ['anyone'], bachelors: ['anyone'], company: ['anyone'] },
  property_type: {
    independent_house: ['villa', 'builder_floor'],
    villa: ['independent_house'],
    apartment: ['builder_floor'],
    penthouse: ['apartment'],
  },
};

/** What is chosen as a filter is meant exactly; what the text says may be widened. */
function widened(
  conditions: Conditions,
  fields: readonly Dimension[],
  filters: PropertyFilters,
): { conditions: Conditions; fields: Dimension[] } {
  const wider: Dimension[] = [];
  const choices = conditions.choices.map((choice): Choice => {
    const { field, values } = choice;
    if (!fields.includes(field) || filters[field] !== undefined) return choice;
    const more = values.flatMap((value) => alike[field]?.[String(value)] ?? []);
    if (more.length === 0) return choice;
    wider.push(field);
    return { ...choice, values: [...new Set([...values, ...more])] };
  });
  return { conditions: { ...conditions, choices }, fields: wider };
}
