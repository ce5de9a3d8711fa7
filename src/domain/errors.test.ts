import { expect, it } from 'vitest';
import { RuleBroken } from './errors.ts';
import { ruleSentences } from './features/rules.generated.ts';

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

it('has every code begin with its feature', () => {
  const codes = Object.keys(ruleSentences);
  expect(codes.filter((code) => !/^[a-z][a-z-]*\.[a-z-]+$/.test(code))).toEqual([]);
});
