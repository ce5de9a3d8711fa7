/** What is wished for as an engine can know it: by numbers of values and words, and by ids of homes with words that have no number. */
import { keyOf, POINTS, titleWordKey } from '../../domain/catalogue.ts';
import type { Conditions, Wish } from './catalogue.ts';
import { type Add, matchExpressions } from './matching-sql.ts';
import { orKnown } from './outage.ts';
import { parameters, type Query } from './query.ts';

/** Homes with that number, or with one of these ids, have so many points. */
export type PointsFor = { points: number } & ({ tag: number } | { ids: readonly string[] });

/** A home has the most points of one wish that it can, and those of all wishes together. Most points first. */
export type IndexedWish = readonly PointsFor[];

/** Homes of a word without a number that count: those that are best, where more have it. */
const MOST_HOMES = 2_000;

/**
 * `frequent`: the number of each word that stands in many homes. PostgreSQL is asked for the other words alone, once, in the
 * cities and ranges of the conditions.
 */
export async function indexedWishes(
  query: Query,
  wishes: readonly Wish[],
  conditions: Conditions,
  frequent: ReadonlyMap<string, number>,
): Promise<IndexedWish[]> {
  const words = new Set<string>();
  const known: IndexedWish[] = [];
  const numbers = new Set<number>();
  for (const wish of wishes) {
    if ('field' in wish) {
      const tag = keyOf(wish.field, wish.value);
      if (tag !== undefined) known.push([{ points: POINTS.title, tag }]);
    } else {
      const number = frequent.get(wish.word);
      if (number === undefined) words.add(wish.word);
      else numbers.add(number);
    }
  }
  // Where the database is away, words without a number order nothing.
  const rare =
    words.size > 0
      ? await orKnown(
          () => homesWith(query, [...words], conditions),
          () => [],
        )
      : [];
  for (const { number } of rare) if (number !== null) numbers.add(number);
  const ofIds = rare.filter(({ number, ids }) => number === null && ids.length > 0).map(idsWish);
  return [...known, ...[...numbers].map(wordWish), ...ofIds];
}

const wordWish = (number: number): IndexedWish => [
  { points: POINTS.title, tag: titleWordKey(number) },
  { points: POINTS.text, tag: number },
];

interface Rare extends Record<string, unknown> {
  /** Of a word with the same stem that stands in many homes. */
  number: number | null;
  ids: string[];
  /** Those of the ids whose title or landmark has the word. */
  titles: string[];
}

const idsWish = ({ ids, titles }: Rare): IndexedWish => [
  ...(titles.length > 0 ? [{ points: POINTS.title, ids: titles }] : []),
  { points: POINTS.text, ids },
];

/** Words that English search ignores ("the", "in") have no homes. In one city its own index of rare words is asked. */
function homesWith(query: Query, words: readonly string[], conditions: Conditions): Promise<Rare[]> {
  const { values, add } = parameters();
  const asked = add(words);
  const text = `select f.key as number, coalesce(r.ids, '{}') as ids, coalesce(r.titles, '{}') as titles
    from unnest(${asked}::text[]) as a (word)
    cross join lateral (select plainto_tsquery('pg_catalog.english', a.word) as plain, app.words_of_title(a.word) as titled offset 0) q
    left join lateral (select key from frequent_words where lexeme = trim('''' from q.plain::text) limit 1) f on true
    left join lateral (
      select array_agg(h.id) as ids, array_agg(h.id) filter (where h.is_titled) as titles from (
        select property_id::text as id, words @@ q.titled as is_titled from listings
         where f.key is null and numnode(q.plain) > 0 and ${wordExpression(conditions, add)}
         order by best desc, property_id desc limit ${MOST_HOMES}) h) r on true`;
  return query<Rare>(text, values);
}

function wordExpression(conditions: Conditions, add: Add): string {
  const asked: Conditions = { ...conditions, choices: [], localityIds: undefined, words: [] };
  const [cityId] = conditions.cityIds?.length === 1 ? conditions.cityIds : [];
  const has = cityId === undefined ? 'q.plain' : `app.words_of_city(a.word, ${add(cityId)})`;
  return [...matchExpressions(asked, { tags: [], rare: '' }, add, true), `words @@ ${has}`].join(' and ');
}
