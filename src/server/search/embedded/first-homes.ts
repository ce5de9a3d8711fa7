// Picks the first homes of a list, city by city: a block of slots that cannot have one of them is not looked at.
import { rankedKey, type Sort } from '../../../domain/catalogue.ts';
import type { Distances } from '../../../domain/map.ts';
import type { FoundHome, Page } from '../catalogue.ts';
import type { CityHomes, ColumnName } from './city-homes.ts';
import { BLOCK } from './column.ts';
import { compareIds, idOf, textOf } from './home-ids.ts';
import type { Passing } from './passing.ts';
import type { CityRanking } from './ranking.ts';

const WORDS = BLOCK / 32;

const order: Record<Exclude<Sort, 'distance'>, { column: ColumnName; sign: 1 | -1 }> = {
  best: { column: 'best', sign: -1 },
  newest: { column: 'newest', sign: -1 },
  rent_asc: { column: 'rent', sign: 1 },
  rent_desc: { column: 'rent', sign: -1 },
  area: { column: 'area', sign: -1 },
  rating: { column: 'rating', sign: -1 },
};

interface Picked {
  city: CityHomes;
  slot: number;
  key: number;
}

/** The first `limit` homes after the cursor, in the order of `(key, id)`; in the order "best" points come before all else. */
export class FirstHomes {
  readonly #picked: Picked[] = [];
  /** Keys that can still be among the first, both included. */
  #least = Number.NEGATIVE_INFINITY;
  #most = Number.POSITIVE_INFINITY;
  /** Undefined: by distance. */
  readonly #column: ColumnName | undefined;
  readonly #distances: Distances | undefined;
  readonly #sign: 1 | -1;
  readonly #limit: number;
  readonly #after: { key: number; id: Uint32Array } | undefined;
  readonly #rankingOf: (city: CityHomes) => CityRanking | undefined;

  /** Without a place there are no distances, and the order is "best". */
  constructor(
    { sort: asked, limit, cursor }: Omit<Page, 'wishes'>,
    rankingOf: (city: CityHomes) => CityRanking,
    distances?: Distances,
  ) {
    this.#limit = limit;
    this.#distances = distances;
    const sort = asked === 'distance' ? 'best' : asked;
    const isByDistance = asked === 'distance' && distances !== undefined;
    this.#rankingOf = sort === 'best' && !isByDistance ? rankingOf : () => undefined;
    this.#column = isByDistance ? undefined : order[sort].column;
    this.#sign = isByDistance ? 1 : order[sort].sign;
    if (!cursor) return;
    this.#after = { id: idOf(cursor.id), key: cursor.key };
    if (this.#sign === 1) this.#least = cursor.key;
    else this.#most = cursor.key;
  }

  get homes(): FoundHome[] {
    return this.#picked.map(({ city, slot, key }) => ({ id: textOf(city.id(slot)), key }));
  }

  /** Of the homes that pass in a city. */
  pick({ city, every }: Passing): void {
    if (!this.#column) {
      this.#pickNearest({ city, every });
      return;
    }
    const ranking = this.#rankingOf(city);
    const { numbers, least, most } = city.columns[this.#column];
    const { words } = every.set;
    for (let word = every.from - (every.from % WORDS); word < every.to; word += WORDS) {
      const block = word / WORDS;
      if ((least[block] as number) > this.#most) continue;
      if (!ranking && (most[block] as number) < this.#least) continue;
      for (let at = word; at < word + WORDS; at += 1) {
        const bits = words[at] ?? 0;
        if (bits === 0) continue;
        const points = ranking?.most(at, bits) ?? 0;
        if (rankedKey(points, most[block] as number) < this.#least) continue;
        this.#pickFrom(city, numbers, at, bits, points === 0 ? undefined : ranking);
      }
    }
  }

  #pickNearest({ city, every }: Pick<Passing, 'city' | 'every'>): void {
    const { latCell, lngCell } = city.columns;
    every.set.forEach((slot) => {
      const [lat, lng] = [latCell.numbers[slot] as number, lngCell.numbers[slot] as number];
      const key = this.#distances?.to(lat, lng) ?? Number.POSITIVE_INFINITY;
      if (key >= this.#least && key <= this.#most) this.#consider({ city, slot, key });
    });
  }

  #pickFrom(
    city: CityHomes,
    numbers: ArrayLike<number>,
    word: number,
    bits: number,
    ranking: CityRanking | undefined,
  ): void {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const slot = word * 32 + 31 - Math.clz32(rest & -rest);
      const number = numbers[slot] as number;
      const key = ranking ? rankedKey(ranking.of(slot), number) : number;
      if (key >= this.#least && key <= this.#most) this.#consider({ city, slot, key });
    }
  }

  #consider(home: Picked): void {
    const picked = this.#picked;
    const after = this.#after;
    if (after && home.key === after.key && this.#sign * compareIds(home.city.id(home.slot), after.id) <= 0)
      return;
    let at = picked.length;
    while (at > 0 && this.#isBefore(home, picked[at - 1] as Picked)) at -= 1;
    if (at >= this.#limit) return;
    picked.splice(at, 0, home);
    picked.length = Math.min(picked.length, this.#limit);
    if (picked.length < this.#limit) return;
    const worst = (picked[this.#limit - 1] as Picked).key;
    if (this.#sign === 1) this.#most = worst;
    else this.#least = worst;
  }

  #isBefore(one: Picked, other: Picked): boolean {
    const difference = one.key - other.key || compareIds(one.city.id(one.slot), other.city.id(other.slot));
    return this.#sign * difference < 0;
  }
}
