// Whether a block may have a key, against looking at each.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BLOCK, SortKeys } from './sort-keys.ts';

const SLOTS = 500;

it('never says of a block that has a key in the range that it has none', () => {
  const homes = fc.array(fc.record({ slot: fc.nat(SLOTS - 1), key: fc.integer() }), { minLength: 1 });
  fc.assert(
    fc.property(homes, fc.integer(), fc.integer(), (changes, a, b) => {
      const sortKeys = new SortKeys();
      sortKeys.makeRoom(BLOCK);
      sortKeys.makeRoom(SLOTS);
      for (const { slot, key } of changes) sortKeys.set(slot, key);
      const now = new Map(changes.map(({ slot, key }) => [slot, key]));
      const [least, most] = [Math.min(a, b), Math.max(a, b)];
      for (const [slot, key] of now) {
        expect(sortKeys.keys[slot]).toBe(key);
        if (key >= least && key <= most) {
          expect(sortKeys.mayHave(Math.floor(slot / BLOCK), least, most)).toBe(true);
        }
      }
      const keys = changes.map(({ key }) => key);
      const blocks = Array.from({ length: Math.ceil(SLOTS / BLOCK) }, (_, block) => block);
      expect(blocks.some((block) => sortKeys.mayHave(block, Math.max(...keys) + 1, Infinity))).toBe(false);
    }),
  );
});
