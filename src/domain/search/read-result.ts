/** What all that was read comes to. */
import { kmBetween } from '../map.ts';
import { homesOf, type Place } from '../place-lookup.ts';
import { furnishings, propertyTypes, roomCounts } from '../properties.ts';
import type { Draft, Meant } from './draft.ts';
import { type NamedPlaces, saysNothing } from './places.ts';
import type { Bounds } from './quantities.ts';
import type { Excluded, ReadQuery, Said } from './read.ts';
import type { Near } from './spots.ts';
import { tokensOf } from './tokens.ts';

type ValueOf<Of extends Meant['of']> = Extract<Meant, { of: Of }>['value'];

export function result(draft: Draft, namedCity: number | undefined, isChosen: boolean): ReadQuery {
  const { named, meanings, spans, words, bathrooms, rent, area, availableBy, typed } = draft;
  const { exceptPlaces, excluded } = draft;
  const cityOfOthers = draft.near ? undefined : onlyCityOf(exceptPlaces);
  const places = chosenPlaces(named, namedCity ?? (named.length > 0 ? undefined : cityOfOthers), isChosen);
  nameAll(draft, places.localities);
  const isFar = draft.near !== undefined && isFarFrom(draft.near, places.localities);
  if (isFar) takeBack(draft, 'near');
  const all = <Of extends Meant['of']>(of: Of): ValueOf<Of>[] => [
    ...new Set(meanings.flatMap((meaning) => (meaning.of === of ? [meaning.value as ValueOf<Of>] : []))),
  ];
  const only = <Of extends Meant['of']>(of: Of): ValueOf<Of> | undefined => {
    const values = all(of);
    return values.length === 1 ? values[0] : undefined;
  };
  return {
    ...places,
    otherCity: draft.otherCity,
    alsoIn: isChosen || places.cityId !== undefined ? [] : alsoInOf(draft, places.localities),
    exceptPlaces,
    excluded,
    unread: draft.unread.map(({ start, end }) => typed.slice(start, end)),
    near: isFar ? undefined : draft.near,
    nearAny: draft.nearAny,
    bedrooms: bedroomsOf(draft),
    bathrooms,
    rent: inOrder(rent),
    area: inOrder(area),
    availableBy,
    furnishing: without(all('furnishing'), furnishings, excluded),
    wishedTypes: draft.wishedTypes,
    propertyType: without(all('property_type'), propertyTypes, excluded),
    preferredTenant: only('preferred_tenant'),
    pgFor: all('pg_for'),
    pgMeals: [...new Set(all('pg_meals').flat())],
    sharing: [...new Set(draft.sharing)],
    parking: [...new Set(all('parking').flat())],
    floors: [...new Set(draft.floors)].sort(),
    facing: [...new Set(all('facing').flat())],
    waterSupply: [...new Set(all('water_supply').flat())],
    listedAs: only('listed_as'),
    amenities: all('amenities'),
    pets: only('pets'),
    verified: only('verified'),
    sort: all('sort').at(-1),
    spans,
    words,
    corrected: spans.some(({ isCorrected }) => isCorrected),
  };
}

/** Without those that are not wanted: "2bhk, not 1bhk" has two. */
function bedroomsOf({ bedrooms, exceptBedrooms }: Draft): number[] {
  const all = bedrooms.size === 0 && exceptBedrooms.size > 0 ? roomCounts : bedrooms;
  return [...all].filter((rooms) => !exceptBedrooms.has(rooms)).sort();
}

/** Civil Lines are in eight cities: those whose place goes by the words that were typed. */
function alsoInOf(
  { spans, named, near, index, spots, tokens }: Draft,
  localities: readonly Place[],
): number[] {
  const places = spans.filter(({ of }) => of === 'place' || of === 'near');
  const [span] = places;
  const shown = named.length > 0 ? localities[0]?.cityId : near?.cityId;
  if (!span || places.length > 1 || shown === undefined || span.isCorrected) return [];
  const typed = tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
  const compacts = typed.flatMap((_, from) =>
    typed.slice(from).map((__, more) =>
      typed
        .slice(from, from + more + 1)
        .map(({ compact }) => compact)
        .join(''),
    ),
  );
  const citiesOf = (compact: string) => [
    ...(index.exact.get(compact)?.places ?? []).flatMap(({ kind, cityId }) =>
      kind === 'locality' ? [cityId] : [],
    ),
    ...spots.citiesOf(compact),
  ];
  const [longest = []] = compacts
    .toSorted((one, other) => other.length - one.length)
    .map(citiesOf)
    .filter((cities) => cities.includes(shown));
  return index.names.livedCities.filter((city) => city !== shown && longest.includes(city));
}

/** Of what is wanted, or else of all values, those that are not excluded. */
function without<Value extends string>(
  wanted: readonly Value[],
  all: readonly Value[],
  excluded: readonly Excluded[],
): Value[] {
  const values = new Set<string>(excluded.map(({ value }) => value));
  const isOfThese = all.some((value) => values.has(value));
  return (wanted.length > 0 || !isOfThese ? wanted : all).filter((value) => !values.has(value));
}

/** Who does not want Koramangala looks in Bengaluru. */
function onlyCityOf(except: readonly Place[]): number | undefined {
  const cities = new Set(except.flatMap(({ kind, cityId }) => (kind === 'locality' ? [cityId] : [])));
  const isOne = cities.size === 1 && except.every(({ kind }) => kind === 'locality');
  return isOne ? except[0]?.cityId : undefined;
}

/** "Andheri" is Andheri East and Andheri West: its span names all that it became. */
function nameAll({ named, spans }: Draft, localities: readonly Place[]): void {
  const ofPlaces = spans.filter(({ of }) => of === 'place');
  for (const [at, span] of ofPlaces.entries()) {
    const meant = localities.filter((place) => named[at]?.places.includes(place));
    if (meant.length > 0) span.value = meant.map(({ name }) => name).join(',');
  }
}

/** From the middle of a locality to its end, in kilometres. */
const LOCALITY_KM = 4;

/** A place across the town from the locality that the text names too is another of its name: the locality is meant. */
export function isFarFrom({ point, meters }: Near, localities: readonly Place[]): boolean {
  const points = localities.flatMap(({ lat, lng }) =>
    typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : [],
  );
  return points.length > 0 && points.every((its) => kmBetween(its, point) > LOCALITY_KM + meters / 1000);
}

/** What was read is left over as words again. */
function takeBack({ spans, words, typed }: Draft, of: Said): void {
  const at = spans.findIndex((span) => span.of === of);
  const [span] = at < 0 ? [] : spans.splice(at, 1);
  const tokens = span ? tokensOf(typed.slice(span.start, span.end)) : [];
  words.push(...tokens.filter((token) => !saysNothing(token)).map((token) => token.typed));
}

/** "under 20k above 30k" cannot be meant. */
const inOrder = ({ least, most }: Bounds): Bounds =>
  least !== undefined && most !== undefined && least > most
    ? { least: most, most: least }
    : { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };

/** Of the places named those of one city: the one that is named, or else the one with most of them, and most homes. */
function chosenPlaces(
  named: readonly NamedPlaces[],
  namedCity: number | undefined,
  isChosen: boolean,
): Pick<ReadQuery, 'cityId' | 'localities' | 'elsewhere'> {
  const places = [...new Set(named.flatMap(({ places }) => places))];
  const cities = places.filter(({ kind }) => kind === 'city');
  const localities = places.filter(({ kind }) => kind === 'locality');
  const cityId = namedCity ?? cities[0]?.id;
  const chosen = cityId ?? cityOfMost(named);
  const isThere = (place: Place) => place.cityId === chosen;
  return {
    cityId: isChosen ? undefined : cityId,
    localities: localities.filter(isThere),
    elsewhere: [...cities, ...localities].filter((place) => !isThere(place)),
  };
}

function cityOfMost(named: readonly NamedPlaces[]): number | undefined {
  const scores = new Map<number, { names: number; homes: number }>();
  for (const { places } of named) {
    for (const cityId of new Set(places.map((place) => place.cityId))) {
      const { names, homes } = scores.get(cityId) ?? { names: 0, homes: 0 };
      const there = places.filter((place) => place.cityId === cityId);
      scores.set(cityId, {
        names: names + 1,
        homes: homes + there.reduce((sum, place) => sum + homesOf(place), 0),
      });
    }
  }
  const [best] = [...scores].sort(([, a], [, b]) => b.names - a.names || b.homes - a.homes);
  return best?.[0];
}
