// The searches people make, with values that change from run to run, so that no answer is asked for twice in a row.
import { randomOf, scaleCities } from '../../src/db/seed/scale-listings.ts';
import { furnishings, propertyTypes } from '../../src/domain/properties.ts';
import { misspell } from './typos.ts';

export interface Mixed {
  name: string;
  /** The query string of one search; for deep pages the cursor is found first. */
  query(random: () => number): string;
  /** Which page is measured. */
  page?: number;
}

const among = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;
/** Larger cities are searched more often, as they are listed more often. */
const city = (random: () => number) =>
  scaleCities[Math.floor(scaleCities.length * random() ** 3)] ?? among(scaleCities, random);
const rent = (random: () => number) => 10_000 + Math.floor(random() * 40) * 1000;
const words = [
  'lake view',
  'marble balcony',
  'quiet metro',
  'renovated terrace',
  'jacuzzi lake',
  'airy piano',
];

export const mix: Mixed[] = [
  { name: 'city', query: (r) => `city=${city(r).slug}` },
  {
    name: 'city + rent + BHK',
    query: (r) => `city=${city(r).slug}&rent_max=${rent(r)}&bedrooms=${1 + Math.floor(r() * 3)}`,
  },
  {
    name: 'city + furnishing + type',
    query: (r) =>
      `city=${city(r).slug}&furnishing=${among(furnishings, r)}&property_type=${among(propertyTypes, r)}`,
  },
  {
    name: 'two words in a city',
    query: (r) => `city=${city(r).slug}&q=${encodeURIComponent(among(words, r))}`,
  },
  {
    name: 'misspelt locality',
    query: (r) => `q=${encodeURIComponent(misspell(among(city(r).localities, r).name, 1, r))}`,
  },
  { name: 'rent up', query: (r) => `city=${city(r).slug}&sort=rent_asc` },
  { name: 'rent down', query: (r) => `city=${city(r).slug}&sort=rent_desc` },
  { name: 'newest', query: (r) => `city=${city(r).slug}&sort=newest` },
  { name: 'page 2', query: (r) => `city=${city(r).slug}`, page: 2 },
  { name: 'page 20', query: (r) => `city=${city(r).slug}`, page: 20 },
  { name: 'page 1000', query: () => `city=${scaleCities[0]?.slug}`, page: 1000 },
  {
    name: 'many filters (facets)',
    query: (r) =>
      `city=${city(r).slug}&bedrooms=2&bedrooms=3&furnishing=semi_furnished&amenities=lift&verified=true&rent_min=8000`,
  },
  { name: 'all cities', query: () => '' },
  { name: 'all cities + rent + BHK', query: (r) => `rent_max=${rent(r)}&bedrooms=2` },
];

export const randomFor = (name: string) =>
  randomOf([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
