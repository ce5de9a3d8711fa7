import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareIds, idOf, textOf } from './home-ids.ts';

it('gives back the text, and compares as the text does', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (a, b) => {
      expect(textOf(idOf(a))).toBe(a);
      expect(Math.sign(compareIds(idOf(a), idOf(b)))).toBe(a < b ? -1 : Number(a > b));
      expect(compareIds(idOf(a), idOf(a))).toBe(0);
    }),
  );
});
