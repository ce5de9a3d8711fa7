// A search from its filters to its answer: the filters are read, an engine finds and counts, cards come from the catalogue's table.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../contract/property-search.ts';
import { decodeCursor, encodeCursor } from '../../domain/catalogue.ts';
import { cardsOf, type HomeCard, SPARE } from './cards.ts';
import type { Catalogue, Found, Page, Question } from './catalogue.ts';
import { type Reading, readingOf } from './conditions.ts';
import { facetsOf } from './facets.ts';
import { type Loosened, loosen } from './loosen.ts';
import type { ReadVocabulary, Vocabulary } from './places.ts';
import type { Query } from './query.ts';
import { homesToPutFirst, type Settled, settle, sortOf } from './settle.ts';

export type Search = ReturnType<typeof createSearch>;

/** Where nothing can match. */
const nothing: Found = { total: 0, totalIsExact: true, counts: new Map(), facetsAreExact: true, homes: [] };

/** One per database. `query` of its functions reads names and cards with the rights of whoever asks. */
export function createSearch(catalogue: Catalogue, vocabularyOf: ReadVocabulary) {
  async function understand(query: Query, filters: PropertyFilters) {
    const vocabulary = await vocabularyOf(query);
    const reading = readingOf(filters, vocabulary);
    if (!hasUnknownName(reading)) return { vocabulary, reading };
    const checked = await vocabularyOf(query, 'check');
    return { vocabulary: checked, reading: readingOf(filters, checked) };
  }

  async function find(
    { isHopeless, conditions }: Reading,
    asked: Omit<Question, 'conditions'>,
  ): Promise<Found> {
    if (isHopeless) return nothing;
    const [found = nothing] = await catalogue.find([{ ...asked, conditions }]);
    return found;
  }

  /** The answer of a search as JSON text. */
  async function searchJson(query: Query, filters: PropertyFilters): Promise<string> {
    const { vocabulary, reading } = await understand(query, filters);
    const settled = await settle(catalogue, reading, filters);
    const { limit } = filters;
    const cursor = filters.cursor === undefined ? undefined : decodeCursor(filters.cursor);
    const sort = sortOf(filters, cursor, reading.text);
    const wanted = limit + 1 + SPARE;
    const first = await homesToPutFirst(query, settled, { sort, limit });
    const page = { sort, limit: wanted + first.length, cursor };
    const found = await find(settled.reading, { facets: true, page });
    const ids = new Set(first.map(({ id }) => id));
    const others = found.homes.filter(({ id }) => !ids.has(id));
    const homes = (cursor ? others : [...first, ...others]).slice(0, wanted);
    const cards = await cardsOf(query, homes, settled.reading.near?.point);
    const isEmpty = found.total === 0 && cards.length === 0 && cursor === undefined;
    const help = isEmpty ? await loosen(catalogue, query, vocabulary, filters) : undefined;
    return answer({ page: { sort, limit }, settled, vocabulary, found: { ...found, homes }, cards, help });
  }

  return {
    catalogue,
    searchJson,
    async search(query: Query, filters: PropertyFilters): Promise<PropertySearchResult> {
      return JSON.parse(await searchJson(query, filters));
    },
    /** How a search is understood. */
    async read(query: Query, filters: PropertyFilters): Promise<Reading> {
      return (await understand(query, filters)).reading;
    },
    /** The same without what hardly any home has: what a search's answer holds. */
    async settled(query: Query, filters: PropertyFilters): Promise<Reading> {
      const { reading } = await understand(query, filters);
      return (await settle(catalogue, reading, filters)).reading;
    },
    /** How many homes each search finds, counted no further than a search itself counts. */
    async count(
      query: Query,
      searches: readonly PropertyFilters[],
    ): Promise<Pick<Found, 'total' | 'totalIsExact'>[]> {
      const readings = [];
      for (const filters of searches) readings.push((await understand(query, filters)).reading);
      const hopeful = readings.filter(({ isHopeless }) => !isHopeless);
      const answers = await catalogue.find(
        hopeful.map(({ conditions }) => ({ conditions, facets: false, page: undefined })),
      );
      return readings.map((reading) => answers[hopeful.indexOf(reading)] ?? nothing);
    },
    /** Reads names and homes, so that the first search need not wait for it. */
    async warm(query: Query): Promise<void> {
      await Promise.all([vocabularyOf(query), catalogue.warm()]);
    },
    vocabulary: vocabularyOf,
  };
}

/** A name not known exactly may have been added a moment ago. */
const hasUnknownName = ({ isImpossible, text }: Reading): boolean =>
  isImpossible || (text !== undefined && (text.corrected || text.words.length > 0));

interface Answer {
  page: Pick<Page, 'sort' | 'limit'>;
  settled: Settled;
  vocabulary: Vocabulary;
  found: Found;
  cards: HomeCard[];
  help: Loosened | undefined;
}

function answer({ page, settled, vocabulary, found, cards, help }: Answer): string {
  const items = cards.slice(0, page.limit);
  const rest: Omit<PropertySearchResult, 'items' | 'nearest'> = {
    total: Math.max(found.total, items.length),
    totalIsExact: found.totalIsExact,
    facets: facetsOf(found, settled.reading, vocabulary),
    facetsAreExact: found.facetsAreExact,
    nextCursor: nextCursor(page, found, cards),
    understood: understoodOf(settled, vocabulary),
    loosen: help?.loosen ?? [],
  };
  const shown = items.map(({ card }) => card).join(',');
  const nearest = help?.nearest.join(',') ?? '';
  return `{"items":[${shown}],"nearest":[${nearest}],${JSON.stringify(rest).slice(1)}`;
}

/** After the last home shown; where more homes than the spare ones have gone, after the last one found. */
function nextCursor({ sort, limit }: Answer['page'], { homes }: Found, cards: HomeCard[]): string | null {
  const isFull = homes.length === limit + 1 + SPARE;
  const last = cards.length > limit ? cards[limit - 1] : isFull ? homes.at(-1) : undefined;
  return last ? encodeCursor({ sort, key: last.key, id: last.id }) : null;
}

function understoodOf(
  { reading: { text, near, conditions, hasUnknownPlace }, missing, widened }: Settled,
  { cities }: Vocabulary,
): PropertySearchResult['understood'] {
  return {
    city: cities.get(text?.cityId ?? 0)?.name ?? null,
    localities: [...new Set(text?.localities.map((place) => place.name))],
    near:
      near && conditions.near
        ? { name: near.name, kind: near.kind, ...near.point, radius_m: conditions.near.meters }
        : null,
    bedrooms: text?.bedrooms ?? [],
    words: text?.words.join(' ') ?? '',
    wordsAreMissing: missing.length > 0,
    spans: text?.spans ?? [],
    elsewhere: (text?.elsewhere ?? [])
      .slice(0, MOST_ELSEWHERE)
      .map(({ cityId, name, slug }) => ({ city: cities.get(cityId)?.name ?? '', name, slug })),
    widened,
    corrected: text?.corrected ?? false,
    unknownPlace: hasUnknownPlace,
  };
}

/** Nearly every city has a Gandhi Nagar. */
const MOST_ELSEWHERE = 10;
