// An engine that is asked by numbers of values, in this process or elsewhere; PostgreSQL is asked for rare words alone.
import type { Catalogue, Conditions, Found, Group, Grouping, Question } from '../catalogue.ts';
import type { FollowedIndex, Follower } from '../embedded/follower.ts';
import type { IndexedPage } from '../embedded/home-index.ts';
import type { Words } from '../matching-sql.ts';
import type { Query } from '../query.ts';
import { capped, homesWithWords, SAMPLE } from '../rare-words.ts';
import { indexedWishes } from '../wishes.ts';

/** Homes with rare words that are put on the map. */
const MOST_ON_MAP = 2000;

/** `frequentWords`: the number of each word that stands in many homes. */
export function createCatalogue(
  follower: Pick<Follower, 'engine' | 'index' | 'state' | 'shown' | 'close'>,
  query: Query,
  frequentWords: () => Promise<ReadonlyMap<string, number>>,
): Catalogue {
  async function numbered(typed: readonly string[]): Promise<Words> {
    if (typed.length === 0) return { tags: [], rare: '' };
    const known = await frequentWords();
    return {
      tags: typed.flatMap((word) => known.get(word) ?? []),
      rare: typed.filter((word) => !known.has(word)).join(' '),
    };
  }

  /** The ids of homes with rare words are looked for before the index is asked, which then answers at one moment. */
  async function indexed(conditions: Conditions, limit: number) {
    const words = await numbered(conditions.words);
    const among = words.rare === '' ? undefined : await homesWithWords(query, conditions, words, limit);
    return { words, conditions: { ...conditions, tags: words.tags, among } };
  }

  /** Only the order "best" asks what is wished for. */
  async function pageOf({ conditions, page }: Question): Promise<IndexedPage | undefined> {
    if (!page) return undefined;
    const { wishes = [] } = page;
    const isAsked = wishes.length > 0 && page.sort === 'best';
    return {
      ...page,
      wishes: isAsked ? await indexedWishes(query, wishes, conditions, await frequentWords()) : [],
    };
  }

  async function findOne(index: FollowedIndex, question: Question): Promise<Found> {
    const { words, conditions } = await indexed(question.conditions, SAMPLE + 1);
    const found = await index.find({ ...question, conditions, page: await pageOf(question) });
    const isCapped = conditions.among !== undefined && conditions.among.length > SAMPLE;
    return isCapped ? capped(query, question.conditions, words, question.page, found) : found;
  }

  return {
    async find(questions: readonly Question[]): Promise<Found[]> {
      const index = await follower.index();
      return Promise.all(questions.map((question) => findOne(index, question)));
    },
    async groups(asked: Conditions, by: Grouping): Promise<Group[]> {
      const index = await follower.index();
      return index.groups((await indexed(asked, MOST_ON_MAP)).conditions, by);
    },
    state: () => ({ engine: follower.engine, ...follower.state() }),
    shown: () => follower.shown(),
    async warm() {
      await follower.index();
    },
    close: () => follower.close(),
  };
}
