import { expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { nearestPlaces } from './nearest-places.ts';

const { asOwner, database } = await startServices();

it('gives places of the kinds asked for within the distance, nearest first', async () => {
  await asOwner(`insert into places (kind, name, slug, source, lat, lng) values
    ('metro_station', 'Far', 'far', 'test', 13.2, 77.6), ('metro_station', 'Second', 'second', 'test', 13.01, 77.6),
    ('metro_station', 'First', 'first', 'test', 13.001, 77.6), ('hospital', 'Ward', 'ward', 'test', 13, 77.6)`);
  const around = (kinds: Parameters<typeof nearestPlaces>[2], how = {}) =>
    database.asWorker((db) => nearestPlaces(db, { lat: 13, lng: 77.6 }, kinds, how));
  expect((await around(['metro_station'])).map(({ name, meters }) => [name, meters])).toEqual([
    ['First', 111],
    ['Second', 1112],
  ]);
  expect((await around(['hospital', 'metro_station'], { limit: 1 })).map(({ name }) => name)).toEqual([
    'Ward',
  ]);
  expect((await around(['metro_station'], { meters: 1000 })).map(({ name }) => name)).toEqual(['First']);
});
