/** The part of a set in which it has homes: those that are asked for together are neighbours, so that is often a small one. */
import { TypedFastBitSet } from 'typedfastbitset';

export class Span {
  readonly set: TypedFastBitSet;
  readonly homes: number;
  /** Where `#part` begins and ends, in words; nowhere, if both are the same. */
  readonly from: number;
  readonly to: number;
  readonly #part: TypedFastBitSet;

  /** `homes`: how many are in the set, where that is known. The set must not change any more. */
  constructor(set: TypedFastBitSet, homes?: number) {
    const { words } = set;
    let from = 0;
    let to = words.length;
    while (from < to && words[from] === 0) from += 1;
    while (to > from && words[to - 1] === 0) to -= 1;
    this.set = set;
    this.from = from;
    this.to = to;
    this.#part = part(set, from, to);
    this.homes = homes ?? this.#part.size();
  }

  /** How many are in another set too. */
  countShared(other: TypedFastBitSet): number {
    return this.homes === 0 ? 0 : this.#part.intersection_size(part(other, this.from, this.to));
  }
}

const part = ({ words }: TypedFastBitSet, from: number, to: number): TypedFastBitSet =>
  TypedFastBitSet.fromWords(words.subarray(from, to));
