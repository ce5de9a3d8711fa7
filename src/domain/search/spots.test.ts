import { expect, it } from 'vitest';
import { spokenNames } from './spots.ts';

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
