import { expect, it } from 'vitest';
import { indexSpots, livedFirst, spokenNames } from './spots.ts';

it.each([
  ['metro_station', 'Indiranagar', [], ['Indiranagar metro station', 'Indiranagar station']],
  ['railway_station', 'Thane', [], ['Thane railway station', 'Thane station']],
  [
    'metro_station',
    'Mahatma Gandhi Road',
    ['महात्मा गांधी रोड'],
    [
      'MG Road',
      'Mahatma Gandhi Road metro station',
      'Mahatma Gandhi Road station',
      'MG Road metro station',
      'MG Road station',
      'महात्मा गांधी रोड मेट्रो स्टेशन',
    ],
  ],
  ['office_park', 'Manyata Tech Park', ['मान्यता'], []],
] as const)('a %s named %s is called more besides', (kind, name, aliases, spoken) => {
  expect(spokenNames({ kind, name, aliases })).toEqual(spoken);
});

it('a place that is called by its initials is found by them in every city, where most homes are first', () => {
  const station = (cityId: number) => ({
    kind: 'metro_station' as const,
    name: 'Mahatma Gandhi Road',
    cityId,
    city: `City ${cityId}`,
    aliases: cityId === 7 ? ['MG Road'] : [],
    point: { lat: 12.9, lng: 77.6 },
  });
  const spots = livedFirst(indexSpots([station(7), station(1)]), [1, 7]);
  expect(spots.named('MG Road')?.cityId).toBe(1);
});
