import { expect, it } from 'vitest';
import { namesOfCity, readCity } from './import-places.ts';

it.each([
  ['Panjim', 'Panaji'],
  ['Trivandrum', 'Thiruvananthapuram'],
  ['New Delhi', 'Delhi'],
  ['तिरुवनंतपुरम', 'Thiruvananthapuram'],
  ['बनारस', 'Varanasi'],
  ['Pune', 'Pune'],
])('%s is %s', (named, city) => {
  expect(readCity(named)).toBe(city);
});

it('knows a city by its new name where lists have the old one', () => {
  expect(namesOfCity('Panaji')).toEqual(['panaji', 'panjim', 'पणजी']);
});
