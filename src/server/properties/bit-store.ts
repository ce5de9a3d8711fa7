// Sets of homes as bits, one for each slot of a chunk, kept where WebAssembly can work with them.
import { bitInstructions } from './bit-instructions.ts';

/** 32 slots a word, in a store; a set may end early, what is beyond is not in it. */
export type Bits = Uint32Array<SharedArrayBuffer>;

export const none: Bits = new Uint32Array(new SharedArrayBuffer(0));

/** A set and where it has homes: in whole steps of the instructions, from one word to before another; nowhere, if both are the same. */
export interface Span {
  bits: Bits;
  from: number;
  to: number;
}

/** Sets of the same homes side by side, 64 bytes of each in turn: counting them all goes through memory from one end to the other. */
export interface BitTable {
  /** How many sets; they have numbers from 0. */
  sets: number;
  bits: Bits;
}

export const emptyTable = (sets: number): BitTable => ({ sets, bits: none });

const EVERY = 0xffffffff;
const PAGE = 65_536;
/** A set has at most this many bytes. */
const MOST_BYTES = 4096;
const FEWEST_BYTES = 64;
/** What instructions take at once. */
const STEP_WORDS = 16;
const STEP_BYTES = 4 * STEP_WORDS;
/** The instructions keep four for each set. */
const SUMS = 4;

/** Room to grow: the sets of a city's last homes grow with every new one. Whole steps of the instructions. */
const roomFor = (needed: number): number =>
  Math.min(MOST_BYTES, Math.max(FEWEST_BYTES, 2 ** Math.ceil(Math.log2(needed))));

export class BitStore {
  /** Shared, because sets that lie in it must stay where they are while it grows. */
  readonly #memory = new WebAssembly.Memory({ initial: 1, maximum: 65_536, shared: true });
  readonly #do = bitInstructions(this.#memory);
  /** By length. */
  readonly #borrowed: Map<number, Bits>[] = [];
  #lent = 0;
  #end = 0;
  #sums = none;

  /** A copy that stays. It takes the place of `former`, a set that is no longer needed, where it fits there. */
  put(bits: Uint32Array, former?: Bits): Bits {
    const fits = former && former.byteLength >= bits.byteLength;
    const copy = fits ? former : this.#take(roomFor(bits.byteLength));
    copy.set(bits);
    copy.fill(0, bits.length);
    return copy;
  }

  #take(room: number): Bits {
    const at = this.#end;
    this.#end += room;
    const missing = this.#end - this.#memory.buffer.byteLength;
    // Growing gives the memory another buffer.
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return new Uint32Array(this.#memory.buffer as ArrayBufferLike as SharedArrayBuffer, at, room / 4);
  }

  /** A set to work in, with a number of words that stored sets have, until all of them are given back. What is in it is left from before. */
  borrow(words: number): Bits {
    this.#borrowed[this.#lent] ??= new Map([[MOST_BYTES / 4, this.#take(MOST_BYTES)]]);
    const lengths = this.#borrowed[this.#lent] as Map<number, Bits>;
    this.#lent += 1;
    let set = lengths.get(words);
    if (!set) {
      set = (lengths.get(MOST_BYTES / 4) as Bits).subarray(0, words);
      lengths.set(words, set);
    }
    return set;
  }

  borrowCopy(bits: Uint32Array): Bits {
    const copy = this.borrow(bits.length);
    copy.set(bits);
    return copy;
  }

  giveBack(): void {
    this.#lent = 0;
  }

  /** How many are in both. */
  count(a: Bits, { bits: b, from, to }: Span): number {
    const end = Math.min(a.length, to);
    if (end <= from) return 0;
    return this.#do.count(a.byteOffset + from * 4, b.byteOffset + from * 4, a.byteOffset + end * 4);
  }

  /** How many are in a set. */
  size(span: Span): number {
    return this.count(span.bits, span);
  }

  /** The table with one of its sets anew. */
  withSet({ sets, bits: old }: BitTable, number: number, set: Uint32Array): BitTable {
    const room = sets * roomFor(set.byteLength);
    const bits = room <= old.byteLength ? old : this.#take(room);
    // Where it is longer, what was there stands as it stood.
    if (bits !== old) bits.fill(0).set(old);
    const steps = bits.length / (sets * STEP_WORDS);
    for (let step = 0; step < steps; step += 1) {
      const at = (step * sets + number) * STEP_WORDS;
      const part = set.subarray(step * STEP_WORDS, (step + 1) * STEP_WORDS);
      bits.set(part, at);
      bits.fill(0, at + part.length, at + STEP_WORDS);
    }
    return { sets, bits };
  }

  /** Adds up, for so many sets of a table from the `first` on, how many homes each has in the span. */
  countEach({ sets, bits }: BitTable, first: number, count: number, span: Span): void {
    const end = Math.min(span.to, bits.length / sets);
    if (end <= span.from) return;
    const { byteOffset } = span.bits;
    this.#do.countEach(
      bits.byteOffset + (span.from / STEP_WORDS) * sets * STEP_BYTES + first * STEP_BYTES,
      byteOffset + span.from * 4,
      byteOffset + end * 4,
      count,
      this.#sums.byteOffset + first * SUMS * 4,
      (sets - count) * STEP_BYTES,
    );
  }

  /** Nothing has been added up for so many sets. */
  beginSums(sets: number): void {
    if (this.#sums.length < sets * SUMS) this.#sums = this.#take(roomFor(sets * SUMS * 4));
    this.#sums.fill(0);
  }

  /** What was added up for a set since. */
  sumOf(set: number): number {
    return this.#sums.subarray(set * SUMS, (set + 1) * SUMS).reduce((sum, part) => sum + part, 0);
  }

  /** Keeps in `bits` what is in `other` too. */
  keep(bits: Bits, other: Bits): void {
    const end = sharedEnd(bits, other);
    if (end > bits.byteOffset) this.#do.and(bits.byteOffset, other.byteOffset, end);
    if (other.length < bits.length) bits.fill(0, other.length);
  }

  /** Adds to `bits` what is in `other`, as far as `bits` goes. */
  join(bits: Bits, other: Bits): void {
    const end = sharedEnd(bits, other);
    if (end > bits.byteOffset) this.#do.or(bits.byteOffset, other.byteOffset, end);
  }

  /** Takes out of `bits` what is in `other`. */
  drop(bits: Bits, other: Bits): void {
    const end = sharedEnd(bits, other);
    if (end > bits.byteOffset) this.#do.andNot(bits.byteOffset, other.byteOffset, end);
  }

  /** Adds to `bits` what is not in `other`. */
  joinOthers(bits: Bits, other: Bits): void {
    const end = sharedEnd(bits, other);
    if (end > bits.byteOffset) this.#do.orNot(bits.byteOffset, other.byteOffset, end);
    if (other.length < bits.length) bits.fill(EVERY, other.length);
  }

  /** Every slot of so many words, borrowed. */
  every(words: number): Bits {
    return this.borrow(words).fill(EVERY);
  }

  /**
   * Numbers up to `limit`, borrowed; from the lowest binary digit to the highest: where the limit has a one, a number with a zero
   * there is smaller whatever follows; where it has a zero, a number with a one is larger. A missing digit is zero in every home.
   */
  atMost(limit: number, digits: readonly Bits[], words: number): Bits {
    const smaller = this.every(words);
    for (const [place, digit] of digits.entries()) {
      if (((limit >> place) & 1) === 0) this.drop(smaller, digit);
      else this.joinOthers(smaller, digit);
    }
    return smaller;
  }
}

/** Homes that are asked for together are neighbours (rebuild-counts.ts), so what passes is often a small part. */
export function spanOf(bits: Bits): Span {
  let from = 0;
  let to = bits.length;
  while (from < to && bits[from] === 0) from += 1;
  while (to > from && bits[to - 1] === 0) to -= 1;
  const wholeSteps = { from: from - (from % STEP_WORDS), to: Math.ceil(to / STEP_WORDS) * STEP_WORDS };
  return from === to ? { bits, from, to } : { bits, ...wholeSteps };
}

/** Where `bits` ends, or has reached as far as `other` goes. */
const sharedEnd = (bits: Bits, other: Bits): number =>
  bits.byteOffset + Math.min(bits.byteLength, other.byteLength);
