// What to say when nothing matches: which one filter is in the way, and the homes that come closest.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../contract/property-search.ts';
import type { Sort } from '../../domain/catalogue.ts';
import type { Understood } from '../../domain/search-text.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import { countMatches } from './count-matches.ts';
import type { Matches } from './counts.ts';
import { itemRows } from './items.ts';
import type { Vocabulary } from './places.ts';
import type { Query } from './query.ts';

const NEAREST = 6;

/** Filters that belong together are dropped together. */
const droppable: Record<string, (keyof PropertyFilters)[]> = {
  q: ['q'],
  locality: ['locality'],
  rent: ['rent_min', 'rent_max'],
  bedrooms: ['bedrooms'],
  bathrooms: ['bathrooms'],
  furnishing: ['furnishing'],
  property_type: ['property_type'],
  area: ['area_min', 'area_max'],
  available_by: ['available_by'],
  amenities: ['amenities'],
  pets: ['pets'],
  preferred_tenant: ['preferred_tenant'],
  verified: ['verified'],
  listed_as: ['listed_as'],
  box: ['box'],
  city: ['city'],
};

type Looser = PropertySearchResult['loosen'][number] & { filters: PropertyFilters };

export interface Loosened {
  loosen: PropertySearchResult['loosen'];
  /** Cards as JSON. */
  nearest: string[];
}

export async function loosen(
  query: Query,
  vocabulary: Vocabulary,
  filters: PropertyFilters,
): Promise<Loosened> {
  const found: Looser[] = [];
  for (const [filter, fields] of Object.entries(droppable)) {
    if (fields.every((field) => filters[field] === undefined)) continue;
    const looser = without(filters, fields);
    const { total, totalIsExact } = await countMatches(query, conditionsOf(looser, vocabulary));
    if (total > 0) found.push({ filter, total, totalIsExact, filters: looser });
  }
  found.sort((a, b) => b.total - a.total);
  found.unshift(...(await partsOfText(query, vocabulary, filters)));
  // Another city is the last thing somebody wants to hear.
  const closest = found.find(({ filter }) => filter !== 'city') ?? found[0];
  return {
    loosen: found.map(({ filters: _, ...rest }) => rest),
    nearest: await nearestCards(
      query,
      vocabulary,
      closest?.filters ?? onlyPlace(filters),
      sortFor(filters, closest),
    ),
  };
}

/** The text without its other words, without its rent, its rooms, or both: nearer to what was meant than no text at all. */
async function partsOfText(
  query: Query,
  vocabulary: Vocabulary,
  filters: PropertyFilters,
): Promise<Looser[]> {
  const { text } = conditionsOf(filters, vocabulary);
  const understood = text?.understood ?? [];
  const keeping = (...kinds: Understood['of'][]) =>
    understood.flatMap(({ of, words }) => (kinds.includes(of) ? [words] : [])).join(' ');
  const all = keeping('place', 'rooms', 'rent');
  const parts = new Set([all, keeping('place', 'rooms'), keeping('place', 'rent'), keeping('place')]);
  if (text?.words.length === 0) parts.delete(all);
  parts.delete('');
  const found: Looser[] = [];
  for (const q of parts) {
    const looser = { ...filters, q };
    const { total, totalIsExact } = await countMatches(query, conditionsOf(looser, vocabulary));
    if (total > 0) found.push({ filter: 'q', q, total, totalIsExact, filters: looser });
  }
  return found;
}

function without(filters: PropertyFilters, fields: (keyof PropertyFilters)[]): PropertyFilters {
  return { ...filters, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}

const onlyPlace = ({ city, sort, limit }: PropertyFilters): PropertyFilters => ({ city, sort, limit });

/** Too little money: the cheapest come closest. */
const sortFor = (filters: PropertyFilters, closest: Looser | undefined): Sort =>
  closest?.filter === 'rent' && filters.rent_max !== undefined ? 'rent_asc' : 'best';

async function nearestCards(
  query: Query,
  vocabulary: Vocabulary,
  filters: PropertyFilters,
  sort: Sort,
): Promise<string[]> {
  const conditions = conditionsOf(filters, vocabulary);
  if (conditions.isImpossible) return [];
  const rows = await itemRows(query, conditions, {
    sort,
    limit: NEAREST,
    cursor: undefined,
    few: await fewMatches(query, conditions),
    areWordsRare: false,
  });
  return rows.slice(0, NEAREST).map((row) => row.card);
}

async function fewMatches(query: Query, conditions: Conditions): Promise<Matches[] | undefined> {
  const { matches } = await countMatches(query, conditions);
  return matches.length > 0 ? matches : undefined;
}
