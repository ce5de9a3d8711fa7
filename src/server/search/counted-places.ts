/** How many homes each city and locality has now: of the homes in memory, so that no page counts a million rows. */
import type { Database } from '../../db/actor.ts';
import { followerOf } from './embedded/follower-of.ts';
import type { IndexedConditions } from './embedded/home-index.ts';

/** Ids, with how many homes each has, most first; for unnest() of a statement that names them. Places without homes are missing. */
export interface CountedPlaces {
  ids: number[];
  homes: number[];
}

const ANY: IndexedConditions = {
  cityIds: undefined,
  localityIds: undefined,
  choices: [],
  rent: {},
  area: {},
  availableBy: undefined,
  box: undefined,
  tags: [],
  among: undefined,
};

export async function countedCities(database: Database): Promise<CountedPlaces> {
  return counted((await followerOf(database).homes()).groups(ANY, 'city'));
}

/** Of one city, or of all. */
export async function countedLocalities(database: Database, cityId?: number): Promise<CountedPlaces> {
  const conditions = cityId === undefined ? ANY : { ...ANY, cityIds: [cityId] };
  return counted((await followerOf(database).homes()).groups(conditions, 'locality'));
}

export async function countedHomes(database: Database): Promise<{ homes: number; verified: number }> {
  const index = await followerOf(database).homes();
  const verified = { field: 'verified', values: [true], every: false } as const;
  const total = (conditions: IndexedConditions) =>
    index.find({ conditions, facets: false, page: undefined }).total;
  return { homes: total(ANY), verified: total({ ...ANY, choices: [verified] }) };
}

const counted = (groups: readonly { place: number; homes: number }[]): CountedPlaces => ({
  ids: groups.map(({ place }) => place),
  homes: groups.map(({ homes }) => homes),
});
