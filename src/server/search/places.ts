// The vocabulary of cities and localities in memory, so that a misspelt name costs no query.
import { indexPlaces, type Place, type PlaceIndex, placesNamed } from '../../domain/place-lookup.ts';
import type { Query } from './query.ts';

export interface Vocabulary {
  index: PlaceIndex;
  cities: ReadonlyMap<number, Place>;
  localities: ReadonlyMap<number, Place>;
  /** Of a locality whose name finds others of its city too ("Rajajinagar", "Rajaji Nagar"): all of these, itself among them. */
  namesakes: ReadonlyMap<number, readonly number[]>;
  /** Number of each word that stands in many homes. */
  words: ReadonlyMap<string, number>;
}

/** A locality created elsewhere is known everywhere within this time. */
const FRESH_MS = 700;
const JUST_CHECKED_MS = 20;

const stampSql = `select concat_ws(' ', (select count(*) from cities), (select max(updated_at) from cities),
  (select count(*) from localities), (select max(updated_at) from localities),
  (select count(*) from frequent_words), (select max(key) from frequent_words)) as stamp`;

const placesSql = `select 'city' as kind, id, id as "cityId", name, slug, aliases from cities
  union all select 'locality', id, city_id, name, slug, aliases from localities order by kind, id`;

interface Loaded extends Vocabulary {
  stamp: string;
  checkedAt: number;
}

function namesakesOf(places: readonly Place[], index: PlaceIndex): Map<number, number[]> {
  const namesakes = new Map<number, number[]>();
  for (const { kind, id, cityId, slug } of places) {
    if (kind !== 'locality') continue;
    const alike = placesNamed(index, slug).filter((one) => one.kind === kind && one.cityId === cityId);
    if (alike.length > 1)
      namesakes.set(
        id,
        alike.map((one) => one.id),
      );
  }
  return namesakes;
}

/** Keeps one copy per database; asks at most once in a while whether it is still true. */
export function createVocabulary(now: () => number = () => performance.now()) {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;

  async function refresh(query: Query): Promise<Loaded> {
    const checkedAt = now();
    const [row] = await query<{ stamp: string }>(stampSql, [], true);
    const stamp = row?.stamp ?? '';
    if (loaded?.stamp === stamp) return { ...loaded, checkedAt };
    const words = await query<{ word: string; key: number }>('select word, key from frequent_words');
    const places = await query<Place & Record<string, unknown>>(placesSql);
    const ofKind = (kind: Place['kind']) =>
      new Map(places.filter((place) => place.kind === kind).map((place) => [place.id, place]));
    const index = indexPlaces(places);
    return {
      index,
      cities: ofKind('city'),
      localities: ofKind('locality'),
      namesakes: namesakesOf(places, index),
      words: new Map(words.map(({ word, key }) => [word, key])),
      stamp,
      checkedAt,
    };
  }

  /** With 'check' it asks whether there are new places, unless it has just done so. */
  return async function vocabulary(query: Query, mode: 'recent' | 'check' = 'recent'): Promise<Vocabulary> {
    const age = loaded ? now() - loaded.checkedAt : Number.POSITIVE_INFINITY;
    if (loaded && age < (mode === 'check' ? JUST_CHECKED_MS : FRESH_MS)) return loaded;
    loading ??= refresh(query).finally(() => {
      loading = undefined;
    });
    loaded = await loading;
    return loaded;
  };
}

export type ReadVocabulary = ReturnType<typeof createVocabulary>;
