// What a search found, with its places named as the page's language writes them: cards, filters, chips and the title.
import { cardHome } from '../../components/property/card-home.ts';
import type { Api } from '../../lib/api-context.ts';
import type { Place, PlaceNames } from '../../lib/place-names.ts';

type Found = Awaited<ReturnType<Api['properties']['search']>>;

/** Every name that the page may show. */
export function placesIn({ items, nearest, facets, understood }: Found): Place[] {
  const city = cityOf({ facets, understood });
  const localities = [...facets.locality.map(({ label }) => label), ...understood.localities];
  const alone = [...placesOfSpans(understood.spans), ...(understood.near ? [understood.near.name] : [])];
  return [
    ...[...items, ...nearest].map((home) => ({ city: home.city, locality: home.locality })),
    ...[...understood.choices, ...(understood.noHomesIn?.nearest ?? [])].map(({ city: name }) => ({
      city: name,
    })),
    ...(understood.noHomesIn ? [{ city: understood.noHomesIn.city }] : []),
    ...facets.city.flatMap(({ label }) => (label === undefined ? [] : [{ city: label }])),
    ...localities.flatMap((locality) => {
      if (locality === undefined) return [];
      return [city === undefined ? { city: locality } : { city, locality }];
    }),
    ...alone.map((name) => ({ city: name })),
    ...understood.elsewhere.flatMap(({ city: other, name }) => [
      { city: other, locality: name === other ? null : name },
    ]),
  ];
}

/** Localities are named where one city is meant. */
const cityOf = ({ facets, understood }: Pick<Found, 'facets' | 'understood'>): string | undefined =>
  understood.city ?? facets.city.find(({ isChosen }) => isChosen)?.label ?? undefined;

const isPlace = ({ of }: Span): boolean => of === 'place' || of === 'near' || of === 'not_place';
type Span = Found['understood']['spans'][number];

const placesOfSpans = (spans: readonly Span[]): string[] =>
  spans.filter(isPlace).flatMap(({ value }) => value.split(','));

export function inPageWords(found: Found, names: PlaceNames) {
  const city = cityOf(found);
  const locality = (name: string) => (city === undefined ? names.city(name) : names.locality(name, city));
  const { facets, understood } = found;
  const card = (home: Found['items'][number]) => cardHome(home, names);
  return {
    ...found,
    items: found.items.map(card),
    nearest: found.nearest.map(card),
    facets: {
      ...facets,
      city: facets.city.map((one) =>
        one.label === undefined ? one : { ...one, label: names.city(one.label) },
      ),
      locality: facets.locality.map((one) =>
        one.label === undefined ? one : { ...one, label: locality(one.label) },
      ),
    },
    understood: {
      ...understood,
      city: understood.city === null ? null : names.city(understood.city),
      localities: understood.localities.map(locality),
      near: understood.near && { ...understood.near, name: names.city(understood.near.name) },
      spans: understood.spans.map((span) =>
        isPlace(span) ? { ...span, value: span.value.split(',').map(names.city).join(',') } : span,
      ),
      elsewhere: understood.elsewhere.map((place) => ({
        ...place,
        shown:
          place.name === place.city
            ? names.city(place.city)
            : `${names.locality(place.name, place.city)}, ${names.city(place.city)}`,
      })),
      choices: understood.choices.map((one) => ({ ...one, city: names.city(one.city) })),
      noHomesIn: understood.noHomesIn && {
        ...understood.noHomesIn,
        city: names.city(understood.noHomesIn.city),
        nearest: understood.noHomesIn.nearest.map((one) => ({ ...one, city: names.city(one.city) })),
      },
    },
  };
}
