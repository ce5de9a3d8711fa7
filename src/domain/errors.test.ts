import { expect, it } from 'vitest';
import { RuleBroken } from './errors.ts';
import { ruleCodes } from './features/rules.generated.ts';

it('carries code and field', () => {
  const broken = new RuleBroken('visit.slot-in-past', 'slot');
  expect(broken).toBeInstanceOf(Error);
  expect([broken.name, broken.code, broken.field, broken.message]).toEqual([
    'RuleBroken',
    'visit.slot-in-past',
    'slot',
    'visit.slot-in-past (slot)',
  ]);
  expect(new RuleBroken('date.invalid').field).toBeUndefined();
});

it('lists every code once, feature first', () => {
  expect(new Set(ruleCodes).size).toBe(ruleCodes.length);
  expect(ruleCodes.filter((code) => !/^[a-z][a-z-]*\.[a-z-]+$/.test(code))).toEqual([]);
});
