// How many points each home of a city has for what is wished for, and how many a stretch of homes can have at most.
import type { TypedFastBitSet } from 'typedfastbitset';
import type { IndexedWish } from '../wishes.ts';
import type { CityHomes } from './city-homes.ts';

/** Words of the sets that have something for one wish; the first that fits counts. */
type WishHere = { points: number; words: ArrayLike<number> }[];

/** Finds the homes of ids city by city. */
export type SetsOf = (ids: readonly string[]) => ReadonlyMap<CityHomes, TypedFastBitSet>;

export interface CityRanking {
  /** The most that a home of these 32 slots can have, of those whose bits are set. */
  most(word: number, bits: number): number;
  /** Of the home in that slot. */
  of(slot: number): number;
}

const none: CityRanking = { most: () => 0, of: () => 0 };

/** Answers the ranking of a city; without wishes no home has points. */
export function rankingOf(wishes: readonly IndexedWish[], setsOf: SetsOf): (city: CityHomes) => CityRanking {
  if (wishes.length === 0) return () => none;
  const found = wishes.map((wish) =>
    wish.map(({ points, ...homes }) => {
      if ('tag' in homes) return { points, setIn: (city: CityHomes) => city.homesWith(homes.tag) };
      const sets = setsOf(homes.ids);
      return { points, setIn: (city: CityHomes) => sets.get(city) };
    }),
  );
  return (city) => {
    const here = found.map((wish) =>
      wish.flatMap(({ points, setIn }) => {
        const words = setIn(city)?.words;
        return words && words.length > 0 ? [{ points, words }] : [];
      }),
    );
    return cityRanking(here.filter((wish) => wish.length > 0));
  };
}

function cityRanking(wishes: readonly WishHere[]): CityRanking {
  if (wishes.length === 0) return none;
  const most = (word: number, bits: number): number => {
    let all = 0;
    for (const wish of wishes) {
      for (const { points, words } of wish) {
        // Beyond the end of a set's words are no homes, and looking there is slow.
        if (word >= words.length || ((words[word] as number) & bits) === 0) continue;
        all += points;
        break;
      }
    }
    return all;
  };
  return { most, of: (slot) => most(slot >>> 5, 1 << (slot & 31)) };
}
