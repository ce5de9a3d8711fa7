// What a list of homes is sorted by, for each slot of a chunk, and between what the keys of each block of slots lie: most blocks need no look.

/** Slots: two words of bits. Many homes share a key, so larger blocks would nearly all have the best one. */
export const BLOCK = 64;

export class SortKeys {
  /** By slot. */
  keys = new Float64Array();
  /** By block: no key in it is below `least` or above `most`. */
  least = new Float64Array();
  most = new Float64Array();

  makeRoom(slots: number): void {
    const blocks = Math.ceil(slots / BLOCK);
    this.keys = grown(this.keys, slots, 0);
    this.least = grown(this.least, blocks, Number.POSITIVE_INFINITY);
    this.most = grown(this.most, blocks, Number.NEGATIVE_INFINITY);
  }

  /** The bounds of a block only ever widen: a key that is there no longer costs a look, never a home. */
  set(slot: number, key: number): void {
    const block = Math.floor(slot / BLOCK);
    this.keys[slot] = key;
    this.least[block] = Math.min(key, this.least[block] as number);
    this.most[block] = Math.max(key, this.most[block] as number);
  }
}

function grown(numbers: Float64Array<ArrayBuffer>, length: number, rest: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(length).fill(rest, numbers.length);
  larger.set(numbers);
  return larger;
}
