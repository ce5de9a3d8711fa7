/** Cities, localities and the whole gazetteer in memory, as the product reads searches with them. */
import { openRows, openText } from '../../src/db/seed/places/open-data.ts';
import { cities, newCities } from '../../src/db/seed/places.ts';
import type { Place } from '../../src/domain/place-lookup.ts';
import { type PlaceKind, placeSlug } from '../../src/domain/places.ts';
import { knownPlaces } from '../../src/domain/search/place-names.ts';
import { type GazetteerPlace, indexSpots } from '../../src/domain/search/spots.ts';

const files = [
  'by-hand',
  'wards',
  'geonames',
  'post-offices',
  'stations',
  'railways',
  'landmarks',
  'natural-earth',
];

/** As the database has them: the first file that knows where a place is, and names from all. */
function gazetteerRows(cityIds: ReadonlyMap<string, number>): GazetteerPlace[] {
  const rows = new Map<string, Omit<GazetteerPlace, 'aliases'> & { aliases: string[] }>();
  for (const file of files) {
    for (const [kind, city = '', name = '', , lat, lng, aliases = ''] of openRows(openText(file))) {
      const key = `${kind} ${city} ${placeSlug(name)}`;
      const known = rows.get(key);
      const names = aliases.split('|').filter(Boolean);
      if (known) known.aliases.push(...names.filter((alias) => !known.aliases.includes(alias)));
      else if (lat)
        rows.set(key, {
          kind: kind as PlaceKind,
          name,
          city,
          cityId: cityIds.get(city),
          point: { lat: Number(lat), lng: Number(lng) },
          aliases: names,
        });
    }
  }
  return [...rows.values()];
}

/** Cities of the seed with homes, most in the first; the new ones have none. */
export function wholeGazetteer() {
  const places: Place[] = [];
  const cityIds = new Map<string, number>();
  for (const city of [...cities, ...newCities]) {
    const id = cityIds.size + 1;
    cityIds.set(city.name, id);
    const localities = city.localities.map(
      ({ name, slug, pincode, lat, lng }, rank): Place => ({
        kind: 'locality',
        id: id * 1000 + rank,
        cityId: id,
        name,
        slug,
        aliases: [],
        pincode,
        lat,
        lng,
        homes: Math.ceil(1000 / id / (rank + 1)),
      }),
    );
    const homes = localities.reduce((sum, locality) => sum + (locality.homes ?? 0), 0);
    const { name, slug, aliases, lat, lng } = city;
    places.push({ kind: 'city', id, cityId: id, name, slug, aliases, lat, lng, homes }, ...localities);
  }
  const rows = gazetteerRows(cityIds);
  const aliasesOf = new Map(
    rows.map(({ kind, cityId, name, aliases }) => [`${kind} ${cityId} ${placeSlug(name)}`, aliases]),
  );
  const named = places.map((place) => ({
    ...place,
    aliases: [...place.aliases, ...(aliasesOf.get(`${place.kind} ${place.cityId} ${place.slug}`) ?? [])],
  }));
  const others = openRows(openText('cities')).flatMap(([name = '', , aliases = '']) =>
    cityIds.has(name) ? [] : [{ name, aliases: aliases.split('|').filter(Boolean) }],
  );
  const pins = openRows(openText('pins')).map(
    ([pin = '', lat, lng]): [string, { lat: number; lng: number }] => [
      pin,
      { lat: Number(lat), lng: Number(lng) },
    ],
  );
  const localities = named.filter(({ kind }) => kind === 'locality');
  return {
    rows,
    cityIds,
    localities,
    index: knownPlaces(named),
    spots: indexSpots(rows, new Map(pins), others),
  };
}

/** Where the metro of a city stops, as the files have it. */
export const metroStations = (city: string): { lat: number; lng: number }[] =>
  files.flatMap((file) =>
    openRows(openText(file)).flatMap(([kind, at, , , lat, lng]) =>
      kind === 'metro_station' && at === city && lat ? [{ lat: Number(lat), lng: Number(lng) }] : [],
    ),
  );
