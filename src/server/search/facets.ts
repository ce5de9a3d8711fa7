// Shapes counts into the answer's facets: every value of a closed list, and the places where there are homes.
import type { PropertyFacets } from '../../contract/property-search.ts';
import { type Dimension, dimensionNames, dimensions } from '../../domain/catalogue.ts';
import type { Place } from '../../domain/place-lookup.ts';
import type { CountedField, Found, Value } from './catalogue.ts';
import type { Reading } from './conditions.ts';
import type { Vocabulary } from './places.ts';

/** An imported city may have a thousand localities; a list of filters is no use beyond this. */
const MAX_PLACES = 100;

export function facetsOf(found: Found, reading: Reading, vocabulary: Vocabulary): PropertyFacets {
  const closed = dimensionNames.map((name) => [name, closedFacet(name, found)]);
  return {
    ...Object.fromEntries(closed),
    city: placeFacet(cityCounts(found, reading), vocabulary.cities, new Set([reading.cityId])),
    locality: localityFacet(found, reading, vocabulary),
  } as PropertyFacets;
}

const countsOf = ({ counts }: Found, field: CountedField): ReadonlyMap<Value, number> =>
  counts.get(field) ?? new Map();

/** With a city asked there is nothing to say of the others. */
function cityCounts(found: Found, { cityId }: Reading): [number, number][] {
  return cityId === undefined ? placeCounts(found, 'city') : [[cityId, found.total]];
}

const placeCounts = (found: Found, field: 'city' | 'locality'): [number, number][] =>
  [...countsOf(found, field)].map(([id, homes]) => [Number(id), homes]);

function closedFacet(name: Dimension, found: Found) {
  const counts = countsOf(found, name);
  return dimensions[name].values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** While no city is said, a name that other cities have too leads to homes there as well: it is offered only if it is chosen. */
function localityFacet(
  found: Found,
  { conditions, isCitySaid, exceptsLocalities }: Reading,
  vocabulary: Vocabulary,
) {
  const ids = exceptsLocalities ? [] : conditions.localityIds;
  const chosen = new Set<number | undefined>(ids);
  const isOffered = (id: number) => isCitySaid || chosen.has(id) || !vocabulary.elsewhere.has(id);
  const homes = new Map(placeCounts(found, 'locality').filter(([id]) => isOffered(id)));
  for (const id of ids ?? []) if (!homes.has(id)) homes.set(id, 0);
  const alikeOf = (id: number) =>
    (isCitySaid ? undefined : vocabulary.elsewhere.get(id)) ?? vocabulary.namesakes.get(id);
  return placeFacet(togetherByName(homes, alikeOf), vocabulary.localities, chosen);
}

/** What a search for the name finds: localities that it does not tell apart are one value, under the name with most homes. */
function togetherByName(
  homes: ReadonlyMap<number, number>,
  alikeOf: (id: number) => readonly number[] | undefined,
): [number, number][] {
  const seen = new Set<string>();
  const byHomes = [...homes].sort(([a, x], [b, y]) => y - x || a - b);
  return byHomes.flatMap(([id, count]): [number, number][] => {
    const alike = alikeOf(id);
    if (!alike) return [[id, count]];
    const name = alike.join(' ');
    if (seen.has(name)) return [];
    seen.add(name);
    return [[id, alike.reduce((sum, one) => sum + (homes.get(one) ?? 0), 0)]];
  });
}

/** Most homes first; what is chosen stays in the list whatever its count. */
function placeFacet(
  homes: [id: number, count: number][],
  places: ReadonlyMap<number, Place>,
  chosen: Set<number | undefined>,
) {
  return homes
    .filter(([id, count]) => count > 0 || chosen.has(id))
    .sort(([a, x], [b, y]) => y - x || a - b)
    .filter(([id], rank) => rank < MAX_PLACES || chosen.has(id))
    .flatMap(([id, count]) => {
      const place = places.get(id);
      return place ? [{ value: place.slug, label: place.name, count, isChosen: chosen.has(id) }] : [];
    });
}
