// A search from its filters to its answer: the filters are read, an engine finds and counts, cards come from the catalogue's table.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../contract/property-search.ts';
import { type Dimension, decodeCursor, dimensionNames, encodeCursor } from '../../domain/catalogue.ts';
import type { Instant } from '../../domain/dates.ts';
import type { ReadQuery } from '../../domain/search/read.ts';
import { LastKnown } from '../lib/last-known.ts';
import { cardsOf, type HomeCard, SPARE } from './cards.ts';
import type { Catalogue, CatalogueState, Found, Page, Question } from './catalogue.ts';
import { cityChoices, noHomesIn } from './city-choices.ts';
import { kindsIn, type Reading, readingOf } from './conditions.ts';
import { facetsOf } from './facets.ts';
import { closestBeside, FEW, type Loosened, loosen } from './loosen.ts';
import { missingWords } from './missing-words.ts';
import { asOf, isAway, orKnown, patientQuery } from './outage.ts';
import { noteHomes, type ReadVocabulary, type Vocabulary } from './places.ts';
import type { Query } from './query.ts';
import { type Settled, settle, sortOf } from './settle.ts';

export type Search = ReturnType<typeof createSearch>;

/** Where nothing can match. */
const nothing: Found = { total: 0, totalIsExact: true, counts: new Map(), facetsAreExact: true, homes: [] };

/** Cards for the minutes in which the database cannot be asked: about 1 KB each. */
const KNOWN_CARDS = 10_000;

/** One per database. `query` of its functions reads names and cards with the rights of whoever asks; `now` is business time. */
export function createSearch(
  catalogue: Catalogue,
  vocabularyOf: ReadVocabulary,
  now: () => Instant,
  cards = new LastKnown<string>(KNOWN_CARDS),
) {
  async function understand(query: Query, filters: PropertyFilters) {
    const vocabulary = await vocabularyOf(query);
    const reading = await readingNow(filters, vocabulary);
    if (!hasUnknownName(reading)) return { vocabulary, reading };
    const checked = await vocabularyOf(query, 'check');
    return { vocabulary: checked, reading: await readingNow(filters, checked) };
  }

  /** A city is without homes by a count of some minutes ago: whether it still is, is asked. */
  async function readingNow(filters: PropertyFilters, vocabulary: Vocabulary): Promise<Reading> {
    const reading = readingOf(filters, vocabulary);
    const { emptyCity } = reading;
    if (!emptyCity) return reading;
    const inCity = readingOf({ sort: 'best', limit: 1, city: emptyCity.slug }, vocabulary);
    const { total } = await orKnown(
      () => find(inCity, { facets: false, page: undefined }),
      () => nothing,
    );
    if (total === 0) return reading;
    noteHomes(vocabulary, emptyCity, total);
    return readingOf(filters, vocabulary);
  }

  async function find(
    { isHopeless, conditions }: Reading,
    asked: Omit<Question, 'conditions'>,
  ): Promise<Found> {
    if (isHopeless) return nothing;
    const [found = nothing] = await catalogue.find([{ ...asked, conditions }]);
    return found;
  }

  /** What comes closest where nothing, or little, is what was asked. */
  async function help(
    { query, vocabulary, settled, filters }: Asked,
    found: Found,
    shown: number,
  ): Promise<Loosened | undefined> {
    if (found.total === 0 && shown === 0) return loosen(catalogue, query, vocabulary, filters, cards);
    if (found.total === 0 || found.total > FEW) return undefined;
    return { loosen: [], nearest: await closestBeside(catalogue, query, settled, filters, found, cards) };
  }

  /** The answer of a search as JSON text. While the database is away it tells of what was known before (decision 0054). */
  async function searchJson(asking: Query, filters: PropertyFilters): Promise<string> {
    const query = patientQuery(asking, catalogue.state);
    const { vocabulary, reading } = await understand(query, filters);
    const settled = await settle(catalogue, reading, filters, vocabulary);
    const { limit } = filters;
    const cursor = filters.cursor === undefined ? undefined : decodeCursor(filters.cursor);
    const sort = sortOf(filters, cursor, reading.text);
    const page = { sort, limit: limit + 1 + SPARE, cursor, wishes: settled.wishes };
    const found = await find(settled.reading, { facets: true, page });
    const shown = await cardsOf(query, found.homes, cards, settled.reading.near?.point);
    // Whoever cannot count cannot say either what would be found instead.
    const [missing, choices] = await Promise.all([
      cursor === undefined ? missingWords(catalogue, settled, found, sort) : [],
      cursor === undefined ? cityChoices(catalogue, reading, filters, vocabulary) : [],
    ]);
    const isFirst = cursor === undefined && found.isCounted !== false;
    const asked = { query, vocabulary, settled, filters };
    const closest = isFirst ? await help(asked, found, shown.length) : undefined;
    return answer({
      page: { sort, limit },
      filters,
      settled,
      vocabulary,
      found,
      cards: shown,
      help: closest,
      missing,
      choices,
      asOf: asOfThen(found, catalogue.state(), now()),
    });
  }

  return {
    catalogue,
    cards,
    searchJson,
    async search(query: Query, filters: PropertyFilters): Promise<PropertySearchResult> {
      return JSON.parse(await searchJson(query, filters));
    },
    /** How a search is understood. */
    async read(query: Query, filters: PropertyFilters): Promise<Reading> {
      return (await understand(query, filters)).reading;
    },
    /** The same with what homes must be, and without what is only wished for: what a search's answer holds. */
    async settled(query: Query, filters: PropertyFilters): Promise<Reading> {
      const { reading, vocabulary } = await understand(query, filters);
      return (await settle(catalogue, reading, filters, vocabulary)).reading;
    },
    /** How many homes each search finds with its words to the letter, counted no further than a search itself counts. */
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

interface Asked {
  query: Query;
  vocabulary: Vocabulary;
  settled: Settled;
  filters: PropertyFilters;
}

interface Answer {
  page: Pick<Page, 'sort' | 'limit'>;
  filters: PropertyFilters;
  settled: Settled;
  vocabulary: Vocabulary;
  found: Found;
  cards: HomeCard[];
  help: Loosened | undefined;
  missing: readonly string[];
  choices: PropertySearchResult['understood']['choices'];
  asOf: Instant | undefined;
}

function answer(answered: Answer): string {
  const { page, filters, settled, vocabulary, found, cards, help, missing, choices, asOf } = answered;
  const items = cards.slice(0, page.limit);
  const rest: Omit<PropertySearchResult, 'items' | 'nearest'> = {
    total: Math.max(found.total, items.length),
    totalIsExact: found.totalIsExact,
    facets: facetsOf(found, settled.reading, vocabulary),
    facetsAreExact: found.facetsAreExact,
    nearAny: kindsIn(settled.reading, vocabulary),
    isCounted: found.isCounted !== false,
    nextCursor: nextCursor(page, found, cards),
    understood: {
      ...understoodOf(settled, filters, vocabulary),
      noHomesIn: noHomesIn(settled.reading, found, vocabulary),
      choices,
      missingWords: [...missing],
      wordsAreNowhere: missing.length > 0 && missing.length === settled.reading.text?.words.length,
    },
    loosen: help?.loosen ?? [],
    asOf,
  };
  const shown = items.map(({ card }) => card).join(',');
  const nearest = help?.nearest.join(',') ?? '';
  return `{"items":[${shown}],"nearest":[${nearest}],${JSON.stringify(rest).slice(1)}`;
}

/** Of an answer as JSON: whether its homes were counted, and as of now. In a text that somebody wrote the quotes are escaped. */
export const isCurrent = (json: string): boolean =>
  json.includes('"isCounted":true,') && !/"asOf":"[^"]*"\}$/.test(json);

/** Homes without counts are read from the database now; all else may be what was known when it, or whoever counts, was last heard. */
function asOfThen(found: Found, state: CatalogueState, now: Instant): Instant | undefined {
  if (found.isCounted === false) return undefined;
  const lagMs = Math.max(found.ageMs ?? 0, isAway(state) ? state.lagMs : 0);
  return lagMs > 0 ? asOf({ lagMs }, now) : undefined;
}

/** After the last home shown; where more homes than the spare ones have gone, after the last one found. */
function nextCursor({ sort, limit }: Answer['page'], { homes }: Found, cards: HomeCard[]): string | null {
  const isFull = homes.length === limit + 1 + SPARE;
  const last = cards.length > limit ? cards[limit - 1] : isFull ? homes.at(-1) : undefined;
  return last ? encodeCursor({ sort, key: last.key, id: last.id }) : null;
}

function understoodOf(
  { reading: { text, near, conditions, hasUnknownPlace }, wordsAreWished, widened }: Settled,
  filters: PropertyFilters,
  { cities }: Vocabulary,
): Omit<PropertySearchResult['understood'], 'noHomesIn' | 'choices' | 'missingWords'> {
  return {
    city: cities.get(text?.cityId ?? 0)?.name ?? null,
    localities: [...new Set(text?.localities.map((place) => place.name))],
    near:
      near && conditions.near
        ? { name: near.name, kind: near.kind, ...near.point, radius_m: conditions.near.meters }
        : null,
    bedrooms: text?.bedrooms ?? [],
    words: text?.words.join(' ') ?? '',
    wordsAreMissing: wordsAreWished,
    spans: text ? spansThatHold(text, filters) : [],
    elsewhere: (text?.elsewhere ?? [])
      .slice(0, MOST_ELSEWHERE)
      .map(({ cityId, name, slug }) => ({ city: cities.get(cityId)?.name ?? '', name, slug })),
    widened,
    corrected: text?.corrected ?? false,
    unknownPlace: hasUnknownPlace,
    unread: text?.unread ?? [],
    otherCity: text?.otherCity ?? null,
  };
}

/** Without those in whose place something is chosen. */
const spansThatHold = ({ spans, localities }: ReadQuery, filters: PropertyFilters): ReadQuery['spans'] =>
  spans.filter(({ of: said, value }) => {
    const of = said.replace(/^not_/, '');
    if (said === 'not_place') return !filters.locality;
    if (of === 'place') return !(filters.locality && localities.some(({ name }) => name === value));
    return (
      of === 'amenities' ||
      !(dimensionNames as readonly string[]).includes(of) ||
      filters[of as Dimension] === undefined
    );
  });

/** Nearly every city has a Gandhi Nagar. */
const MOST_ELSEWHERE = 10;
