/** What the engine keeps of the homes of one city: sets of slots by value, numbers by slot. Slots of homes that left are used again. */
import { TypedFastBitSet } from 'typedfastbitset';
import {
  type Dimension,
  dimensionNames,
  dimensions,
  isLocalityKey,
  LIVE_KEY,
} from '../../../domain/catalogue.ts';
import type { Value } from '../catalogue.ts';
import { Column } from './column.ts';
import { ID_WORDS, idOf } from './home-ids.ts';
import type { IndexedHome } from './indexed-home.ts';
import { Localities } from './localities.ts';

const FIRST_SLOTS = 64;
/** Room to grow: twice as much would mostly lie idle. */
const GROWTH = 1.25;
const none = new TypedFastBitSet();

/** Eight bytes where four are not enough. */
const newColumns = () => ({
  rent: new Column(Float64Array),
  area: new Column(Int32Array),
  day: new Column(Int32Array),
  best: new Column(Float64Array),
  newest: new Column(Float64Array),
  rating: new Column(Int32Array),
  latCell: new Column(Int32Array),
  lngCell: new Column(Int32Array),
});
export type ColumnName = keyof ReturnType<typeof newColumns>;

/** Values that are counted one by one, and their numbers. */
export const facetValues: readonly { field: Dimension; value: Value; tag: number }[] = dimensionNames.flatMap(
  (field) => {
    const { first, values } = dimensions[field];
    return values.map((value, place) => ({ field, value, tag: first + place }));
  },
);

/** How many are in it is kept, because most searches ask for all of a city. */
export class CountedSet {
  bits = new TypedFastBitSet();
  homes = 0;

  add(slot: number): void {
    if (this.#has(slot)) return;
    this.bits.add(slot);
    this.homes += 1;
  }

  delete(slot: number): void {
    if (!this.#has(slot)) return;
    this.bits.remove(slot);
    this.homes -= 1;
  }

  /** Looking beyond the end of an array is slow. */
  #has(slot: number): boolean {
    return slot >>> 5 < this.bits.words.length && this.bits.has(slot);
  }

  /** The home of a slot gets `slots[slot]`, below `homes`. */
  move(slots: Uint32Array, homes: number): void {
    const before = this.bits;
    // No longer than it need be: what lies beyond would be counted with every question.
    this.bits = TypedFastBitSet.fromWords(new Uint32Array(Math.ceil(homes / 32)));
    before.forEach((slot) => {
      this.bits.add(slots[slot] as number);
    });
  }
}

export class CityHomes {
  readonly cityId: number;
  readonly columns = newColumns();
  readonly localities = new Localities();
  readonly #live = new CountedSet();
  /** In the order of `facetValues`. */
  readonly facets: readonly CountedSet[] = facetValues.map(() => new CountedSet());
  /** By number of the value: facets, and words. */
  readonly #values = new Map(facetValues.map(({ tag }, i) => [tag, this.facets[i] as CountedSet]));
  readonly #named = Object.entries(this.columns) as [ColumnName, Column][];
  #ids = new Uint32Array();
  #versions = new Float64Array();
  readonly #free: number[] = [];
  #end = 0;

  constructor(cityId: number) {
    this.cityId = cityId;
  }

  get homes(): number {
    return this.#live.homes;
  }

  get live(): TypedFastBitSet {
    return this.#live.bits;
  }

  homesWith(tag: number): TypedFastBitSet {
    return this.#values.get(tag)?.bits ?? none;
  }

  /** As four numbers that compare as PostgreSQL compares ids. */
  id(slot: number): Uint32Array {
    return this.#ids.subarray(slot * ID_WORDS, (slot + 1) * ID_WORDS);
  }

  version(slot: number): number {
    return this.#versions[slot] as number;
  }

  /** Returns the slot taken. */
  add(home: IndexedHome): number {
    const slot = this.#free.pop() ?? this.#end++;
    this.#makeRoomFor(slot);
    this.#ids.set(idOf(home.id), slot * ID_WORDS);
    this.#live.add(slot);
    this.#write(slot, home);
    return slot;
  }

  replace(slot: number, home: IndexedHome): void {
    this.localities.leave(slot);
    const tags = new Set(home.tags);
    for (const [tag, set] of this.#values) if (!tags.has(tag)) set.delete(slot);
    this.#write(slot, home);
  }

  remove(slot: number): void {
    this.localities.leave(slot);
    for (const set of this.#values.values()) set.delete(slot);
    this.#live.delete(slot);
    this.id(slot).fill(0);
    this.#free.push(slot);
  }

  #write(slot: number, home: IndexedHome): void {
    this.#versions[slot] = home.version;
    for (const [name, column] of this.#named) column.set(slot, home[name]);
    this.localities.enter(slot, home.localityId);
    for (const tag of home.tags) {
      if (tag === LIVE_KEY || isLocalityKey(tag)) continue;
      const set = this.#values.get(tag) ?? new CountedSet();
      this.#values.set(tag, set);
      set.add(slot);
    }
  }

  /** Homes with as many rooms and about the same rent beside each other: what a search finds is mostly one piece of each set. */
  arrange(): void {
    const order = this.live.array().sort(this.#alike());
    const slots = new Uint32Array(this.#end);
    for (const [place, slot] of order.entries()) slots[slot] = place;
    this.#live.move(slots, order.length);
    for (const set of this.#values.values()) set.move(slots, order.length);
    const ids = new Uint32Array(this.#ids.length);
    const versions = new Float64Array(this.#versions.length);
    for (const [place, slot] of order.entries()) {
      ids.set(this.id(slot), place * ID_WORDS);
      versions[place] = this.version(slot);
    }
    this.#ids = ids;
    this.#versions = versions;
    for (const [, column] of this.#named) column.move(order);
    this.localities.move(order);
    this.#free.length = 0;
    this.#end = order.length;
  }

  #alike(): (a: number, b: number) => number {
    const { rent, best } = this.columns;
    const rooms = new Uint8Array(this.#end);
    for (const [place] of dimensions.bedrooms.values.entries()) {
      for (const slot of this.homesWith(dimensions.bedrooms.first + place)) rooms[slot] = place;
    }
    const rents = Float64Array.from(rent.numbers, (paise) => Math.floor(3 * Math.log(Math.max(paise, 1))));
    const key = (numbers: Uint8Array | Float64Array | Int32Array, slot: number) => numbers[slot] as number;
    return (a, b) =>
      key(rooms, a) - key(rooms, b) ||
      key(rents, a) - key(rents, b) ||
      key(best.numbers, b) - key(best.numbers, a);
  }

  #makeRoomFor(slot: number): void {
    const now = this.#versions.length;
    if (slot < now) return;
    const room = Math.max(FIRST_SLOTS, Math.ceil(now * GROWTH));
    const ids = new Uint32Array(room * ID_WORDS);
    ids.set(this.#ids);
    this.#ids = ids;
    const versions = new Float64Array(room);
    versions.set(this.#versions);
    this.#versions = versions;
    for (const [, column] of this.#named) column.makeRoom(room);
    this.localities.makeRoom(room);
  }
}
