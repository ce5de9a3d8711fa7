/** How many homes each city and locality has now, by the engine that searches: no page counts a million rows. */
import type { Database } from '../../../db/actor.ts';
import type { Conditions, Group } from '../catalogue.ts';
import { catalogueOf } from './catalogue-of.ts';

/** Ids, with how many homes each has, most first; for unnest() of a statement that names them. Places without homes are missing. */
export interface CountedPlaces {
  ids: number[];
  homes: number[];
}

const ANY: Conditions = {
  cityIds: undefined,
  localityIds: undefined,
  choices: [],
  rent: {},
  area: {},
  availableBy: undefined,
  box: undefined,
  near: undefined,
  words: [],
};
export const VERIFIED: Conditions = {
  ...ANY,
  choices: [{ field: 'verified', values: [true], every: false }],
};

export async function countedCities(database: Database): Promise<CountedPlaces> {
  return counted(await catalogueOf(database).catalogue.groups(ANY, 'city'));
}

/** Of one city, or of all. */
export async function countedLocalities(database: Database, cityId?: number): Promise<CountedPlaces> {
  const conditions = cityId === undefined ? ANY : { ...ANY, cityIds: [cityId] };
  return counted(await catalogueOf(database).catalogue.groups(conditions, 'locality'));
}

export async function countedHomes(database: Database): Promise<{ homes: number; verified: number }> {
  const totals = [ANY, VERIFIED].map((conditions) => ({ conditions, facets: false, page: undefined }));
  const [homes, verified] = await catalogueOf(database).catalogue.find(totals);
  return { homes: homes?.total ?? 0, verified: verified?.total ?? 0 };
}

const counted = (groups: readonly Group[]): CountedPlaces => ({
  ids: groups.map(({ place }) => place),
  homes: groups.map(({ homes }) => homes),
});
