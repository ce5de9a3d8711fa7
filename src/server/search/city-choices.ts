/** Which cities a search may mean: those with a place of the same name, and those around a city that has no homes. */
import type { PropertyFilters } from '../../contract/property-filters.ts';
import type { PropertySearchResult } from '../../contract/property-search.ts';
import { kmBetween } from '../../domain/map.ts';
import { homesOf } from '../../domain/place-lookup.ts';
import type { Catalogue, Found } from './catalogue.ts';
import { type Reading, readingOf } from './conditions.ts';
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
  if (!text || text.alsoIn.length === 0 || filters.city !== undefined || filters.locality) return [];
  const shown = text.localities[0]?.cityId ?? text.near?.cityId;
  const cities = [shown, ...text.alsoIn]
    .flatMap((id) => vocabulary.cities.get(id ?? 0) ?? [])
    .slice(0, MOST_CHOICES);
  const questions = cities.map(({ slug }) => {
    const chosen = { ...filters, city: slug, cursor: undefined };
    return {
      conditions: heldConditions(readingOf(chosen, vocabulary), chosen),
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
  { cities, index }: Vocabulary,
): Understood['noHomesIn'] {
  if (!emptyCity) return null;
  const { id, name, slug, lat, lng } = emptyCity;
  const isThere = chosenCity === id ? total > 0 : (counts.get('city')?.get(id) ?? 0) > 0;
  if (isThere) return null;
  const nearest = index.names.livedCities.flatMap((lived) => {
    const city = cities.get(lived);
    if (!city || typeof city.lat !== 'number' || typeof city.lng !== 'number') return [];
    if (typeof lat !== 'number' || typeof lng !== 'number') return [];
    const km = Math.round(kmBetween({ lat, lng }, { lat: city.lat, lng: city.lng }));
    return [{ city: city.name, slug: city.slug, homes: homesOf(city), km }];
  });
  return { city: name, slug, nearest: nearest.sort((a, b) => a.km - b.km).slice(0, NEAREST) };
}
