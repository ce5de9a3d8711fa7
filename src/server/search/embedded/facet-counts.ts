/** How many homes each value would give, added up city by city. */
import type { CountedField, Counts, Value } from '../catalogue.ts';
import { type CountedSet, facetValues } from './city-homes.ts';
import type { Passing } from './passing.ts';

export class FacetCounts {
  readonly #withLocalities: boolean;
  /** In the order of `facetValues`. */
  readonly #values = new Uint32Array(facetValues.length);
  readonly #cities = new Map<Value, number>();
  readonly #localities = new Map<Value, number>();

  /** Localities are named within asked cities only. */
  constructor(withLocalities: boolean) {
    this.#withLocalities = withLocalities;
  }

  add({ city, every, without }: Passing): void {
    if (every.homes > 0) this.#cities.set(city.cityId, every.homes);
    for (const [place, { field }] of facetValues.entries()) {
      const homes = without.get(field) ?? every;
      const value = city.facets[place] as CountedSet;
      const shared = homes.isWhole ? value.homes : homes.countShared(value.bits);
      this.#values[place] = (this.#values[place] as number) + shared;
    }
    if (!this.#withLocalities) return;
    const homes = without.get('locality') ?? every;
    const counts = homes.isWhole ? city.localities.counts() : city.localities.countsOf(homes.set);
    for (const [id, here] of counts) this.#localities.set(id, here);
  }

  get byField(): Counts {
    const counts = new Map<CountedField, Map<Value, number>>();
    if (this.#cities.size > 0) counts.set('city', this.#cities);
    if (this.#localities.size > 0) counts.set('locality', this.#localities);
    for (const [place, { field, value }] of facetValues.entries()) {
      const homes = this.#values[place] as number;
      if (homes > 0) counts.set(field, (counts.get(field) ?? new Map()).set(value, homes));
    }
    return counts;
  }
}
