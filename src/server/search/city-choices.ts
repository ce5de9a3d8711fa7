/** Which cities a search may mean: those with a place of the same name, and those around a city that has no homes. */
import type { PropertyFilters } from '../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../contract/property-search.ts';
import { kmBetween } from '../../domain/map.ts';
import { homesOf, type Place } from '../../domain/place-lookup.ts';
import type { Catalogue, Found } from './catalogue.ts';
import { pointOf, type Reading, readingOf } from './conditions.ts';
import { orKnown } from './outage.ts';
import type { Vocabulary } from './places.ts';
import { heldConditions } from './settle.ts';

type Understood = PropertySearchResult['understood'];

const MOST_CHOICES = 8;
const NEAREST = 3;

/** With the homes that each would show; none where only one city has any. */
export async function cityChoices(
  catalogue: Catalogue,
  { text }: Reading,
  filters: PropertyFilters,
  vocabulary: Vocabulary,
): Promise<Understood['choices']> {
  const { city: chosen, locality, near, pincode, box } = filters;
  const isPlaceChosen = [chosen, locality, near, pincode, box].some((one) => one !== undefined);
  if (!text || text.alsoIn.length === 0 || isPlaceChosen) return [];
  const shown = text.localities[0]?.cityId ?? text.near?.cityId;
  const cities = [shown, ...text.alsoIn]
    .flatMap((id) => vocabulary.cities.get(id ?? 0) ?? [])
    .slice(0, MOST_CHOICES);
  const questions = cities.map(({ slug }) => {
    const there = { ...filters, city: slug, cursor: undefined };
    return {
      conditions: heldConditions(readingOf(there, vocabulary), there),
      facets: false,
      page: undefined,
    };
  });
  // Without the database rare words are unknown: the search itself still answers.
  const found = await orKnown(
    () => catalogue.find(questions),
    () => [],
  );
  const choices = cities.flatMap(({ id, name, slug }, i) => {
    const homes = found[i]?.total ?? 0;
    return homes > 0 ? [{ city: name, slug, homes, isShown: id === shown }] : [];
  });
  return choices.length > 1 || choices.some(({ isShown }) => !isShown) ? choices : [];
}

/** Homes published a moment ago are found before they are counted by city. */
export function noHomesIn(
  { emptyCity, chosenCity }: Reading,
  { total, counts }: Found,
  vocabulary: Vocabulary,
): Understood['noHomesIn'] {
  if (!emptyCity) return null;
  const { id, name, slug } = emptyCity;
  const isThere = chosenCity === id ? total > 0 : (counts.get('city')?.get(id) ?? 0) > 0;
  return isThere ? null : { city: name, slug, nearest: nearestCities(emptyCity, vocabulary) };
}

/** With homes; none for a city that nobody knows the place of. */
export function nearestCities(
  from: Place,
  { cities, index }: Vocabulary,
): NonNullable<Understood['noHomesIn']>['nearest'] {
  const point = pointOf(from);
  const lived = index.names.livedCities.flatMap((id) => {
    const city = cities.get(id);
    const its = city && pointOf(city);
    if (!point || !its) return [];
    const km = Math.round(kmBetween(point, its));
    return [{ city: city.name, slug: city.slug, homes: homesOf(city), km }];
  });
  return lived.sort((one, other) => one.km - other.km).slice(0, NEAREST);
}
