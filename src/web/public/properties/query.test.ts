// Links to neighbouring searches keep everything else that was asked.
import { expect, test } from 'vitest';
import { pageAfter, withoutFilter, withoutValue, withValue } from './query.ts';

const asked = 'city=pune&locality=baner&locality=aundh&rent_min=10000&rent_max=20000&cursor=abc';

test.each([
  ['a value', withoutValue(asked, 'locality', 'baner'), ['city', 'locality', 'rent_min', 'rent_max']],
  ['a filter', withoutFilter(asked, 'locality'), ['city', 'rent_min', 'rent_max']],
  ['a range', withoutFilter(asked, 'rent'), ['city', 'locality', 'locality']],
  ['the cursor', withoutFilter(asked, 'cursor'), ['city', 'locality', 'locality', 'rent_min', 'rent_max']],
])('without %s', (_, link, left) => {
  expect([...new URL(link, 'https://kiraya.invalid').searchParams.keys()]).toEqual(left);
});

test('the last filter leaves the bare page; another order begins anew; the next page keeps the filters', () => {
  expect(withoutFilter('city=pune', 'city')).toBe('/properties');
  expect(withValue('city=pune&cursor=abc', 'sort', 'newest')).toBe('/properties?city=pune&sort=newest');
  expect(pageAfter('city=pune', 'abc')).toBe('/properties?city=pune&cursor=abc');
});
