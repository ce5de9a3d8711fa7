// Searches the catalogue: items, total and facets by hand-written SQL, with cards that PostgreSQL has already written as JSON.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../contract/property-search.ts';
import { decodeCursor, encodeCursor, type Sort } from '../../domain/catalogue.ts';
import { type Place, suggestPlaces } from '../../domain/place-lookup.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import { countMatches, type Source } from './count-matches.ts';
import { type Counts, isPlain, noCounts, totalOnly } from './counts.ts';
import { facetsOf } from './facets.ts';
import { type ItemRow, itemRows, type PageRequest } from './items.ts';
import { listHomes } from './list-homes.ts';
import { type Loosened, loosen } from './loosen.ts';
import { createMemory, type InMemory } from './memory.ts';
import { createVocabulary, type Vocabulary } from './places.ts';
import type { Query } from './query.ts';
import { type Settled, settle, sortOf, wordsFirst } from './settle.ts';
import { shownCard } from './shown-card.ts';

export type Catalogue = ReturnType<typeof createCatalogue>;

/** One per database: it keeps the vocabulary of places and the catalogue in memory. */
export function createCatalogue() {
  const vocabularyOf = createVocabulary();
  const memory = createMemory();

  function sourceOf(query: Query): Source {
    let read: Promise<InMemory> | undefined;
    return {
      query,
      memory() {
        read ??= memory.read(query);
        return read;
      },
      lastMemory: memory.last,
    };
  }

  async function understand(query: Query, filters: PropertyFilters) {
    let vocabulary = await vocabularyOf(query);
    let conditions = conditionsOf(filters, vocabulary);
    if (hasUnknownName(conditions)) {
      vocabulary = await vocabularyOf(query, 'check');
      conditions = conditionsOf(filters, vocabulary);
    }
    return { vocabulary, conditions };
  }

  /** The answer of a search as JSON text. */
  async function searchJson(query: Query, filters: PropertyFilters): Promise<string> {
    const { vocabulary, conditions } = await understand(query, filters);
    const source = sourceOf(query);
    const settled = await settle(source, conditions, filters);
    const page = pageOf(filters, conditions);
    const { counts, rows } = await run(source, settled, page);
    const isEmpty = counts.total === 0 && rows.length === 0 && filters.cursor === undefined;
    const help = isEmpty ? await loosen(source, vocabulary, filters) : undefined;
    return answer({ page, settled, vocabulary, counts, rows, help });
  }

  return {
    searchJson,
    async search(query: Query, filters: PropertyFilters): Promise<PropertySearchResult> {
      return JSON.parse(await searchJson(query, filters));
    },
    /** What a search asks for, in the numbers of the catalogue. */
    async conditions(query: Query, filters: PropertyFilters): Promise<Conditions> {
      return (await understand(query, filters)).conditions;
    },
    /** The same without what hardly any home has: what a search's answer holds. */
    async settled(query: Query, filters: PropertyFilters): Promise<Conditions> {
      const { conditions } = await understand(query, filters);
      return (await settle(sourceOf(query), conditions, filters)).conditions;
    },
    /** How many homes a search finds, counted no further than a search itself counts. */
    async count(query: Query, filters: PropertyFilters): Promise<Pick<Counts, 'total' | 'totalIsExact'>> {
      const { conditions } = await understand(query, filters);
      return countMatches(sourceOf(query), conditions, totalOnly);
    },
    sourceOf,
    /** Reads the catalogue into memory, so that the first search need not wait for it. */
    async warm(query: Query): Promise<void> {
      await Promise.all([vocabularyOf(query), memory.read(query)]);
    },
    /** Cities and localities for a search box while one types. */
    async suggest(query: Query, text: string, limit = 8): Promise<Place[]> {
      return suggestPlaces((await vocabularyOf(query)).index, text, limit);
    },
    vocabulary: vocabularyOf,
  };
}

/** A name not known exactly may have been added a moment ago. */
const hasUnknownName = ({ isImpossible, text }: Conditions): boolean =>
  isImpossible || (text !== undefined && (text.corrected || text.words.length > 0));

function pageOf(filters: PropertyFilters, { text }: Conditions): PageRequest {
  const cursor = filters.cursor === undefined ? undefined : decodeCursor(filters.cursor);
  return { sort: sortOf(filters, cursor, text), limit: filters.limit, cursor };
}

async function run(source: Source, settled: Settled, page: PageRequest) {
  if (settled.missing.length === 0) return runPlain(source, settled.conditions, page);
  let found: Counts | undefined;
  const rows = await wordsFirst(source.query, settled, page, async (longer) => {
    const { counts, rows } = await runPlain(source, settled.conditions, longer);
    found = counts;
    return rows;
  });
  return { counts: found ?? noCounts(), rows };
}

async function runPlain(source: Source, conditions: Conditions, page: PageRequest) {
  const wanted = { facets: true, page };
  if (isPlain(conditions) && conditions.words === '' && !conditions.isImpossible) {
    const [counts, rows] = await Promise.all([
      countMatches(source, conditions, wanted),
      itemRows(source.query, conditions, page),
    ]);
    return { counts, rows };
  }
  const counts = await countMatches(source, conditions, wanted);
  if (counts.total === 0 || conditions.isImpossible) return { counts, rows: [] };
  return { counts, rows: await listHomes(source.query, conditions, counts, page) };
}

interface Answer {
  page: PageRequest;
  settled: Settled;
  vocabulary: Vocabulary;
  counts: Counts;
  rows: ItemRow[];
  help: Loosened | undefined;
}

function answer({ page, settled, vocabulary, counts, rows, help }: Answer): string {
  const items = rows.slice(0, page.limit);
  const rest: Omit<PropertySearchResult, 'items' | 'nearest'> = {
    total: Math.max(counts.total, items.length),
    totalIsExact: counts.totalIsExact,
    facets: facetsOf(counts, settled.conditions, vocabulary),
    facetsAreExact: counts.facetsAreExact,
    nextCursor: rows.length > items.length ? cursorAfter(page.sort, items.at(-1)) : null,
    understood: understoodOf(settled, vocabulary),
    loosen: help?.loosen ?? [],
  };
  const cards = items.map((row) => shownCard(row.card)).join(',');
  const nearest = help?.nearest.join(',') ?? '';
  return `{"items":[${cards}],"nearest":[${nearest}],${JSON.stringify(rest).slice(1)}`;
}

function cursorAfter(sort: Sort, last: ItemRow | undefined): string | null {
  return last ? encodeCursor({ sort, key: Number(last.key), id: last.id }) : null;
}

function understoodOf(
  { conditions, missing, widened }: Settled,
  { cities }: Vocabulary,
): PropertySearchResult['understood'] {
  const { text } = conditions;
  return {
    city: cities.get(text?.cityId ?? 0)?.name ?? null,
    localities: [...new Set(text?.localities.map((place) => place.name))],
    bedrooms: text?.bedrooms ?? [],
    words: text?.words.join(' ') ?? '',
    wordsAreMissing: missing.length > 0,
    spans: text?.spans ?? [],
    elsewhere: (text?.elsewhere ?? [])
      .slice(0, MOST_ELSEWHERE)
      .map(({ cityId, name, slug }) => ({ city: cities.get(cityId)?.name ?? '', name, slug })),
    widened,
    corrected: text?.corrected ?? false,
    unknownPlace: conditions.hasUnknownPlace,
  };
}

/** Nearly every city has a Gandhi Nagar. */
const MOST_ELSEWHERE = 10;
