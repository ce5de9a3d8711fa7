import { describe, expect, it } from 'vitest';
import { generatedTitle, nameOfAll, partsOfHomeName, partsOfMadeTitle } from './made-titles.ts';
import { propertyTypes, roomCounts } from './properties.ts';

const places = [
  { locality: 'Baner', city: 'Pune' },
  { locality: 'Sector 62, Block C', city: 'Noida' },
  { locality: undefined, city: 'Greater Noida' },
];

describe('the parts of a made title are those it was made of', () => {
  const all = propertyTypes.flatMap((propertyType) =>
    roomCounts.flatMap((bedrooms) => places.map((place) => ({ propertyType, bedrooms, ...place }))),
  );
  it.each(all)('$propertyType, $bedrooms, $locality, $city', (parts) => {
    const hasRooms = parts.propertyType !== 'studio' && parts.propertyType !== 'pg';
    expect(partsOfMadeTitle(generatedTitle(parts))).toEqual({
      ...parts,
      bedrooms: hasRooms ? parts.bedrooms : 1,
    });
  });
});

it.each([
  '',
  'Sunny flat in Baner, Pune',
  'Villa',
  'Villa in Baner, Pune',
  '2 BHK PG in Pune',
  '7 BHK Villa in Pune',
])('a title of its owner’s own has none: %j', (title) => {
  expect(partsOfMadeTitle(title)).toBeNull();
});

const baner = { propertyType: 'pg', bedrooms: 1, locality: 'Baner', city: 'Pune' };

it.each([
  ['PG in Baner, Pune', { made: baner, title: '', locality: 'Baner', city: 'Pune' }],
  [
    'Room 1, left, bed A, PG in Baner, Pune',
    { bed: { room: '1, left', label: 'A' }, made: baner, title: '', locality: 'Baner', city: 'Pune' },
  ],
  ['Rose 4, Baner, Pune', { title: 'Rose 4', locality: 'Baner', city: 'Pune' }],
  ['12, Rose Lane, Baner, Pune', { title: '12, Rose Lane', locality: 'Baner', city: 'Pune' }],
  ['3 BHK Baner, Pune', { title: '', size: '3 BHK', locality: 'Baner', city: 'Pune' }],
  ['Baner, Pune', { title: '', locality: 'Baner', city: 'Pune' }],
  ['Room with a view', { title: 'Room with a view' }],
])('the name of a home, %s, has its bed, title and place', (name, parts) => {
  expect(partsOfHomeName(name)).toEqual({
    bed: null,
    made: null,
    size: null,
    locality: null,
    city: null,
    ...parts,
  });
});

it.each([
  [
    'Room 1, bed A, Rose PG, Baner, Pune',
    ['Room 1, bed A, Rose PG, Baner, Pune', 'Room 1, bed A, Rose PG, Baner, Pune'],
  ],
  ['Rose PG, Baner, Pune', ['Room 1, bed A, Rose PG, Baner, Pune', 'Room 2, bed B, Rose PG, Baner, Pune']],
  ['Rose 4', ['Rose 4', 'Rose Four']],
  ['', []],
])('the name of all, %s, is that of one bed where there is but one: %j', (name, names) => {
  expect(nameOfAll(names)).toBe(name);
});
