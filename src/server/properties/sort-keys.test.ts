// Bounds of blocks against the keys themselves.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BLOCK, SortKeys } from './sort-keys.ts';

const SLOTS = 500;

it('knows between what the keys of each block lie, of slots that have been changed too', () => {
  const homes = fc.array(fc.record({ slot: fc.nat(SLOTS - 1), key: fc.integer() }), { minLength: 1 });
  fc.assert(
    fc.property(homes, (changes) => {
      const sortKeys = new SortKeys();
      sortKeys.makeRoom(BLOCK);
      sortKeys.makeRoom(SLOTS);
      for (const { slot, key } of changes) sortKeys.set(slot, key);
      const { keys, least, most } = sortKeys;
      for (const [slot, key] of new Map(changes.map(({ slot, key }) => [slot, key]))) {
        expect(keys[slot]).toBe(key);
        const block = Math.floor(slot / BLOCK);
        expect(least[block]).toBeLessThanOrEqual(key);
        expect(most[block]).toBeGreaterThanOrEqual(key);
      }
      const blocks = new Set(changes.map(({ slot }) => Math.floor(slot / BLOCK)));
      for (const [block, highest] of most.entries()) {
        const isEmpty = highest < (least[block] as number);
        expect(isEmpty).toBe(!blocks.has(block));
      }
    }),
  );
});
