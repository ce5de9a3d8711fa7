// Numbers of a column, its bounds and its ranges against a plain map.
import fc from 'fast-check';
import { TypedFastBitSet } from 'typedfastbitset';
import { expect, it } from 'vitest';
import { BLOCK, Column } from './column.ts';

const SLOTS = 500;

it('keeps slots whose number is in a range, of numbers that have been changed and moved too', () => {
  const homes = fc.array(fc.record({ slot: fc.nat(SLOTS - 1), number: fc.integer({ min: 0, max: 20 }) }), {
    minLength: 1,
  });
  const range = fc.record({ least: fc.nat(20), most: fc.nat(20) }, { requiredKeys: [] });
  fc.assert(
    fc.property(homes, range, fc.boolean(), (changes, asked, isMoved) => {
      const column = new Column(Int32Array);
      column.makeRoom(BLOCK);
      column.makeRoom(SLOTS);
      for (const { slot, number } of changes) column.set(slot, number);
      let numbers = new Map(changes.map(({ slot, number }) => [slot, number]));
      if (isMoved) {
        const order = [...numbers.keys()];
        numbers = new Map(order.map((slot, place) => [place, numbers.get(slot) as number]));
        column.move(order);
      }
      const set = new TypedFastBitSet(numbers.keys());
      column.keepWithin(set.words, asked);
      const { least = 0, most = 20 } = asked;
      const kept = [...numbers].filter(([, number]) => number >= least && number <= most);
      expect(set.array()).toEqual(kept.map(([slot]) => slot).sort((a, b) => a - b));
      for (const [slot, number] of numbers) {
        const block = Math.floor(slot / BLOCK);
        expect(column.least[block]).toBeLessThanOrEqual(number);
        expect(column.most[block]).toBeGreaterThanOrEqual(number);
      }
    }),
  );
});
