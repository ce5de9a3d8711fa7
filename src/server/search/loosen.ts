// What to say when nothing matches: which one filter is in the way, and the homes that come closest.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../contract/property-search.ts';
import { dimensionNames, type Sort } from '../../domain/catalogue.ts';
import { isDevanagari } from '../../domain/devanagari.ts';
import { hindiNameOf } from '../../domain/in-devanagari.ts';
import type { Span } from '../../domain/search/read.ts';
import { onlySpans, withoutQuotes, withoutSpans } from '../../domain/search/spans.ts';
import type { LastKnown } from '../lib/last-known.ts';
import { cardsOf, SPARE } from './cards.ts';
import type { Catalogue, Conditions, Found, Question, Range, Wish } from './catalogue.ts';
import { nearestCities } from './city-choices.ts';
import { type Reading, readingOf } from './conditions.ts';
import type { Vocabulary } from './places.ts';
import type { Query } from './query.ts';
import { homesAround, type Settled, settle } from './settle.ts';

const NEAREST = 6;

/** Filters that belong together are dropped together. */
const droppable: Record<string, (keyof PropertyFilters)[]> = {
  q: ['q'],
  locality: ['locality'],
  rent: ['rent_min', 'rent_max'],
  area: ['area_min', 'area_max'],
  available_by: ['available_by'],
  near: ['near', 'pincode', 'radius_m'],
  near_any: ['near_any'],
  ...Object.fromEntries(dimensionNames.map((name) => [name, [name]])),
  box: ['box'],
  city: ['city'],
};

/** What might be asked instead. */
interface Looser {
  filter: string;
  q?: string;
  filters: PropertyFilters;
}
type FoundLooser = Looser & { settled: Settled; found: Found };

export interface Loosened {
  loosen: PropertySearchResult['loosen'];
  /** Cards as JSON. */
  nearest: string[];
}

export async function loosen(
  catalogue: Catalogue,
  query: Query,
  vocabulary: Vocabulary,
  filters: PropertyFilters,
  known: LastKnown<string>,
): Promise<Loosened> {
  const { city, sort, limit } = filters;
  const reading = readingOf(filters, vocabulary);
  const saysPlace = city === undefined && (reading.cityId !== undefined || reading.near !== undefined);
  const [nearest] = reading.emptyCity ? nearestCities(reading.emptyCity, vocabulary) : [];
  const nextCity = nearest?.slug;
  const [dropped, parts, onlyPlace] = await tryAll(catalogue, vocabulary, [
    // Without a text that names a place, homes of all India would be closest.
    withoutOne(filters).filter(({ filter }) => !(filter === 'q' && saysPlace)),
    partsOfText(filters, reading, vocabulary),
    [{ filter: 'city', filters: { city: nextCity ?? city, sort, limit } }],
  ]);
  const found = [...parts, ...dropped.sort((a, b) => b.found.total - a.found.total)];
  // Another city is the last thing somebody wants to hear.
  const closest = found.find(({ filter }) => filter !== 'city') ?? found[0] ?? onlyPlace[0];
  return {
    loosen: found.map(({ filter, q, found: { total, totalIsExact } }) => ({
      filter,
      q,
      total,
      totalIsExact,
    })),
    nearest: closest ? await nearestCards(catalogue, query, closest, filters, known) : [],
  };
}

/** Homes found where so few are all that was asked that somebody wants to see more. */
export const FEW = NEAREST - 1;

/** What comes closest to a text of which few homes are all that it says, without those. Cards as JSON. */
export async function closestBeside(
  catalogue: Catalogue,
  query: Query,
  settled: Settled,
  filters: PropertyFilters,
  found: Found,
  known: LastKnown<string>,
): Promise<string[]> {
  const own = new Set(found.homes.map(({ id }) => id));
  const around = await homesAround(catalogue, settled, filters, {
    few: found.total,
    more: NEAREST,
    limit: found.total + NEAREST + SPARE,
  });
  const others = around?.homes.filter(({ id }) => !own.has(id)) ?? [];
  return (await cardsOf(query, others, known)).slice(0, NEAREST).map(({ card }) => card);
}

/** Of each list those that find homes, as many as the search itself would. */
async function tryAll<Lists extends readonly Looser[][]>(
  catalogue: Catalogue,
  vocabulary: Vocabulary,
  lists: readonly [...Lists],
): Promise<{ [Place in keyof Lists]: FoundLooser[] }> {
  const readings = await Promise.all(
    lists.map((list) => Promise.all(list.map((looser) => understood(catalogue, vocabulary, looser)))),
  );
  const hopeful = readings.flat().filter(({ settled }) => !settled.reading.isHopeless);
  const answers = await catalogue.find(
    hopeful.map(({ settled }) => firstBy('best', settled.reading.conditions, settled.wishes)),
  );
  const found = new Map(hopeful.map(({ looser }, i) => [looser, answers[i] as Found]));
  return readings.map((list) =>
    list.flatMap(({ looser, settled }) => {
      const one = found.get(looser);
      return one && one.total > 0 ? [{ ...looser, settled, found: one }] : [];
    }),
  ) as { [Place in keyof Lists]: FoundLooser[] };
}

async function understood(catalogue: Catalogue, vocabulary: Vocabulary, looser: Looser) {
  const reading = readingOf(looser.filters, vocabulary);
  return { looser, settled: await settle(catalogue, reading, looser.filters, vocabulary) };
}

function withoutOne(filters: PropertyFilters): Looser[] {
  return Object.entries(droppable).flatMap(([filter, fields]) => {
    if (fields.every((field) => filters[field] === undefined)) return [];
    const nothing = Object.fromEntries(fields.map((field) => [field, undefined]));
    return [{ filter, filters: { ...filters, ...nothing } }];
  });
}

/** The text without one of the things it says, or with its places alone: nearer to what was meant than no text at all. */
function partsOfText(filters: PropertyFilters, { text, cityId }: Reading, { cities }: Vocabulary): Looser[] {
  const { q } = filters;
  if (!text || !q) return [];
  const said = (of: Span['of']) => text.spans.filter((span) => span.of === of);
  const parts = new Set<string>();
  if (withoutQuotes(q) !== q.trim()) parts.add(withoutQuotes(q));
  if (text.words.length > 0) parts.add(onlySpans(q, text.spans));
  // The rest of its city is nearer to a place than another city.
  const isInCity = text.localities.length > 0 || text.near !== undefined;
  const place = isInCity ? cities.get(cityId ?? text.near?.cityId ?? 0) : undefined;
  const hindi = place && isDevanagari(q) ? hindiNameOf(place) : undefined;
  const city = hindi && !hindi.isMade ? hindi.name : place?.name;
  const others = text.spans.filter(({ of }) => of !== 'place' && !(city && of === 'near'));
  if (city) parts.add(`${onlySpans(q, others)} ${city}`.trim());
  for (const of of new Set(others.map((span) => span.of))) parts.add(withoutSpans(q, said(of)));
  parts.add(onlySpans(q, said('place')));
  if (city) parts.add(city);
  parts.delete('');
  parts.delete(q);
  return [...parts].map((part) => ({ filter: 'q', q: part, filters: { ...filters, q: part } }));
}

const firstBy = (sort: Sort, conditions: Conditions, wishes: readonly Wish[] = []): Question => ({
  conditions,
  facets: false,
  page: { sort, limit: NEAREST + SPARE, cursor: undefined, wishes },
});

async function nearestCards(
  catalogue: Catalogue,
  query: Query,
  { filter, settled, found }: FoundLooser,
  filters: PropertyFilters,
  known: LastKnown<string>,
): Promise<string[]> {
  const nearest =
    filter === 'rent' ? await nearestRents(catalogue, settled.reading.conditions, filters) : found;
  const cards = await cardsOf(query, nearest.homes, known);
  return cards.slice(0, NEAREST).map(({ card }) => card);
}

/** How much more than what was asked is looked at first: nearer rents come first. */
const DEARER = [1.5, 3, undefined];

/** Too little money: those that cost a little more. None does: the dearest of those below the range. */
async function nearestRents(
  catalogue: Catalogue,
  conditions: Conditions,
  { rent_max: asked }: PropertyFilters,
): Promise<Found> {
  const limits = (asked === undefined ? [] : DEARER).map(
    (times) => times && Math.ceil(Number(asked) * times),
  );
  const dearer = limits.map((most) => ({
    ...conditions,
    rent: within(conditions.rent, { least: asked, most }),
  }));
  const answers = await catalogue.find([
    ...dearer.map((one) => firstBy('rent_asc', one)),
    firstBy('rent_desc', conditions),
  ]);
  const enough = answers.findIndex(({ total }, i) => total >= (limits[i] === undefined ? 1 : NEAREST));
  return (answers[enough] ?? answers.at(-1)) as Found;
}

/** Both ranges at once. */
const within = (a: Range, b: Range): Range => ({
  least: Math.max(a.least ?? 0, b.least ?? 0),
  most: a.most === undefined ? b.most : Math.min(a.most, b.most ?? a.most),
});
