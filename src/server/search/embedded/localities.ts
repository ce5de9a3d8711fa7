/** In which locality of a city each slot's home lies. A city has up to a thousand of them: one number of each home, not a set of each locality. */
import { TypedFastBitSet } from 'typedfastbitset';

export class Localities {
  readonly #ids: number[] = [];
  /** Homes of each; by place in `#ids`, as the next ones. */
  readonly #homes: number[] = [];
  readonly #places = new Map<number, number>();
  /** By slot. */
  #placeOfSlot = new Int32Array();

  makeRoom(slots: number): void {
    const larger = new Int32Array(slots);
    larger.set(this.#placeOfSlot);
    this.#placeOfSlot = larger;
  }

  enter(slot: number, localityId: number): void {
    const place = this.#places.get(localityId) ?? this.#ids.push(localityId) - 1;
    this.#places.set(localityId, place);
    this.#placeOfSlot[slot] = place;
    this.#homes[place] = (this.#homes[place] ?? 0) + 1;
  }

  leave(slot: number): void {
    const place = this.#placeOfSlot[slot] as number;
    this.#homes[place] = (this.#homes[place] as number) - 1;
  }

  /** The home of `order[i]` gets the slot i. */
  move(order: readonly number[]): void {
    const before = this.#placeOfSlot;
    this.#placeOfSlot = new Int32Array(before.length);
    for (const [to, from] of order.entries()) this.#placeOfSlot[to] = before[from] as number;
  }

  /** Of all of the city's homes, by id. */
  counts(): Map<number, number> {
    return this.#byId(this.#homes);
  }

  /** Of the homes of a set. */
  countsOf(set: TypedFastBitSet): Map<number, number> {
    const homes = new Uint32Array(this.#ids.length);
    set.forEach((slot) => {
      const place = this.#placeOfSlot[slot] as number;
      homes[place] = (homes[place] as number) + 1;
    });
    return this.#byId(homes);
  }

  #byId(homes: ArrayLike<number>): Map<number, number> {
    const counts = new Map<number, number>();
    for (const [place, id] of this.#ids.entries()) {
      const here = homes[place] as number;
      if (here > 0) counts.set(id, here);
    }
    return counts;
  }

  /** The slots of a set whose homes are in one of these localities. */
  within(set: TypedFastBitSet, ids: readonly number[]): TypedFastBitSet {
    const isAsked = new Uint8Array(this.#ids.length);
    for (const id of ids) {
      const place = this.#places.get(id);
      if (place !== undefined) isAsked[place] = 1;
    }
    const words = new Uint32Array(set.words);
    for (const [word, bits] of words.entries()) {
      let asked = 0;
      for (let bit = 0; bit < 32; bit += 1) {
        const place = this.#placeOfSlot[word * 32 + bit] as number;
        asked |= (isAsked[place] as number) << bit;
      }
      words[word] = bits & asked;
    }
    return TypedFastBitSet.fromWords(words);
  }
}
