// What of a search's text holds: words that hardly any home has do not empty it, and what no home is exactly is taken more widely.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import { type Dimension, keyOf, type Sort } from '../../domain/catalogue.ts';
import type { ReadQuery } from '../../domain/search/read-query.ts';
import type { Conditions } from './conditions.ts';
import { countMatches, type Source } from './count-matches.ts';
import { isPlain, totalOnly } from './counts.ts';
import { type ItemRow, matchExpressions, type PageRequest } from './items.ts';
import { parameters, type Query } from './query.ts';

export interface Settled {
  /** What homes must be. */
  conditions: Conditions;
  /** Words that too few homes have: those come first, the others follow. */
  missing: readonly string[];
  widened: Dimension[];
}

/** A page of homes with all of the words is an answer. */
const ENOUGH = 24;
/** Of homes with some of the words, as many come first, and as many are looked at. */
const FIRST = 12;
const SAMPLE = 500;

export async function settle(source: Source, asked: Conditions, filters: PropertyFilters): Promise<Settled> {
  const settled: Settled = { conditions: asked, missing: [], widened: [] };
  const { text } = asked;
  if (!text || asked.isImpossible) return settled;
  const base = withoutWords(asked);
  // What part of the map is looked at says nothing of the home.
  const asksForMore = !isPlain({ ...base, box: undefined }) || base.cityIds !== undefined;
  if (text.words.length > 0 && asksForMore) {
    const { total } = await countMatches(source, asked, totalOnly);
    if (total < ENOUGH) Object.assign(settled, { conditions: base, missing: text.words });
  }
  for (const [dimensions, enough] of widenings) {
    const wider = widened(settled.conditions, dimensions, text, filters);
    if (wider.widened.length === 0) continue;
    const { total } = await countMatches(source, settled.conditions, totalOnly);
    if (total < enough) Object.assign(settled, { ...wider, widened: [...settled.widened, ...wider.widened] });
  }
  return settled;
}

/** Homes that take anyone take a family too: they fill a page. Another type or furnishing is shown only instead of nothing. */
const widenings: [Dimension[], number][] = [
  [['preferred_tenant'], ENOUGH],
  [['furnishing', 'property_type'], 1],
];

/** The order asked for; one that the text asks for holds where no other is chosen. */
export function sortOf(
  { sort }: PropertyFilters,
  cursor: PageRequest['cursor'],
  text: ReadQuery | undefined,
): Sort {
  return cursor?.sort ?? (sort === 'best' ? (text?.sort ?? sort) : sort);
}

/** One page of all homes, those with some of the words before the others. */
export async function wordsFirst(
  query: Query,
  { conditions, missing }: Settled,
  page: PageRequest,
  rest: (page: PageRequest) => Promise<ItemRow[]>,
): Promise<ItemRow[]> {
  const most = Math.min(FIRST, page.limit - 1);
  if (page.sort !== 'best' || most <= 0) return rest(page);
  const first = await homesWithSome(query, conditions, missing, most);
  const ids = new Set(first.map(({ id }) => id));
  const others = (await rest({ ...page, limit: page.limit + first.length })).filter(({ id }) => !ids.has(id));
  return (page.cursor ? others : [...first, ...others]).slice(0, page.limit + 1);
}

function homesWithSome(
  query: Query,
  conditions: Conditions,
  words: readonly string[],
  most: number,
): Promise<ItemRow[]> {
  const { values, add } = parameters();
  const asked = words.map((word) => `plainto_tsquery('pg_catalog.english', ${add(word)})`);
  const where = [...matchExpressions(conditions, add), `words @@ (${asked.join(' || ')})`];
  const score = asked.map((word) => `(words @@ ${word})::integer`).join(' + ');
  return query<ItemRow>(
    `with found as materialized (select card, best, property_id, ${score} as score from listings
        where ${where.join(' and ')} limit ${SAMPLE})
      select card, best as key, property_id as id from found order by score desc, best desc, property_id desc limit ${most}`,
    values,
  );
}

const withoutWords = (conditions: Conditions): Conditions => ({
  ...conditions,
  words: '',
  groups: conditions.groups.filter(({ dimension }) => dimension !== 'words'),
});

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

function widened(
  conditions: Conditions,
  dimensions: readonly Dimension[],
  text: ReadQuery,
  filters: PropertyFilters,
): Pick<Settled, 'conditions' | 'widened'> {
  const said: Partial<Record<Dimension, readonly string[]>> = {
    furnishing: text.furnishing,
    preferred_tenant: text.preferredTenant ? [text.preferredTenant] : [],
    property_type: text.propertyType,
  };
  const wider: Dimension[] = [];
  const groups = conditions.groups.map((group) => {
    const { dimension } = group;
    if (dimension === 'locality' || dimension === 'words') return group;
    if (!dimensions.includes(dimension) || filters[dimension] !== undefined) return group;
    const more = (said[dimension] ?? []).flatMap((value) => alike[dimension]?.[value] ?? []);
    if (more.length === 0) return group;
    wider.push(dimension);
    const keys = more.flatMap((value) => keyOf(dimension, value) ?? []);
    return { ...group, keys: [...new Set([...group.keys, ...keys])] };
  });
  return { conditions: { ...conditions, groups }, widened: wider };
}
