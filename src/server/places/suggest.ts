/** Suggests places for a search box while one types: cities and localities with homes, and what homes are near. */
import type { PlaceSuggestion } from '../../contract/places.ts';
import { filtersToUrl } from '../../contract/property-filters.ts';
import { homesOf, namesSuggested, type Place, placesNamed } from '../../domain/place-lookup.ts';
import { api } from '../lib/procedures.ts';
import { catalogueOf } from '../search/by-database/catalogue-of.ts';
import type { Vocabulary } from '../search/places.ts';
import { queryWith } from '../search/query.ts';

const SUGGESTED = 10;
/** Of these so many at least are places with homes, as far as there are any. */
const NEAR = 4;

export const suggest = api.places.suggest.handler(
  async ({ context: { db, services }, input: { q, city } }) => {
    if (q === '') return [];
    const vocabulary = await catalogueOf(services.database).vocabulary(queryWith(db));
    const asked =
      city === undefined
        ? undefined
        : placesNamed(vocabulary.index, city).find(({ kind }) => kind === 'city');
    const isThere = (cityId: number) => asked === undefined || cityId === asked.id;
    const places = [...(asked ? [] : vocabulary.cities.values()), ...vocabulary.localities.values()];
    const named = namesSuggested(
      places.filter(({ cityId }) => isThere(cityId)),
      q,
    );
    const near = namesSuggested(
      vocabulary.spots.all.filter((spot) => isThere(spot.cityId)),
      q,
    );
    const withHomes = named.slice(0, Math.max(SUGGESTED - NEAR, SUGGESTED - near.length));
    return [
      ...withHomes.map((place) => ofPlace(place, vocabulary)),
      ...near.map((spot): PlaceSuggestion => {
        const its = vocabulary.cities.get(spot.cityId);
        const path = `/properties?${filtersToUrl({ city: its?.slug, near: spot.name })}`;
        return { kind: spot.kind, name: spot.name, city: its?.name ?? null, homes: 0, path };
      }),
    ].slice(0, SUGGESTED);
  },
);

function ofPlace(place: Place, { cities }: Vocabulary): PlaceSuggestion {
  const city = cities.get(place.cityId);
  const isCity = place.kind === 'city';
  const filters = { city: city?.slug, ...(isCity ? {} : { locality: [place.slug] }) };
  return {
    kind: place.kind,
    name: place.name,
    city: isCity ? null : (city?.name ?? null),
    homes: homesOf(place),
    path: `/properties?${filtersToUrl(filters)}`,
  };
}
