/** A set to count with, and the part of it that has homes: those that are asked for together are neighbours, so that is often small. */
import { TypedFastBitSet } from 'typedfastbitset';

/** Taking a part of a set costs as much as counting so many words. */
const WORTH_A_PART = 128;

export class Span {
  readonly set: TypedFastBitSet;
  readonly homes: number;
  /** All homes of the city. */
  readonly isWhole: boolean;
  /** Where the set's homes begin and end, in words; nowhere, if both are the same. */
  readonly from: number;
  readonly to: number;
  /** Where the rest of the set is worth leaving out. */
  readonly #part: TypedFastBitSet | undefined;

  /** `all`: how many homes the city has, where all of them are in the set. The set must not change any more. */
  constructor(set: TypedFastBitSet, all?: number) {
    const { words } = set;
    let from = 0;
    let to = words.length;
    while (from < to && words[from] === 0) from += 1;
    while (to > from && words[to - 1] === 0) to -= 1;
    this.set = set;
    this.from = from;
    this.to = to;
    this.isWhole = all !== undefined;
    this.#part = words.length - (to - from) > WORTH_A_PART ? part(set, from, to) : undefined;
    this.homes = all ?? (this.#part ?? set).size();
  }

  /** How many are in another set too. */
  countShared(other: TypedFastBitSet): number {
    if (this.homes === 0) return 0;
    return this.#part
      ? this.#part.intersection_size(part(other, this.from, this.to))
      : this.set.intersection_size(other);
  }
}

const part = ({ words }: TypedFastBitSet, from: number, to: number): TypedFastBitSet =>
  TypedFastBitSet.fromWords(words.subarray(from, to));
