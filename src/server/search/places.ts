// The vocabulary of cities and localities in memory, so that a misspelt name costs no query.
import type { CalendarDate } from '../../domain/dates.ts';
import type { Point } from '../../domain/map.ts';
import { type Place, placesNamed } from '../../domain/place-lookup.ts';
import { REST_SLUG, spotKinds } from '../../domain/places.ts';
import { type KnownPlaces, knownPlaces, livedCitiesOf } from '../../domain/search/place-names.ts';
import { type GazetteerPlace, indexSpots, type Spots } from '../../domain/search/spots.ts';
import { orKnown } from './outage.ts';
import type { Query } from './query.ts';

export interface Vocabulary {
  index: KnownPlaces;
  cities: ReadonlyMap<number, Place>;
  localities: ReadonlyMap<number, Place>;
  /** Of a locality whose name finds others of its city too ("Rajajinagar", "Rajaji Nagar"): all of these, itself among them. */
  namesakes: ReadonlyMap<number, readonly number[]>;
  /** The same of a locality whose name finds some in other cities: those of all cities. */
  elsewhere: ReadonlyMap<number, readonly number[]>;
  /** What homes may be near: places of the gazetteer, and PIN areas. */
  spots: Spots;
  /** Number of each word that stands in many homes. */
  words: ReadonlyMap<string, number>;
  /** In India, by the product's clock. */
  today: CalendarDate;
}

/** A locality created elsewhere is known everywhere within this time. */
const FRESH_MS = 700;
const JUST_CHECKED_MS = 20;
/** Places go on being known for so long while the database cannot be asked. */
const LONGEST_MS = 15 * 60_000;
/** Which of two places has more homes does not change from one minute to the next. */
const COUNTED_AGAIN_MS = 300_000;

const stampSql = `select concat_ws(' ', (select count(*) from cities), (select max(updated_at) from cities),
  (select count(*) from localities), (select max(updated_at) from localities),
  (select count(*) from frequent_words), (select max(key) from frequent_words)) as stamp, app.today()::text as today,
  concat_ws(' ', (select stamp from app.gazetteer), (select string_agg(id::text, ',' order by id) from cities)) as gazetteer`;

const placesSql = `select 'city' as kind, id, id as "cityId", name, slug, aliases, null as pincode, lat, lng from cities
  union all select 'locality', id, city_id, name, slug, aliases, pincode, lat, lng from app.known_localities()
  union all select 'locality', id, city_id, name, slug, aliases, pincode, lat, lng from localities
    where slug = '${REST_SLUG}' order by kind, id`;

/** In cities without homes too: homes of a city beside it may be near, and their names are no slips of others. */
const spotsSql = `select p.kind, c.city_id as "cityId", c.name as city, p.name, p.aliases, p.lat, p.lng
  from places c join places p on p.parent_id = c.id
 where c.kind = 'city' and p.lat is not null and p.kind = any($1) order by p.id`;
const pinsSql = `select string_agg(name || ' ' || lat || ' ' || lng, ',') as pins from places
 where kind = 'pin_area' and lat is not null`;

const otherCitiesSql = `select name, aliases from places where kind = 'city' and city_id is null`;

type SpotRow = Omit<GazetteerPlace, 'point' | 'cityId'> & { cityId: number | null } & Point &
  Record<string, unknown>;

/** Read when the open data or the cities change, and seldom otherwise. */
async function readSpots(query: Query): Promise<Spots> {
  const rows = await query<SpotRow>(spotsSql, [[...spotKinds]]);
  const [row] = await query<{ pins: string | null }>(pinsSql);
  const others = await query<{ name: string; aliases: string[] }>(otherCitiesSql);
  const pins = (row?.pins ?? '').split(',').map((line): [string, Point] => {
    const [pin = '', lat, lng] = line.split(' ');
    return [pin, { lat: Number(lat), lng: Number(lng) }];
  });
  return indexSpots(
    rows.map(({ lat, lng, cityId, ...spot }) => ({
      ...spot,
      cityId: cityId ?? undefined,
      point: { lat, lng },
    })),
    new Map(pins),
    others,
  );
}

const homesSql = 'select locality_id as id, count(*)::integer as homes from listings group by locality_id';

/** Of two places that a text may mean, the better known one is meant. */
async function countHomes(query: Query, places: Iterable<Place>): Promise<void> {
  const rows = await query<{ id: number; homes: number }>(homesSql, [], true);
  const homes = new Map(rows.map((row) => [row.id, row.homes]));
  const inCities = new Map<number, number>();
  const cities: Place[] = [];
  for (const place of places) {
    if (place.kind === 'city') cities.push(place);
    else {
      place.homes = homes.get(place.id) ?? 0;
      inCities.set(place.cityId, (inCities.get(place.cityId) ?? 0) + place.homes);
    }
  }
  for (const city of cities) city.homes = inCities.get(city.id) ?? 0;
}

/** Of a city whose first homes came since homes were counted. */
export function noteHomes({ index }: Vocabulary, city: Place, homes: number): void {
  city.homes = homes;
  if (!index.names.livedCities.includes(city.id)) index.names.livedCities.push(city.id);
}

interface Loaded extends Vocabulary {
  stamp: string;
  gazetteer: string;
  checkedAt: number;
  countedAt: number;
}

const idsOf = (places: readonly Place[]): number[] => places.map(({ id }) => id).sort((a, b) => a - b);

function namesakesOf(
  places: readonly Place[],
  index: KnownPlaces,
): Pick<Vocabulary, 'namesakes' | 'elsewhere'> {
  const namesakes = new Map<number, number[]>();
  const elsewhere = new Map<number, number[]>();
  for (const { kind, id, cityId, slug } of places) {
    if (kind !== 'locality') continue;
    const named = placesNamed(index, slug).filter((one) => one.kind === kind);
    const alike = named.filter((one) => one.cityId === cityId);
    if (alike.length > 1) namesakes.set(id, idsOf(alike));
    if (alike.length < named.length) elsewhere.set(id, idsOf(named));
  }
  return { namesakes, elsewhere };
}

/** Keeps one copy per database; asks at most once in a while whether it is still true. */
export function createVocabulary(now: () => number = () => performance.now()) {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;

  async function refresh(query: Query): Promise<Loaded> {
    const checkedAt = now();
    const [row] = await query<{ stamp: string; gazetteer: string; today: CalendarDate }>(stampSql, [], true);
    const { stamp = '', gazetteer = '', today = '' } = row ?? {};
    if (loaded?.stamp === stamp && loaded.gazetteer === gazetteer) {
      if (checkedAt - loaded.countedAt < COUNTED_AGAIN_MS) return { ...loaded, today, checkedAt };
      await countHomes(query, [...loaded.cities.values(), ...loaded.localities.values()]);
      const names = { ...loaded.index.names, livedCities: livedCitiesOf(loaded.localities.values()) };
      return { ...loaded, index: { ...loaded.index, names }, today, checkedAt, countedAt: checkedAt };
    }
    const words = await query<{ word: string; key: number }>('select word, key from frequent_words');
    const places = await query<Place & Record<string, unknown>>(placesSql);
    await countHomes(query, places);
    const ofKind = (kind: Place['kind']) =>
      new Map(places.filter((place) => place.kind === kind).map((place) => [place.id, place]));
    const index = knownPlaces(places);
    const spots = loaded?.gazetteer === gazetteer ? loaded.spots : await readSpots(query);
    return {
      index,
      spots,
      gazetteer,
      cities: ofKind('city'),
      localities: ofKind('locality'),
      ...namesakesOf(places, index),
      words: new Map(words.map(({ word, key }) => [word, key])),
      today,
      stamp,
      checkedAt,
      countedAt: checkedAt,
    };
  }

  /** With 'check' it asks whether there are new places, unless it has just done so. */
  return async function vocabulary(query: Query, mode: 'recent' | 'check' = 'recent'): Promise<Vocabulary> {
    const age = loaded ? now() - loaded.checkedAt : Number.POSITIVE_INFINITY;
    if (loaded && age < (mode === 'check' ? JUST_CHECKED_MS : FRESH_MS)) return loaded;
    loading ??= orKnown(
      () => refresh(query),
      () => (age < LONGEST_MS ? loaded : undefined),
    ).finally(() => {
      loading = undefined;
    });
    loaded = await loading;
    return loaded;
  };
}

export type ReadVocabulary = ReturnType<typeof createVocabulary>;
