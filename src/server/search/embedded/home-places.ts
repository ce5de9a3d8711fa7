// Finds the slot of a home in memory by its id: a table of about twice as many numbers as there are homes.
import type { CityHomes } from './city-homes.ts';
import { compareIds } from './home-ids.ts';

const FEWEST = 1024;
/** More slots than a city has homes. */
const SLOTS = 2 ** 32;
/** City and slot as one number and 1 more; 0 is free. */
type Entry = number;

export interface Place {
  city: CityHomes;
  slot: number;
}

export class HomePlaces {
  readonly #cities: readonly CityHomes[];
  #table = new Float64Array(FEWEST);
  #used = 0;

  /** Cities may come, none goes. */
  constructor(cities: readonly CityHomes[]) {
    this.#cities = cities;
  }

  find(id: Uint32Array): Place | undefined {
    const entry = this.#table[this.#indexOf(id)] as Entry;
    return entry === 0 ? undefined : this.#placeOf(entry);
  }

  /** The home that has this slot. Where it was before is forgotten, or no longer has its id. */
  add(cityIndex: number, slot: number): void {
    if (this.#used * 2 >= this.#table.length) this.#renew();
    const entry = cityIndex * SLOTS + slot + 1;
    const { city } = this.#placeOf(entry);
    const at = this.#indexOf(city.id(slot));
    if (this.#table[at] === 0) this.#used += 1;
    this.#table[at] = entry;
  }

  #placeOf(entry: Entry): Place {
    const city = this.#cities[Math.floor((entry - 1) / SLOTS)] as CityHomes;
    return { city, slot: (entry - 1) % SLOTS };
  }

  /** Where the home stands in the table, or would. A slot that was given to another home leaves an entry that fits nobody. */
  #indexOf(id: Uint32Array): number {
    const mask = this.#table.length - 1;
    let at = Math.imul((id[2] as number) ^ (id[3] as number), 0x9e3779b1) >>> Math.clz32(mask);
    while (this.#table[at] !== 0) {
      const { city, slot } = this.#placeOf(this.#table[at] as Entry);
      if (compareIds(city.id(slot), id) === 0) break;
      at = (at + 1) & mask;
    }
    return at;
  }

  /** Twice as large where that is needed, and without entries that fit nobody. */
  #renew(): void {
    const entries = this.#table.filter((entry, at) => {
      if (entry === 0) return false;
      const { city, slot } = this.#placeOf(entry);
      return city.live.has(slot) && this.#indexOf(city.id(slot)) === at;
    });
    const size = Math.max(FEWEST, 2 ** Math.ceil(Math.log2(entries.length * 3)));
    this.#table = new Float64Array(size);
    this.#used = entries.length;
    for (const entry of entries) {
      const { city, slot } = this.#placeOf(entry);
      this.#table[this.#indexOf(city.id(slot))] = entry;
    }
  }
}
