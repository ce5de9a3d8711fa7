// What of a search's text holds: words that hardly any home has do not empty it, and what no home is exactly is taken more widely.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import type { Cursor, Dimension, Sort } from '../../domain/catalogue.ts';
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
  widened: Dimension[];
}

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
  const done: Dimension[] = [];
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
  return { reading: { ...asked, conditions }, missing, widened: done };
}

/** What part of the map is looked at says nothing of the home. */
const asksForMore = ({ cityIds, localityIds, choices, rent, area, availableBy }: Conditions): boolean =>
  choices.length > 0 ||
  [cityIds, localityIds, rent.least, rent.most, area.least, area.most, availableBy].some(
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
