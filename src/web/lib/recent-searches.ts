// What was searched for on this device, newest first: offered again in the search boxes. Kept here alone, and forgotten at sign-out.
import { type PlaceKind, placeKinds } from '../../domain/places.ts';

const KEY = 'kiraya.searches';
const MOST = 6;

export type RecentSearch = {
  /** As it was typed, or the name of the place that was chosen. */
  name: string;
  /** Undefined for a text. */
  kind?: PlaceKind | undefined;
  city?: string | null | undefined;
  /** `/properties?…` */
  path: string;
};

/** The part of localStorage that is used; absent in private modes that forbid it. */
type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A device may hold what an older version of the page wrote, or somebody by hand. */
const isSearch = (kept: unknown): kept is RecentSearch =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  'path' in kept &&
  typeof kept.path === 'string' &&
  kept.path.startsWith('/properties?') &&
  (!('kind' in kept) || placeKinds.some((kind) => kind === kept.kind)) &&
  (!('city' in kept) || kept.city === null || typeof kept.city === 'string');

/** Nothing where storage is forbidden or holds something else. */
export function recentSearches(area: () => Area = () => localStorage): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(area().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepSearch(search: RecentSearch, area: () => Area = () => localStorage): void {
  const others = recentSearches(area).filter(({ path }) => path !== search.path);
  try {
    area().setItem(KEY, JSON.stringify([search, ...others].slice(0, MOST)));
  } catch {
    // Storage is full or forbidden: this search is not remembered.
  }
}

export function forgetSearches(area: () => Area = () => localStorage): void {
  try {
    area().removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
