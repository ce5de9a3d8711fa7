// Sets of bits in WebAssembly against the same by hand.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BitStore, type Bits, emptyTable, none, spanOf } from './bit-store.ts';

const WORDS = 992;
const anyBits = fc.uint32Array({ maxLength: WORDS });

/** As stored: a few zeros more. */
const asLong = (bits: Uint32Array, words: number): number[] =>
  Array.from({ length: words }, (_, i) => bits[i] ?? 0);

const onesOf = (word: number): number => word.toString(2).replaceAll('0', '').length;

const byHand = {
  keep: (a: number, b: number) => a & b,
  join: (a: number, b: number) => a | b,
  drop: (a: number, b: number) => a & ~b,
};

it('counts what two sets have in common, wherever one of them ends', () => {
  const store = new BitStore();
  fc.assert(
    fc.property(anyBits, anyBits, (a, b) => {
      const both = asLong(a, WORDS).map((word, i) => (word & (b[i] ?? 0)) >>> 0);
      const homes = both.reduce((sum, word) => sum + onesOf(word), 0);
      expect(store.count(store.put(a), spanOf(store.put(b)))).toBe(homes);
    }),
  );
});

it('knows where the homes of a set lie, in whole steps of the instructions', () => {
  const store = new BitStore();
  const one = (word: number) => spanOf(store.put(Uint32Array.of(...Array<number>(word).fill(0), 4, 0, 0)));
  expect(one(0)).toMatchObject({ from: 0, to: 16 });
  expect(one(37)).toMatchObject({ from: 32, to: 48 });
  expect(store.size(one(37))).toBe(1);
  const nobody = spanOf(store.put(new Uint32Array(90)));
  expect(nobody.from).toBe(nobody.to);
  expect(store.count(store.put(new Uint32Array(90).fill(1)), nobody)).toBe(0);
});

it.each(['keep', 'join', 'drop'] as const)('combines sets of any lengths: %s', (how) => {
  const store = new BitStore();
  fc.assert(
    fc.property(anyBits, anyBits, (a, b) => {
      store.giveBack();
      const set = store.borrowCopy(store.put(a));
      store[how](set, store.put(b));
      const expected = asLong(a, set.length).map((word, i) => byHand[how](word, b[i] ?? 0) >>> 0);
      expect([...set]).toEqual(expected);
    }),
  );
});

it('counts sets that stand side by side as it counts each of them, whatever was put in the place of others', () => {
  const sparse = fc.array(fc.tuple(fc.nat(WORDS - 1), fc.nat()), { maxLength: 5 });
  const anySet = fc.oneof(
    anyBits,
    sparse.map((words) => {
      const bits = new Uint32Array(WORDS);
      for (const [place, word] of words) bits[place] = word;
      return bits;
    }),
  );
  const puts = fc.array(fc.tuple(fc.nat(6), anySet), { maxLength: 12 });
  fc.assert(
    fc.property(puts, anySet, fc.nat(6), fc.nat(6), (sets, counted, first, more) => {
      const store = new BitStore();
      let table = emptyTable(7);
      const last = new Map<number, Bits>();
      for (const [number, bits] of sets) {
        table = store.withSet(table, number, bits);
        last.set(number, store.put(bits));
      }
      const span = spanOf(store.put(counted));
      const count = Math.min(7 - first, 1 + more);
      store.beginSums(7);
      store.countEach(table, first, count, span);
      store.countEach(table, first, count, span);
      const expected = Array.from({ length: 7 }, (_, number) =>
        number >= first && number < first + count ? 2 * store.count(last.get(number) ?? none, span) : 0,
      );
      expect(expected.map((_, number) => store.sumOf(number))).toEqual(expected);
    }),
  );
});

it('finds the numbers up to a limit from their digits, those of which no home has a one left out', () => {
  const store = new BitStore();
  const numbers = fc.array(fc.nat(4095), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(numbers, fc.nat(4095), (homes, limit) => {
      store.giveBack();
      const words = Math.max(16, 2 ** Math.ceil(Math.log2(homes.length / 32)));
      const digits = Array.from({ length: 12 }, (_, place) => {
        const slots = homes.flatMap((number, slot) => ((number >> place) & 1 ? [slot] : []));
        return store.put(bitsOf(slots));
      });
      const found = store.atMost(limit, digits, words);
      expect(homes.map((_, slot) => isIn(found, slot))).toEqual(homes.map((number) => number <= limit));
    }),
  );
});

function bitsOf(slots: number[]): Uint32Array {
  const bits = new Uint32Array(Math.ceil(((slots.at(-1) ?? -1) + 1) / 32));
  for (const slot of slots) bits[slot >> 5] = (bits[slot >> 5] as number) | (1 << (slot & 31));
  return bits;
}

const isIn = (bits: Bits, slot: number): boolean => (((bits[slot >> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

it('keeps every set as it was last put while it grows and others come and go', () => {
  const store = new BitStore();
  const sets = new Map<number, { bits: Uint32Array; stored: Bits }>();
  fc.assert(
    fc.property(fc.nat(40), anyBits, (name, bits) => {
      sets.set(name, { bits, stored: store.put(bits, sets.get(name)?.stored) });
      for (const set of sets.values()) expect([...set.stored]).toEqual(asLong(set.bits, set.stored.length));
    }),
    { numRuns: 300 },
  );
});
