import { expect, test } from 'vitest';
import { homeReraExample, isHomeRera, normalizeRera } from './home-rera.ts';

test.each([
  ['P51800012345', 'Maharashtra', true],
  ['A51800012345', 'Maharashtra', true],
  ['P5180001234', 'Maharashtra', false],
  ['PRM/KA/RERA/1251/446/PR/210726/001234', 'Karnataka', true],
  ['PRM/KA/RERA/1251/308/AG/210726/000123', 'Karnataka', true],
  ['P51800012345', 'Karnataka', false],
  ['P02400001234', 'Telangana', true],
  ['UPRERAPRJ12345', 'Uttar Pradesh', true],
  ['UPRERAPRJ12345/06/2024', 'Uttar Pradesh', true],
  ['UPRERAAGT12345', 'Uttar Pradesh', true],
  ['TN/01/BUILDING/0123/2024', 'Tamil Nadu', true],
  ['GGM/123/2024', 'Haryana', true],
  ['ABC 123', 'Tamil Nadu', false],
  ['ABC 123', 'Karnataka', false],
  ['ABC 123', null, false],
  ['APPLIED FOR', 'Gujarat', false],
  ['<B>12345</B>', 'Gujarat', false],
])('%s in %s', (number, state, fits) => {
  expect(isHomeRera(number, state)).toBe(fits);
});

test('examples fit their states', () => {
  for (const state of ['Karnataka', 'Maharashtra', 'Telangana', 'Uttar Pradesh'])
    expect(isHomeRera(homeReraExample(state) ?? '', state)).toBe(true);
  expect(homeReraExample('Delhi')).toBeNull();
  expect(homeReraExample(null)).toBeNull();
});

test('blanks and small letters are no mistake, and no change', () => {
  expect(normalizeRera(' p51800012345 ', null)).toBe('P51800012345');
  expect(normalizeRera('P51800012345', 'p51800012345')).toBe('p51800012345');
  expect(normalizeRera(null, 'P51800012345')).toBeNull();
});
