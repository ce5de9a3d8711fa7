import { describe, expect, it } from 'vitest';
import { generatedTitle, partsOfMadeTitle } from './made-titles.ts';
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
