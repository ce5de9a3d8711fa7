// Turns filters into what the catalogue's tables understand: ids, numbers of values, ranges and words.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import { type Dimension, dimensionNames, keyOf, localityKey } from '../../domain/catalogue.ts';
import { hasContacts } from '../../domain/contacts.ts';
import { type BoxCells, boxCells } from '../../domain/map.ts';
import { type Place, placesNamed } from '../../domain/place-lookup.ts';
import { type ReadQuery, readQuery } from '../../domain/search/read-query.ts';
import type { Vocabulary } from './places.ts';

/** A home passes a group with any of its keys, or with all of them where `every` is set. */
export interface Group {
  dimension: Dimension | 'locality' | 'words';
  keys: number[];
  every: boolean;
}

export interface Range {
  least?: number;
  most?: number;
}

export interface Conditions {
  /** The one city that is asked. */
  cityId: number | undefined;
  /** Where matches can be: the asked city, or the cities of the asked localities; without them anywhere. */
  cityIds: number[] | undefined;
  localityIds: number[] | undefined;
  groups: Group[];
  /** Whole rupees a month. */
  rent: Range;
  area: Range;
  availableBy: string | undefined;
  /** A part of the map, in cells of its grid. */
  box: BoxCells | undefined;
  /** Words too rare to have a number. */
  words: string;
  text: ReadQuery | undefined;
  /** A place that does not exist was asked for: nothing can match. */
  isImpossible: boolean;
  hasUnknownCity: boolean;
  /** Some of the places asked for, if not all. */
  hasUnknownPlace: boolean;
}

export function conditionsOf(filters: PropertyFilters, vocabulary: Vocabulary): Conditions {
  const city = filters.city === undefined ? undefined : cityNamed(filters.city, vocabulary);
  const text = filters.q
    ? readQuery(filters.q, vocabulary.index, { cityId: city?.id, today: vocabulary.today })
    : undefined;
  const askedCity = city?.id ?? text?.cityId;
  const localityIds = chosenLocalities(filters, text, askedCity, vocabulary);
  const groups: Group[] = localityIds
    ? [{ dimension: 'locality', keys: localityIds.map(localityKey), every: false }]
    : [];
  for (const dimension of dimensionNames) {
    const keys = keysOf(dimension, filters, text);
    if (keys) groups.push({ dimension, keys, every: dimension === 'amenities' });
  }
  const typed = text?.words ?? [];
  const frequent = typed.flatMap((word) => vocabulary.words.get(word) ?? []);
  if (frequent.length > 0) groups.push({ dimension: 'words', keys: frequent, every: true });
  // A number or an address finds no home whose lister wrote it into the description.
  if (hasContacts(filters.q ?? '')) groups.push({ dimension: 'words', keys: [], every: false });
  const hasUnknownCity = filters.city !== undefined && city === undefined;
  const cityIds = askedCity === undefined ? citiesOf(localityIds, vocabulary) : [askedCity];
  return {
    cityId: cityIds?.length === 1 ? cityIds[0] : undefined,
    cityIds,
    localityIds,
    groups,
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
    words: typed.filter((word) => !vocabulary.words.has(word)).join(' '),
    text,
    hasUnknownCity,
    hasUnknownPlace:
      hasUnknownCity ||
      (filters.locality ?? []).some((name) => localitiesNamed(name, askedCity, vocabulary).length === 0),
    isImpossible: hasUnknownCity || groups.some((group) => group.keys.length === 0),
  };
}

const cityNamed = (name: string, { index }: Vocabulary): Place | undefined =>
  placesNamed(index, name).find((place) => place.kind === 'city');

const localitiesNamed = (name: string, cityId: number | undefined, { index }: Vocabulary): Place[] =>
  placesNamed(index, name).filter(
    (place) => place.kind === 'locality' && (cityId === undefined || place.cityId === cityId),
  );

/** Text and filter hold together. */
function ofBoth(stricter: (...values: number[]) => number, ...asked: (number | undefined)[]) {
  const given = asked.filter((value) => value !== undefined);
  return given.length > 0 ? stricter(...given) : undefined;
}

/** Localities need not be looked for in other cities. */
function citiesOf(ids: number[] | undefined, { localities }: Vocabulary): number[] | undefined {
  return ids && [...new Set(ids.flatMap((id) => localities.get(id)?.cityId ?? []))];
}

/** Those of the filter; where the text names some too, those in both. */
function chosenLocalities(
  filters: PropertyFilters,
  text: ReadQuery | undefined,
  cityId: number | undefined,
  vocabulary: Vocabulary,
): number[] | undefined {
  const typed = text && text.localities.length > 0 ? text.localities.map((place) => place.id) : undefined;
  if (!filters.locality) return typed;
  const chosen = filters.locality
    .flatMap((name) => localitiesNamed(name, cityId, vocabulary))
    .map((place) => place.id);
  return [...new Set(chosen)].filter((id) => !typed || typed.includes(id));
}

/** `undefined` when the filter is not asked; empty when the text and the filter contradict each other. */
function keysOf(
  dimension: Dimension,
  filters: PropertyFilters,
  text: ReadQuery | undefined,
): number[] | undefined {
  const filter = filters[dimension];
  const chosen = filter === undefined ? undefined : [filter].flat();
  const said = text && saidOf(dimension, text);
  const wanted = chosen && said?.length ? bothOf(dimension, chosen, said) : (chosen ?? said);
  return wanted === undefined || (wanted.length === 0 && !chosen)
    ? undefined
    : wanted.flatMap((value) => keyOf(dimension, value) ?? []);
}

type Value = string | number | boolean;

/** All of the amenities are wanted; of other filters what is in both. */
const bothOf = (dimension: Dimension, chosen: readonly Value[], said: readonly Value[]): Value[] =>
  dimension === 'amenities'
    ? [...new Set([...chosen, ...said])]
    : chosen.filter((value) => said.includes(value));

function saidOf(dimension: Dimension, text: ReadQuery): readonly Value[] {
  const said: Record<Dimension, Value | undefined | readonly Value[]> = {
    bedrooms: text.bedrooms,
    bathrooms: text.bathrooms,
    furnishing: text.furnishing,
    property_type: text.propertyType,
    listed_as: text.listedAs,
    preferred_tenant: text.preferredTenant,
    pets: text.pets,
    verified: text.verified,
    amenities: text.amenities,
  };
  return [said[dimension] ?? []].flat();
}
