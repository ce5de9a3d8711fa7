/** The catalogue in memory: sets of homes for each city, counted and ordered without asking PostgreSQL. */
import { setImmediate as afterOthers } from 'node:timers/promises';
import { TypedFastBitSet } from 'typedfastbitset';
import type { Found, Group, Grouping, Page, Question } from '../catalogue.ts';
import type { IndexedWish } from '../wishes.ts';
import { CityHomes } from './city-homes.ts';
import { FacetCounts } from './facet-counts.ts';
import { FirstHomes } from './first-homes.ts';
import { idOf } from './home-ids.ts';
import { HomePlaces } from './home-places.ts';
import type { IndexedHome } from './indexed-home.ts';
import { MapCells } from './map-cells.ts';
import { type Among, type IndexedConditions, type Passing, passing, type Tests, testsOf } from './passing.ts';
import { rankingOf } from './ranking.ts';
import type { Span } from './span.ts';

export interface IndexedPage extends Omit<Page, 'wishes'> {
  wishes: readonly IndexedWish[];
}

export interface IndexQuestion extends Omit<Question, 'conditions' | 'page'> {
  conditions: IndexedConditions;
  page: IndexedPage | undefined;
}

export type HomeIndex = ReturnType<typeof createHomeIndex>;

/** Empty. A home that left is forgotten, and with it its version: whoever fills the index brings changes in their order. */
export function createHomeIndex() {
  const cities: CityHomes[] = [];
  const indexOfCity = new Map<number, number>();
  const places = new HomePlaces(cities);

  function indexOf(cityId: number): number {
    const known = indexOfCity.get(cityId);
    if (known !== undefined) return known;
    indexOfCity.set(cityId, cities.length);
    return cities.push(new CityHomes(cityId)) - 1;
  }

  function putOne(home: IndexedHome): void {
    const known = places.find(idOf(home.id));
    if (known && known.city.version(known.slot) >= home.version) return;
    if (known?.city.cityId === home.cityId) {
      known.city.replace(known.slot, home);
      return;
    }
    known?.city.remove(known.slot);
    const index = indexOf(home.cityId);
    places.add(index, (cities[index] as CityHomes).add(home));
  }

  /** Homes with these ids, city by city. */
  function setsOf(ids: readonly string[]): Among {
    const sets = new Map<CityHomes, TypedFastBitSet>();
    for (const id of ids) {
      const place = places.find(idOf(id));
      if (!place) continue;
      const set = sets.get(place.city) ?? new TypedFastBitSet();
      sets.set(place.city, set);
      set.add(place.slot);
    }
    return sets;
  }

  const testsFor = (conditions: IndexedConditions): Tests =>
    testsOf(conditions, conditions.among && setsOf(conditions.among));

  function* passingIn(tests: Tests, withFacets: boolean): Generator<Passing> {
    for (const city of cities) {
      if (tests.cityIds && !tests.cityIds.has(city.cityId)) continue;
      if (tests.among && !tests.among.has(city)) continue;
      if (city.homes > 0) yield passing(city, tests, withFacets);
    }
  }

  return {
    get size(): number {
      return cities.reduce((homes, city) => homes + city.homes, 0);
    },

    /** A higher version replaces what is known of a home; a lower or equal one is ignored. */
    put(homes: readonly IndexedHome[]): void {
      for (const home of homes) putOne(home);
    },

    /** Homes that left. One whose known version is higher stays. */
    remove(changes: readonly { id: string; version: number }[]): void {
      for (const { id, version } of changes) {
        const known = places.find(idOf(id));
        if (known && known.city.version(known.slot) <= version) known.city.remove(known.slot);
      }
    },

    /** Puts homes that are asked for together beside each other, city by city: after the first fill. Homes may come and go meanwhile. */
    async arrange(): Promise<void> {
      for (const [index, city] of cities.entries()) {
        city.arrange();
        for (let slot = 0; slot < city.homes; slot += 1) places.add(index, slot);
        await afterOthers();
      }
    },

    find({ conditions, facets, page }: IndexQuestion): Found {
      const tests = testsFor(conditions);
      const first = page && new FirstHomes(page, rankingOf(page.wishes, setsOf), tests.distances);
      const counts = new FacetCounts(conditions.cityIds !== undefined);
      let total = 0;
      for (const here of passingIn(tests, facets)) {
        total += here.every.homes;
        first?.pick(here);
        if (facets) counts.add(here);
      }
      return {
        total,
        totalIsExact: true,
        counts: counts.byField,
        facetsAreExact: true,
        homes: first?.homes ?? [],
      };
    },

    /** Most homes first. */
    groups(conditions: IndexedConditions, by: Grouping): Group[] {
      const homes = new Map<number, number>();
      const squares = typeof by === 'object' ? new MapCells(by.cells) : undefined;
      for (const { city, every } of passingIn(testsFor(conditions), false)) {
        if (squares) squares.add(city, every);
        else if (by === 'locality')
          for (const [id, here] of everyLocality(city, every)) increase(homes, id, here);
        else if (every.homes > 0) increase(homes, city.cityId, every.homes);
      }
      const groups = squares?.groups ?? [...homes].map(([place, n]) => ({ homes: n, place, ...NOWHERE }));
      return groups.sort((a, b) => b.homes - a.homes);
    },
  };
}

/** How many homes each locality has is kept, so that all of a city counts nothing. */
const everyLocality = ({ localities }: CityHomes, every: Span): Map<number, number> =>
  every.isWhole ? localities.counts() : localities.countsOf(every.set);

const NOWHERE = { lat: 0, lng: 0, home: undefined };

function increase(counts: Map<number, number>, key: number, homes: number): void {
  counts.set(key, (counts.get(key) ?? 0) + homes);
}
