/** Suggests places for a search box while one types: cities and localities with homes, and what homes are near. */
import type { PlaceSuggestion } from '../../contract/places.ts';
import { filtersToUrl } from '../../contract/property-filters.ts';
import { hindiNameOf } from '../../domain/in-devanagari.ts';
import {
  ENOUGH_NAMES,
  homesOf,
  isSpelt,
  namesSuggested,
  type Place,
  placesNamed,
} from '../../domain/place-lookup.ts';
import { type GazetteerPlace, type Spot, spokenNames } from '../../domain/search/spots.ts';
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
    const pin = asked ? undefined : vocabulary.spots.pin(q.replaceAll(/\s/g, ''));
    if (pin) return [ofPin(pin)];
    const isThere = (cityId: number | undefined) => asked === undefined || cityId === asked.id;
    const places = [...(asked ? [] : vocabulary.cities.values()), ...vocabulary.localities.values()];
    const named = namesSuggested(
      places.filter(({ cityId }) => isThere(cityId)),
      q,
    );
    const near = namesSuggested(
      asCalled(vocabulary.spots.all).filter((spot) => isThere(spot.cityId)),
      q,
    );
    return bestOf(q, named, near).map((place) =>
      'id' in place ? ofPlace(place, vocabulary) : ofSpot(place, vocabulary),
    );
  },
);

/** Places with homes first; but what is spelt as typed before what is only like it. */
function bestOf(q: string, named: readonly Place[], near: readonly GazetteerPlace[]) {
  const ofNamed = Map.groupBy(named, (place) => isSpelt(place, q));
  const ofNear = Map.groupBy(near, (spot) => isSpelt(spot, q));
  const [speltNear, spelt] = [ofNear.get(true) ?? [], ofNamed.get(true) ?? []];
  const found = [...spelt.slice(0, Math.max(SUGGESTED - NEAR, SUGGESTED - speltNear.length)), ...speltNear];
  const alike = [...(ofNamed.get(false) ?? []), ...(ofNear.get(false) ?? [])];
  return (found.length < ENOUGH_NAMES ? [...found, ...alike] : found).slice(0, SUGGESTED);
}

const called = new WeakMap<readonly GazetteerPlace[], readonly GazetteerPlace[]>();

/** The places with what people call them besides; once for each gazetteer, since every letter typed asks. */
function asCalled(spots: readonly GazetteerPlace[]): readonly GazetteerPlace[] {
  const known = called.get(spots);
  if (known) return known;
  const made = spots.map((spot) => ({ ...spot, aliases: [...spot.aliases, ...spokenNames(spot)] }));
  called.set(spots, made);
  return made;
}

/** What homes are only near. */
function ofSpot(spot: GazetteerPlace, { cities }: Vocabulary): PlaceSuggestion {
  const { kind, name, cityId } = spot;
  const city = cities.get(cityId ?? 0);
  const path = `/properties?${filtersToUrl({ city: city?.slug, near: name })}`;
  return {
    kind,
    name,
    city: city?.name ?? spot.city,
    homes: 0,
    hindi: hindiOf(spot, city ?? spot.city),
    path,
  };
}

function hindiOf(
  place: Parameters<typeof hindiNameOf>[0],
  city: Parameters<typeof hindiNameOf>[0] | string | null | undefined,
): PlaceSuggestion['hindi'] {
  const { name, isMade } = hindiNameOf(place);
  const within = typeof city === 'string' ? { name: city, aliases: [] } : city;
  return { name, is_made: isMade, city: within ? hindiNameOf(within).name : null };
}

function ofPin({ kind, name }: Spot): PlaceSuggestion {
  return {
    kind,
    name,
    city: null,
    homes: 0,
    hindi: null,
    path: `/properties?${filtersToUrl({ pincode: name })}`,
  };
}

function ofPlace(place: Place, { cities }: Vocabulary): PlaceSuggestion {
  const city = cities.get(place.cityId);
  const isCity = place.kind === 'city';
  const filters = { city: city?.slug, ...(isCity ? {} : { locality: [place.slug] }) };
  return {
    kind: place.kind,
    name: place.name,
    city: isCity ? null : (city?.name ?? null),
    homes: homesOf(place),
    hindi: hindiOf(place, isCity ? null : city),
    path: `/properties?${filtersToUrl(filters)}`,
  };
}
