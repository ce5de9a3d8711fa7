// Turns filters into conditions of the catalogue: names of places into ids, and what the text says into the same conditions as the filters.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import { type Dimension, dimensionNames, keyOf } from '../../domain/catalogue.ts';
import { hasContacts } from '../../domain/contacts.ts';
import { boxCells, cellsInAny, kmBetween, type Point } from '../../domain/map.ts';
import { type Place, placesNamed } from '../../domain/place-lookup.ts';
import { type AnyKind, anyKinds, radiusOf, WALK_METERS } from '../../domain/places.ts';
import type { ReadQuery } from '../../domain/search/read.ts';
import { readQuery } from '../../domain/search/read-query.ts';
import { type Near, type NearAny, nearSpot, type Spots } from '../../domain/search/spots.ts';
import type { Choice, Conditions, Value } from './catalogue.ts';
import type { Vocabulary } from './places.ts';

/** Filters as they were understood. */
export interface Reading {
  conditions: Conditions;
  /** The one city that is asked. */
  cityId: number | undefined;
  /** By its own name, or by what the text says; not only by localities that all lie in it. */
  isCitySaid: boolean;
  /** The city of the filters, in which the text is read. */
  chosenCity: number | undefined;
  text: ReadQuery | undefined;
  /** The place that homes should be near. */
  near: Near | undefined;
  /** The kinds of places of which homes should be near any. */
  nearAny: NearAny | undefined;
  /** The city that the text or the filters name while it has no homes: those around it are shown where the text names it. */
  emptyCity: Place | undefined;
  /** Localities are those that are left when the ones not wanted are taken away. */
  exceptsLocalities: boolean;
  /** What is asked contradicts itself, or names a place that does not exist: nothing can match. */
  isImpossible: boolean;
  /** No engine need be asked, because not even another value of one field would match. */
  isHopeless: boolean;
  /** Some of the places asked for, if not all, nobody knows. */
  hasUnknownPlace: boolean;
}

/** `read`: the text as it was read in the same city before; a long one takes milliseconds. */
export function readingOf(
  filters: PropertyFilters,
  vocabulary: Vocabulary,
  read?: ReadQuery | undefined,
): Reading {
  const city = filters.city === undefined ? undefined : cityNamed(filters.city, vocabulary);
  const chosenCity = city?.id ?? cityOfLocalities(filters, vocabulary);
  const text = read ?? textOf(filters, chosenCity, vocabulary);
  const asksNear = filters.near !== undefined || filters.pincode !== undefined;
  const emptyCity = cityWithoutHomes(chosenCity ?? text?.cityId ?? text?.localities[0]?.cityId, vocabulary);
  const around =
    chosenCity === undefined && !asksNear && text && emptyCity ? insteadOf(emptyCity, text) : undefined;
  const askedCity = city?.id ?? (around ? undefined : text?.cityId);
  const localityIds = around ? undefined : chosenLocalities(filters, text, askedCity, vocabulary);
  const near = asksNear ? nearOf(filters, askedCity, vocabulary) : (around ?? text?.near);
  const cityIds = withoutCities(
    askedCity === undefined
      ? (citiesOf(localityIds, vocabulary) ?? (near && citiesAround(near, vocabulary)))
      : [askedCity],
    text,
    vocabulary,
  );
  const nearAny = filters.near_any ? { kinds: filters.near_any, meters: WALK_METERS } : text?.nearAny;
  const choices = dimensionNames.flatMap((field): Choice[] => {
    const values = valuesOf(field, filters, text);
    return values ? [{ field, values, every: field === 'amenities' }] : [];
  });
  const hasUnknownCity = filters.city !== undefined && city === undefined;
  // A number or an address finds no home whose lister wrote it into the description.
  const isHopeless = hasUnknownCity || (asksNear && near === undefined) || hasContacts(filters.q ?? '');
  return {
    conditions: {
      cityIds,
      localityIds,
      choices,
      rent: {
        least: ofBoth(Math.max, filters.rent_min, text?.rent.least),
        most: ofBoth(Math.min, filters.rent_max, text?.rent.most),
      },
      area: {
        least: ofBoth(Math.max, filters.area_min, text?.area.least),
        most: ofBoth(Math.min, filters.area_max, text?.area.most),
      },
      availableBy: [filters.available_by, text?.availableBy].filter((day) => day !== undefined).sort()[0],
      box: filters.box === undefined ? undefined : boxCells(filters.box),
      near: near && { point: near.point, meters: near.meters },
      cells: nearAny && cellsNear(nearAny, cityIds, vocabulary.spots),
      words: text?.words ?? [],
    },
    cityId: cityIds?.length === 1 ? cityIds[0] : undefined,
    isCitySaid: askedCity !== undefined,
    chosenCity,
    text,
    near,
    nearAny,
    emptyCity,
    exceptsLocalities: !filters.locality && text !== undefined && exceptsAny(text),
    isImpossible:
      isHopeless ||
      (asksNear && near === undefined) ||
      localityIds?.length === 0 ||
      choices.some(({ values }) => values.length === 0),
    isHopeless,
    hasUnknownPlace:
      hasUnknownCity ||
      (asksNear && near === undefined) ||
      (filters.locality ?? []).some((name) => localitiesNamed(name, askedCity, vocabulary).length === 0),
  };
}

const textOf = (
  { q }: PropertyFilters,
  cityId: number | undefined,
  { index, today, spots }: Vocabulary,
): ReadQuery | undefined => (q ? readQuery(q, index, { cityId, today, spots }) : undefined);

const cityNamed = (name: string, { index }: Vocabulary): Place | undefined =>
  placesNamed(index, name).find((place) => place.kind === 'city');

const localitiesNamed = (name: string, cityId: number | undefined, { index }: Vocabulary): Place[] =>
  placesNamed(index, name).filter(
    (place) => place.kind === 'locality' && (cityId === undefined || place.cityId === cityId),
  );

/** A text beside a chosen locality is of its city, where no other city has such a name. */
function cityOfLocalities({ locality }: PropertyFilters, vocabulary: Vocabulary): number | undefined {
  const found = locality?.flatMap((name) => localitiesNamed(name, undefined, vocabulary)) ?? [];
  const cities = new Set(found.map(({ cityId }) => cityId));
  return cities.size === 1 ? found[0]?.cityId : undefined;
}

const point = /^(-?\d{1,2}(?:\.\d{1,12})?),\s*(-?\d{1,3}(?:\.\d{1,12})?)$/;

/** The place of the filters: a PIN area, a point, or a name; undefined for what nobody knows. */
function nearOf(
  { near, pincode, radius_m: meters }: PropertyFilters,
  cityId: number | undefined,
  { spots, index }: Vocabulary,
): Near | undefined {
  const isThere = (place: { cityId?: number | undefined }) => cityId === undefined || place.cityId === cityId;
  if (near === undefined) {
    const spot = spots.pin(pincode ?? '');
    return spot && nearSpot(spot, meters);
  }
  const [, lat, lng] = point.exec(near) ?? [];
  if (lat !== undefined) {
    const named = { kind: 'landmark', name: near, cityId: undefined } as const;
    return nearSpot({ ...named, point: { lat: Number(lat), lng: Number(lng) } }, meters);
  }
  const spot = spots.named(near, isThere);
  if (spot) return nearSpot(spot, meters);
  const place = placesNamed(index, near).find(({ kind, ...one }) => kind === 'locality' && isThere(one));
  const own = place && pointOf(place);
  if (place && own)
    return {
      kind: 'locality',
      name: place.name,
      cityId: place.cityId,
      point: own,
      meters: meters ?? radiusOf('locality'),
    };
  const alike = spots.alike(near, 2, isThere);
  return alike && nearSpot(alike, meters);
}

/** Undefined for one with homes, and where nobody has counted. */
function cityWithoutHomes(id: number | undefined, { cities, index }: Vocabulary): Place | undefined {
  const { livedCities } = index.names;
  return id === undefined || livedCities.length === 0 || livedCities.includes(id)
    ? undefined
    : cities.get(id);
}

/** What homes may be near where a city has none: the place in it that the text names, or its middle. */
function insteadOf(city: Place, { near, localities }: ReadQuery): Near | undefined {
  if (near) return near;
  const place = [...localities, city].find((one) => pointOf(one) !== undefined);
  const point = place && pointOf(place);
  return place && point && nearSpot({ kind: place.kind, name: place.name, cityId: city.id, point });
}

/** Found once for the gazetteer that is known: a hundred stations have thousands of cells. */
const knownCells = new WeakMap<Spots, Map<string, number[]>>();

/** Around all places of those kinds in the cities, or in any. */
function cellsNear(
  { kinds, meters }: NearAny,
  cityIds: readonly number[] | undefined,
  spots: Spots,
): readonly number[] {
  const known = knownCells.get(spots) ?? new Map<string, number[]>();
  knownCells.set(spots, known);
  const key = [meters, ...kinds, ...(cityIds ?? [])].join(' ');
  const before = known.get(key);
  if (before) return before;
  const there = spots
    .ofKinds(kinds)
    .filter(({ cityId }) => cityId !== undefined && (cityIds?.includes(cityId) ?? true));
  const cells = cellsInAny(there.map(({ point }) => ({ point, meters })));
  if (known.size < MOST_KNOWN_CELLS) known.set(key, cells);
  return cells;
}
const MOST_KNOWN_CELLS = 200;

/** Of which kinds the one city that is asked has places. */
export const kindsIn = ({ cityId }: Reading, { spots }: Vocabulary): AnyKind[] =>
  cityId === undefined
    ? []
    : anyKinds.filter((kind) => spots.ofKinds([kind]).some((spot) => spot.cityId === cityId));

export const pointOf = ({ lat, lng }: Place): Point | undefined =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;

/** From the middle of a large city to its end, in kilometres. */
const CITY_KM = 45;

/** The cities that a circle may reach into; anywhere where that is none. */
function citiesAround({ point: middle, meters, cityId }: Near, { cities }: Vocabulary): number[] | undefined {
  const around = [...cities.values()].filter((city) => {
    const its = pointOf(city);
    return city.id === cityId || (its !== undefined && kmBetween(its, middle) <= CITY_KM + meters / 1000);
  });
  return around.length > 0 ? around.map(({ id }) => id) : undefined;
}

/** Text and filter hold together. */
function ofBoth(stricter: (...values: number[]) => number, ...asked: (number | undefined)[]) {
  const given = asked.filter((value) => value !== undefined);
  return given.length > 0 ? stricter(...given) : undefined;
}

/** Localities need not be looked for in other cities. */
function citiesOf(ids: number[] | undefined, { localities }: Vocabulary): number[] | undefined {
  return ids && [...new Set(ids.flatMap((id) => localities.get(id)?.cityId ?? []))];
}

/** Those of the filter, in place of those that the text names. */
function chosenLocalities(
  filters: PropertyFilters,
  text: ReadQuery | undefined,
  cityId: number | undefined,
  vocabulary: Vocabulary,
): number[] | undefined {
  if (!filters.locality) return saidLocalities(text, cityId, vocabulary);
  const chosen = filters.locality.flatMap((name) => localitiesNamed(name, cityId, vocabulary));
  return [...new Set(chosen.map((place) => place.id))];
}

const exceptsAny = ({ exceptPlaces }: ReadQuery): boolean =>
  exceptPlaces.some(({ kind }) => kind === 'locality');

/** Those that the text names, or all of the city, without those that it does not want. */
function saidLocalities(
  text: ReadQuery | undefined,
  cityId: number | undefined,
  { localities }: Vocabulary,
): number[] | undefined {
  if (!text) return undefined;
  const said = text.localities.length > 0 ? text.localities : undefined;
  if (!exceptsAny(text)) return said?.map(({ id }) => id);
  const except = new Set(text.exceptPlaces.flatMap(({ kind, id }) => (kind === 'locality' ? [id] : [])));
  const all = said ?? [...localities.values()].filter((one) => cityId === undefined || one.cityId === cityId);
  return all.flatMap(({ id }) => (except.has(id) ? [] : [id]));
}

function withoutCities(
  ids: number[] | undefined,
  text: ReadQuery | undefined,
  { cities }: Vocabulary,
): number[] | undefined {
  const except = new Set(text?.exceptPlaces.flatMap(({ kind, id }) => (kind === 'city' ? [id] : [])));
  return except.size === 0 ? ids : (ids ?? [...cities.keys()]).filter((id) => !except.has(id));
}

/** `undefined` when the filter is not asked. What is chosen takes the place of what the text says; amenities are all wanted. */
function valuesOf(
  field: Dimension,
  filters: PropertyFilters,
  text: ReadQuery | undefined,
): Value[] | undefined {
  const filter = filters[field];
  const chosen = filter === undefined ? undefined : [filter].flat();
  const said = (text && saidOf(field, text)) ?? [];
  if (!chosen) return said.length > 0 ? known(field, said) : undefined;
  return known(field, field === 'amenities' ? [...chosen, ...said] : chosen);
}

const known = (field: Dimension, values: readonly Value[]): Value[] => [
  ...new Set(values.filter((value) => keyOf(field, value) !== undefined)),
];

function saidOf(field: Dimension, text: ReadQuery): readonly Value[] {
  const said: Partial<Record<Dimension, Value | undefined | readonly Value[]>> = {
    bedrooms: text.bedrooms,
    bathrooms: text.bathrooms,
    furnishing: text.furnishing,
    property_type: text.propertyType,
    listed_as: text.listedAs,
    preferred_tenant: text.preferredTenant,
    pg_for: text.pgFor,
    pg_meals: text.pgMeals,
    bed_sharing: text.sharing,
    parking: text.parking,
    floor: text.floors,
    facing: text.facing,
    water_supply: text.waterSupply,
    pets: text.pets,
    verified: text.verified,
    amenities: text.amenities,
  };
  return [said[field] ?? []].flat();
}
