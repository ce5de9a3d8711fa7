// Which homes of a chunk pass the filters of a search, as sets of bits.
import { dayNumber, LIVE_KEY, type NumberName } from '../../domain/catalogue.ts';
import { type Bits, none, type Span, spanOf } from './bit-store.ts';
import type { Chunk } from './chunk.ts';
import type { Conditions, Group, Range } from './conditions.ts';
import type { Chunks } from './memory.ts';

export interface Passing {
  chunk: Chunk;
  homes: number;
  /** Those that pass everything. */
  every: Span;
  /** For each group of values, those that pass everything else: a facet ignores its own group unless all of it must hold. */
  others: Span[];
}

/** Chunks of the asked cities, or all. */
export function chunksOf(chunks: Chunks, { cityIds }: Conditions): Chunks {
  return cityIds ? chunks.filter(({ cityId }) => cityIds.includes(cityId)) : chunks;
}

/**
 * What is in its sets holds until the next chunk of the store is looked at. Where `among` is given, only homes of that set pass.
 */
export function passing(
  chunk: Chunk,
  conditions: Conditions,
  withOthers: boolean,
  among?: Uint32Array,
): Passing {
  const { store } = chunk;
  store.giveBack();
  const live = chunk.row(LIVE_KEY) ?? none;
  const ranged = store.borrowCopy(live);
  for (const [name, range] of rangesOf(conditions)) keepRange(ranged, chunk, name, range);
  if (among) store.keep(ranged, store.borrowCopy(among.subarray(0, live.length)));
  const groups = conditions.groups.map((group) => groupBits(chunk, group, live.length));
  const without = (own: number | undefined): Span => {
    const left = store.borrowCopy(ranged);
    for (const [i, bits] of groups.entries()) if (i !== own) store.keep(left, bits);
    return spanOf(left);
  };
  const every = without(undefined);
  return {
    chunk,
    homes: store.size(every),
    every,
    others: withOthers ? groups.map((_, own) => without(own)) : [],
  };
}

function groupBits(chunk: Chunk, { keys, every }: Group, words: number): Bits {
  const { store } = chunk;
  if (keys.length === 1) return chunk.row(keys[0] as number) ?? none;
  const bits = every ? store.every(words) : store.borrow(words).fill(0);
  for (const key of keys) {
    const row = chunk.row(key) ?? none;
    if (every) store.keep(bits, row);
    else store.join(bits, row);
  }
  return bits;
}

function rangesOf({ rent, area, availableBy, box }: Conditions): [NumberName, Range][] {
  const day = availableBy === undefined ? {} : { most: dayNumber(availableBy) };
  return [
    ['rent', rent],
    ['area', area],
    ['day', day],
    ['lat', box?.lat ?? {}],
    ['lng', box?.lng ?? {}],
  ];
}

function keepRange(bits: Bits, chunk: Chunk, name: NumberName, { least, most }: Range): void {
  if (most === undefined && !least) return;
  const { store } = chunk;
  const digits = chunk.digits(name);
  if (most !== undefined) store.keep(bits, store.atMost(most, digits, bits.length));
  if (least) store.drop(bits, store.atMost(least - 1, digits, bits.length));
}
