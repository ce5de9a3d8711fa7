// Which homes of a chunk pass the filters of a search, as sets of bits.
import { dayNumber, LIVE_KEY, numberKeys } from '../../domain/catalogue.ts';
import { atMost, type Bits, EVERY, invert, join, keep, none } from './bit-sets.ts';
import type { Chunk } from './chunk.ts';
import type { Conditions, Group, Range } from './conditions.ts';
import type { Chunks } from './memory.ts';

export interface Passing {
  chunk: Chunk;
  /** Those that pass everything. */
  every: Bits;
  /** For each group of values, those that pass everything else, until the next chunk: a facet ignores its own group. */
  others: Bits[];
}

/** Chunks of the asked cities, or all. */
export function chunksOf(chunks: Chunks, { cityIds }: Conditions): Chunks {
  return cityIds ? chunks.filter(({ cityId }) => cityIds.includes(cityId)) : chunks;
}

/** Sets that are no longer needed after their chunk are used again: a search would leave a megabyte of them to be collected. */
class Borrowed {
  readonly #sets: Bits[] = [];
  #taken = 0;

  giveBack(): void {
    this.#taken = 0;
  }

  /** What is in it is left from before. */
  take(words: number): Bits {
    const set = this.#sets[this.#taken] ?? new Uint32Array(MOST_WORDS);
    this.#sets[this.#taken] = set;
    this.#taken += 1;
    return set.subarray(0, words);
  }

  copy(bits: Bits): Bits {
    const copy = this.take(bits.length);
    copy.set(bits);
    return copy;
  }
}

const MOST_WORDS = 1024;
const borrowed = new Borrowed();

export function passing(chunk: Chunk, conditions: Conditions, withOthers: boolean): Passing {
  borrowed.giveBack();
  const live = chunk.row(LIVE_KEY) ?? none;
  const ranged = borrowed.copy(live);
  for (const [number, range] of rangesOf(conditions)) keepRange(ranged, chunk, number, range);
  const groups = conditions.groups.map((group) => groupBits(chunk, group, live.length));
  const without = (own: number | undefined): Bits => {
    const left = borrowed.copy(ranged);
    for (const [i, bits] of groups.entries()) if (i !== own) keep(left, bits);
    return left;
  };
  return {
    chunk,
    every: without(undefined).slice(),
    others: withOthers ? groups.map((_, own) => without(own)) : [],
  };
}

function groupBits(chunk: Chunk, { keys, every }: Group, words: number): Bits {
  const bits = borrowed.take(words).fill(every ? EVERY : 0);
  const combine = every ? keep : join;
  for (const key of keys) combine(bits, chunk.row(key) ?? none);
  return bits;
}

type Digits = (typeof numberKeys)[keyof typeof numberKeys];

function rangesOf({ rent, area, availableBy, box }: Conditions): [Digits, Range][] {
  const day = availableBy === undefined ? {} : { most: dayNumber(availableBy) };
  return [
    [numberKeys.rent, rent],
    [numberKeys.area, area],
    [numberKeys.day, day],
    [numberKeys.lat, box?.lat ?? {}],
    [numberKeys.lng, box?.lng ?? {}],
  ];
}

function keepRange(bits: Bits, chunk: Chunk, { first, width }: Digits, { least, most }: Range): void {
  if (most === undefined && !least) return;
  const digits = Array.from({ length: width }, (_, i) => chunk.row(first + i));
  if (most !== undefined) keep(bits, atMost(most, digits, borrowed.take(bits.length)));
  if (!least) return;
  const smaller = atMost(least - 1, digits, borrowed.take(bits.length));
  invert(smaller);
  keep(bits, smaller);
}
