// What to say when nothing matches: which one filter is in the way, and the homes that come closest.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../contract/property-search.ts';
import type { Sort } from '../../domain/catalogue.ts';
import type { Span } from '../../domain/search/read-query.ts';
import { onlySpans, withoutSpans } from '../../domain/search/spans.ts';
import { type Conditions, conditionsOf, type Range } from './conditions.ts';
import { countMatches, type Source } from './count-matches.ts';
import type { Counts, Wanted } from './counts.ts';
import type { PageRequest } from './items.ts';
import { listHomes } from './list-homes.ts';
import type { Vocabulary } from './places.ts';
import { shownCard } from './shown-card.ts';

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

type Looser = PropertySearchResult['loosen'][number] & { conditions: Conditions; counts: Counts };

export interface Loosened {
  loosen: PropertySearchResult['loosen'];
  /** Cards as JSON. */
  nearest: string[];
}

export async function loosen(
  source: Source,
  vocabulary: Vocabulary,
  filters: PropertyFilters,
): Promise<Loosened> {
  const found: Looser[] = [];
  for (const [filter, fields] of Object.entries(droppable)) {
    if (fields.every((field) => filters[field] === undefined)) continue;
    found.push(...(await looser(source, vocabulary, { filter }, without(filters, fields))));
  }
  found.sort((a, b) => b.total - a.total);
  found.unshift(...(await partsOfText(source, vocabulary, filters)));
  // Another city is the last thing somebody wants to hear.
  const closest = found.find(({ filter }) => filter !== 'city') ?? found[0];
  return {
    loosen: found.map(({ conditions: _, counts: __, ...rest }) => rest),
    nearest: await nearestCards(source, closest ?? (await onlyPlace(source, vocabulary, filters)), filters),
  };
}

/** Nothing when these filters find nothing either. */
async function looser(
  source: Source,
  vocabulary: Vocabulary,
  dropped: Pick<Looser, 'filter' | 'q'>,
  filters: PropertyFilters,
): Promise<Looser[]> {
  const conditions = conditionsOf(filters, vocabulary);
  const counts = await countMatches(source, conditions, nearestBy('best'));
  const { total, totalIsExact } = counts;
  return total > 0 ? [{ ...dropped, total, totalIsExact, conditions, counts }] : [];
}

/** The text without one of the things it says, or with its places alone: nearer to what was meant than no text at all. */
async function partsOfText(
  source: Source,
  vocabulary: Vocabulary,
  filters: PropertyFilters,
): Promise<Looser[]> {
  const { text, cityId } = conditionsOf(filters, vocabulary);
  const { q } = filters;
  if (!text || !q) return [];
  const said = (of: Span['of']) => text.spans.filter((span) => span.of === of);
  const parts = new Set<string>();
  if (text.words.length > 0) parts.add(onlySpans(q, text.spans));
  // The rest of its city is nearer to a place than another city.
  const city = text.localities.length > 0 && vocabulary.cities.get(cityId ?? 0)?.name;
  if (city)
    parts.add(
      `${onlySpans(
        q,
        text.spans.filter(({ of }) => of !== 'place'),
      )} ${city}`.trim(),
    );
  for (const of of new Set(text.spans.map((span) => span.of)))
    if (of !== 'place') parts.add(withoutSpans(q, said(of)));
  parts.add(onlySpans(q, said('place')));
  if (city) parts.add(city);
  parts.delete('');
  parts.delete(q);
  const found = [];
  for (const part of parts) {
    found.push(...(await looser(source, vocabulary, { filter: 'q', q: part }, { ...filters, q: part })));
  }
  return found;
}

function without(filters: PropertyFilters, fields: (keyof PropertyFilters)[]): PropertyFilters {
  return { ...filters, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}

async function onlyPlace(
  source: Source,
  vocabulary: Vocabulary,
  { city, sort, limit }: PropertyFilters,
): Promise<Looser | undefined> {
  return (await looser(source, vocabulary, { filter: 'city' }, { city, sort, limit }))[0];
}

async function nearestCards(
  source: Source,
  closest: Looser | undefined,
  filters: PropertyFilters,
): Promise<string[]> {
  if (!closest) return [];
  const { conditions, counts, sort } =
    closest.filter === 'rent'
      ? await nearestRents(source, closest, filters)
      : { ...closest, sort: 'best' as const };
  const rows = await listHomes(source.query, conditions, counts, pageBy(sort));
  return rows.slice(0, NEAREST).map((row) => shownCard(row.card));
}

const pageBy = (sort: Sort): PageRequest => ({ sort, limit: NEAREST, cursor: undefined });
const nearestBy = (sort: Sort): Wanted => ({ facets: false, page: pageBy(sort) });

interface Nearest {
  conditions: Conditions;
  counts: Counts;
  sort: Sort;
}

/** How much more than what was asked is looked at first: walking up from there would pass every home that fails another filter. */
const DEARER = [1.5, 3, undefined];

/** Too little money: those that cost a little more. None does: the dearest of those below the range. */
async function nearestRents(
  source: Source,
  { conditions }: Looser,
  { rent_max: asked }: PropertyFilters,
): Promise<Nearest> {
  for (const times of asked === undefined ? [] : DEARER) {
    const most = times && Math.ceil(Number(asked) * times);
    const dearer = { ...conditions, rent: within(conditions.rent, { least: asked, most }) };
    const found = await countMatches(source, dearer, nearestBy('rent_asc'));
    if (found.total >= (most ? NEAREST : 1)) return { conditions: dearer, counts: found, sort: 'rent_asc' };
  }
  const counts = await countMatches(source, conditions, nearestBy('rent_desc'));
  return { conditions, counts, sort: 'rent_desc' };
}

/** Both ranges at once. */
const within = (a: Range, b: Range): Range => ({
  least: Math.max(a.least ?? 0, b.least ?? 0),
  most: a.most === undefined ? b.most : Math.min(a.most, b.most ?? a.most),
});
