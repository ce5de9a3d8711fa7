// Picks the first homes of a list, city by city: a block of slots that cannot have one of them is not looked at.
import { partsOfRankedKey, rankedKey, type Sort } from '../../../domain/catalogue.ts';
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

type RankingOf = (city: CityHomes) => CityRanking | undefined;

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
  readonly #rankingOf: RankingOf;

  /** Without a place there are no distances, and the order is "best". */
  constructor(
    { sort: asked, limit, cursor }: Omit<Page, 'wishes'>,
    rankingOf: RankingOf,
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
  pick(passing: Passing): void {
    const ranking = this.#rankingOf(passing.city);
    if (ranking) this.#pickRanked(passing, ranking);
    else if (this.#column) this.#pickByColumn(passing, this.#column);
    else this.#pickNearest(passing);
  }

  #pickByColumn({ city, every }: Passing, column: ColumnName): void {
    const { numbers, least, most } = city.columns[column];
    const { words } = every.set;
    for (let word = every.from - (every.from % WORDS); word < every.to; word += WORDS) {
      const block = word / WORDS;
      if ((most[block] as number) < this.#least || (least[block] as number) > this.#most) continue;
      for (let at = word; at < word + WORDS; at += 1) {
        for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1) {
          const slot = at * 32 + 31 - Math.clz32(rest & -rest);
          const key = numbers[slot] as number;
          if (this.#isWanted(key)) this.#consider({ city, slot, key });
        }
      }
    }
  }

  #pickNearest({ city, every }: Passing): void {
    const { latCell, lngCell } = city.columns;
    every.set.forEach((slot) => {
      const [lat, lng] = [latCell.numbers[slot] as number, lngCell.numbers[slot] as number];
      const key = this.#distances?.to(lat, lng) ?? Number.POSITIVE_INFINITY;
      if (this.#isWanted(key)) this.#consider({ city, slot, key });
    });
  }

  /** Where no home of a block is good enough by its number, those with one point more are. */
  #pickRanked({ city, every }: Passing, ranking: CityRanking): void {
    const { numbers, most } = city.columns.best;
    const { words } = every.set;
    const tooMany = partsOfRankedKey(this.#most).points + 1;
    for (let word = every.from; word < every.to; word += 1) {
      const passing = words[word] as number;
      if (passing === 0) continue;
      ranking.load(word);
      const least = partsOfRankedKey(Math.max(0, this.#least));
      const isTooLow = (most[Math.floor(word / WORDS)] as number) < least.best;
      const slots = ranking.atLeast(passing, least.points + Number(isTooLow));
      for (let rest = slots & ~ranking.atLeast(slots, tooMany); rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest);
        const slot = word * 32 + bit;
        const key = rankedKey(ranking.of(bit), numbers[slot] as number);
        if (this.#isWanted(key)) this.#consider({ city, slot, key });
      }
    }
  }

  #isWanted(key: number): boolean {
    return key >= this.#least && key <= this.#most;
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
