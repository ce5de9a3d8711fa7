/** One number of each home of a city by slot, and between what the numbers of each block of slots lie: most blocks need no look. */
import type { Range } from '../catalogue.ts';

/** Slots: two words of bits. Many homes share a number, so larger blocks would nearly all have the best one. */
export const BLOCK = 64;
const WORDS = BLOCK / 32;

type Numbers = Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

export class Column {
  /** By slot; whatever was there last, where no home is. */
  numbers: Numbers;
  /** By block: no number in it is below `least` or above `most`. */
  least = new Float64Array();
  most = new Float64Array();
  readonly #kind: Int32ArrayConstructor | Float64ArrayConstructor;

  constructor(kind: Int32ArrayConstructor | Float64ArrayConstructor) {
    this.#kind = kind;
    this.numbers = new kind();
  }

  makeRoom(slots: number): void {
    const numbers = new this.#kind(slots);
    numbers.set(this.numbers);
    this.numbers = numbers;
    const blocks = Math.ceil(slots / BLOCK);
    this.least = grown(this.least, blocks, Number.POSITIVE_INFINITY);
    this.most = grown(this.most, blocks, Number.NEGATIVE_INFINITY);
  }

  /** The number of `order[i]` gets the slot i; the bounds are as narrow as can be again. */
  move(order: readonly number[]): void {
    const before = this.numbers;
    this.numbers = new this.#kind(before.length);
    this.least.fill(Number.POSITIVE_INFINITY);
    this.most.fill(Number.NEGATIVE_INFINITY);
    for (const [to, from] of order.entries()) this.set(to, before[from] as number);
  }

  /** The bounds of a block only ever widen: a number that is there no longer costs a look, never a home. */
  set(slot: number, number: number): void {
    const block = Math.floor(slot / BLOCK);
    this.numbers[slot] = number;
    this.least[block] = Math.min(number, this.least[block] as number);
    this.most[block] = Math.max(number, this.most[block] as number);
  }

  /** Takes out of a set's words the slots whose number is outside the range. */
  keepWithin(
    words: Uint32Array,
    { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Range,
  ) {
    for (let from = 0; from < words.length; from += WORDS) {
      const block = from / WORDS;
      const lowest = this.least[block] as number;
      const highest = this.most[block] as number;
      if (lowest >= least && highest <= most) continue;
      const isOutside = !(lowest <= most && highest >= least);
      const end = Math.min(from + WORDS, words.length);
      for (let word = from; word < end; word += 1) {
        if (words[word] !== 0)
          words[word] = isOutside ? 0 : this.#within(word, words[word] as number, least, most);
      }
    }
  }

  /** All 32 numbers are compared whether they are asked for or not: nothing depends on a comparison, which the processor could not foresee. */
  #within(word: number, bits: number, least: number, most: number): number {
    const { numbers } = this;
    const from = word * 32;
    let within = 0;
    for (let bit = 0; bit < 32; bit += 1) {
      const number = numbers[from + bit] as number;
      within |= (Number(number >= least) & Number(number <= most)) << bit;
    }
    return within & bits;
  }
}

function grown(numbers: Float64Array<ArrayBuffer>, length: number, rest: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(length).fill(rest, numbers.length);
  larger.set(numbers);
  return larger;
}
