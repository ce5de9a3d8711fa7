// What the server keeps in memory of 31,744 homes of a city: which filter values they have, as bits, and what lists sort them by.
import {
  dimensionNames,
  dimensions,
  isLocalityKey,
  type NumberName,
  numberKeys,
  type Sort,
} from '../../domain/catalogue.ts';
import { type BitStore, type Bits, emptyTable, none } from './bit-store.ts';
import { SortKeys } from './sort-keys.ts';

/** Bits in a row; the same in SQL's app.set_listing_bits and in the rebuild. */
export const bitWidth = 31_744;

/** As a changed home is sent, eight bytes each. */
export const sortColumns = ['rent', 'area_sqft', 'best', 'newest', 'rating'] as const;
export type SortColumn = (typeof sortColumns)[number];

export const order: Record<Sort, { column: SortColumn; direction: 'asc' | 'desc' }> = {
  best: { column: 'best', direction: 'desc' },
  newest: { column: 'newest', direction: 'desc' },
  rent_asc: { column: 'rent', direction: 'asc' },
  rent_desc: { column: 'rent', direction: 'desc' },
  area: { column: 'area_sqft', direction: 'desc' },
  rating: { column: 'rating', direction: 'desc' },
};

/** Values with a facet of their own, in the order of a chunk's table; those of a dimension stand together. */
export const valueKeys: readonly number[] = dimensionNames.flatMap((name) => {
  const { first, values } = dimensions[name];
  return values.map((_, place) => first + place);
});
const places = new Map(valueKeys.map((key, place) => [key, place]));

const ID_WORDS = 4;
const FIRST_SLOTS = 64;

export class Chunk {
  readonly cityId: number;
  /** Place in the city, from 0. */
  readonly number: number;
  /** Of `valueKeys`: these rows once more, for counting. */
  table = emptyTable(valueKeys.length);
  readonly localities = new Map<number, Bits>();
  readonly #digits = Object.fromEntries(
    Object.entries(numberKeys).map(([name, { width }]) => [name, Array<Bits>(width).fill(none)]),
  ) as Record<NumberName, Bits[]>;
  /** Live homes, values, digits of numbers, and words. */
  readonly #others = new Map<number, Bits>();
  readonly #rowVersions = new Map<number, number>();
  #homeVersions = new Float64Array();
  #ids = new Uint32Array();
  /** By slot of the chunk. */
  readonly sortKeys = Object.fromEntries(sortColumns.map((column) => [column, new SortKeys()])) as Record<
    SortColumn,
    SortKeys
  >;
  readonly store: BitStore;

  constructor(cityId: number, number: number, store: BitStore) {
    this.store = store;
    this.cityId = cityId;
    this.number = number;
  }

  /** Homes with a value; a value that none has may be missing. */
  row(key: number): Bits | undefined {
    return this.#rowsWith(key).get(key);
  }

  /** Here and below: a slower search may bring, older, what a quicker one has already brought. */
  setRow(key: number, version: number, bits: Uint32Array): void {
    if (version <= (this.#rowVersions.get(key) ?? 0)) return;
    this.#rowVersions.set(key, version);
    const row = this.store.put(bits, this.row(key));
    this.#rowsWith(key).set(key, row);
    const place = places.get(key);
    if (place !== undefined) this.table = this.store.withSet(this.table, place, bits);
    for (const [name, { first, width }] of Object.entries(numberKeys)) {
      if (key >= first && key < first + width) this.#digits[name as NumberName][key - first] = row;
    }
  }

  /** Of a number, from the lowest; a digit that no home has is an empty set. */
  digits(name: NumberName): readonly Bits[] {
    return this.#digits[name];
  }

  #rowsWith(key: number): Map<number, Bits> {
    return isLocalityKey(key) ? this.localities : this.#others;
  }

  /** `view` has the sort keys from `at` on, then the id. Returns whether it was not known yet. */
  setHome(slot: number, version: number, view: DataView, at: number): boolean {
    this.#makeRoomFor(slot);
    if (version <= (this.#homeVersions[slot] ?? 0)) return false;
    this.#homeVersions[slot] = version;
    for (const [i, column] of sortColumns.entries()) {
      this.sortKeys[column].set(slot, wholeNumber(view, at + i * 8));
    }
    for (let i = 0; i < ID_WORDS; i += 1) {
      this.#ids[slot * ID_WORDS + i] = view.getUint32(at + sortColumns.length * 8 + i * 4);
    }
    return true;
  }

  #makeRoomFor(slot: number): void {
    const now = this.#homeVersions.length;
    if (slot < now) return;
    const room = Math.min(bitWidth, Math.max(FIRST_SLOTS, slot + 1, now * 2));
    const ids = new Uint32Array(room * ID_WORDS);
    ids.set(this.#ids);
    this.#ids = ids;
    const versions = new Float64Array(room);
    versions.set(this.#homeVersions);
    this.#homeVersions = versions;
    for (const column of sortColumns) this.sortKeys[column].makeRoom(room);
  }

  version(slot: number): number {
    return this.#homeVersions[slot] ?? 0;
  }

  /** A home's id as four numbers that compare as PostgreSQL compares ids. */
  id(slot: number): Uint32Array {
    return this.#ids.subarray(slot * ID_WORDS, (slot + 1) * ID_WORDS);
  }
}

/** Of eight bytes: sort keys and versions are below 2^53. */
export const wholeNumber = (view: DataView, at: number): number =>
  view.getInt32(at) * 4_294_967_296 + view.getUint32(at + 4);
