// The points that homes of a city have for what is wished for: added up for 32 homes at a time, in sets of those whose points have a one at each binary place.
import type { TypedFastBitSet } from 'typedfastbitset';
import type { IndexedWish } from '../wishes.ts';
import type { CityHomes } from './city-homes.ts';

/** Finds the homes of ids city by city. */
export type SetsOf = (ids: readonly string[]) => ReadonlyMap<CityHomes, TypedFastBitSet>;

/** The homes of one city that have something for one wish, as words of sets; the first that fits counts. */
type WishHere = { points: number; words: ArrayLike<number> }[];

/** Of 32 slots at a time: those of the word that was loaded last. */
export class CityRanking {
  readonly #wishes: readonly WishHere[];
  /** Place i holds the slots whose points have a one there. */
  readonly #places: Uint32Array;

  constructor(wishes: readonly WishHere[]) {
    this.#wishes = wishes;
    const most = wishes.reduce((all, wish) => all + Math.max(...wish.map(({ points }) => points)), 0);
    this.#places = new Uint32Array(32 - Math.clz32(most));
  }

  /** Adds up the points of the slots of that word. */
  load(word: number): void {
    this.#places.fill(0);
    for (const wish of this.#wishes) {
      let taken = 0;
      for (const { points, words } of wish) {
        // Looking beyond the end of a set's words is slow.
        if (word >= words.length) continue;
        const fitting = (words[word] as number) & ~taken;
        if (fitting !== 0) this.#add(fitting, points);
        taken |= fitting;
      }
    }
  }

  #add(slots: number, points: number): void {
    const places = this.#places;
    for (let place = 0; points >>> place > 0; place += 1) {
      if (((points >>> place) & 1) === 0) continue;
      for (let at = place, carry = slots; carry !== 0; at += 1) {
        const both = (places[at] as number) & carry;
        places[at] = (places[at] as number) ^ carry;
        carry = both;
      }
    }
  }

  /** Those of the slots that have so many points, or more. */
  atLeast(slots: number, points: number): number {
    if (points <= 0) return slots;
    const places = this.#places;
    if (points >= 2 ** places.length) return 0;
    let more = 0;
    let equal = slots;
    for (let place = places.length - 1; place >= 0; place -= 1) {
      const ones = places[place] as number;
      if (((points >>> place) & 1) === 1) equal &= ones;
      else {
        more |= equal & ones;
        equal &= ~ones;
      }
    }
    return more | equal;
  }

  /** Of one slot, by its place in the word. */
  of(bit: number): number {
    let points = 0;
    for (const [place, ones] of this.#places.entries()) points |= ((ones >>> bit) & 1) << place;
    return points;
  }
}

/** Answers the ranking of a city; none where no home of it has a point. */
export function rankingOf(
  wishes: readonly IndexedWish[],
  setsOf: SetsOf,
): (city: CityHomes) => CityRanking | undefined {
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
    const some = here.filter((wish) => wish.length > 0);
    return some.length > 0 ? new CityRanking(some) : undefined;
  };
}
