// Counting in WebAssembly against counting by hand.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countOf, keep } from './bit-sets.ts';
import { BitStore } from './bit-store.ts';

const anyBits = fc.uint32Array({ maxLength: 992 });

function countBoth(a: Uint32Array, b: Uint32Array): number {
  const both = a.slice();
  keep(both, b);
  return countOf(both);
}

it('counts what two sets have in common, wherever one of them ends', () => {
  const store = new BitStore();
  fc.assert(
    fc.property(anyBits, anyBits, anyBits, (a, b, c) => {
      const stored = store.put(a);
      const counting = [store.countingIn(b), store.countingIn(c, 15)];
      expect(counting.map((count) => count(stored))).toEqual([countBoth(a, b), countBoth(a, c)]);
    }),
  );
});

it('keeps every set as it was last put while it grows and others come and go', () => {
  const store = new BitStore();
  const sets = new Map<number, { bits: Uint32Array; stored: Uint32Array }>();
  const every = new Uint32Array(992).fill(0xffffffff);
  fc.assert(
    fc.property(fc.nat(40), anyBits, (name, bits) => {
      sets.set(name, { bits, stored: store.put(bits, sets.get(name)?.stored) });
      const count = store.countingIn(every);
      for (const set of sets.values()) expect(count(set.stored)).toBe(countOf(set.bits));
    }),
    { numRuns: 300 },
  );
});
