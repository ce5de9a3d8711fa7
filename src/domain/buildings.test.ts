import { expect, it } from 'vitest';
import { amenitiesIn, BUILDINGS_MAX, checkBuildingRoom } from './buildings.ts';

it('gives a home the amenities of its building and leaves it its own', () => {
  expect(amenitiesIn(['balcony', 'lift'], ['lift'], ['lift', 'gym'])).toEqual(['balcony', 'lift', 'gym']);
  expect(amenitiesIn(['balcony', 'lift'], ['lift'], [])).toEqual(['balcony']);
  expect(amenitiesIn(['gym'], [], ['gym'])).toEqual(['gym']);
});

it('refuses a building beyond the most that an owner keeps', () => {
  expect(() => checkBuildingRoom(BUILDINGS_MAX - 1)).not.toThrow();
  expect(() => checkBuildingRoom(BUILDINGS_MAX)).toThrow(
    expect.objectContaining({ code: 'building.too-many' }),
  );
});
