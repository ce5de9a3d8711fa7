import { expect, it } from 'vitest';
import { viewFromUrl } from './view-url.ts';

it.each([
  ['', { months: 12, city: undefined, by: 'month' }],
  ['months=24&city=Pune&by=city', { months: 24, city: 'Pune', by: 'city' }],
  ['by=broker', { months: 12, city: undefined, by: 'broker' }],
  ['months=7&city=%20&by=moon', { months: 12, city: undefined, by: 'month' }],
])('reads %s', (query, expected) => {
  expect(viewFromUrl(new URLSearchParams(query))).toEqual(expected);
});
