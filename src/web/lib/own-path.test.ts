import { expect, test } from 'vitest';
import { ownPath, signInPath } from './own-path.ts';

// security attacks: Redirects to elsewhere, from sign-in
test.each([
  ['/portal', '/portal'],
  ['/property/42?tab=photos#map', '/property/42?tab=photos#map'],
  ['/a/../b', '/b'],
  ['https://evil.example', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/a\\b', null],
  ['/\t/evil.example', null],
  ['javascript:alert(1)', null],
  ['portal', null],
  ['', null],
  [null, null],
])('%j leads to %j', (given, expected) => {
  expect(ownPath(given)).toBe(expected);
});

test('the sign-in page remembers where somebody came from', () => {
  expect(signInPath({ pathname: '/properties', search: '?city=pune&bedrooms=2' })).toBe(
    '/auth?next=%2Fproperties%3Fcity%3Dpune%26bedrooms%3D2',
  );
  expect(signInPath({ pathname: '/' })).toBe('/auth');
});
