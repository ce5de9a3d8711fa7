// What was searched for on this device, newest first: offered again in the search boxes. Kept here alone, after a yes, and forgotten at sign-out.
import { type PlaceKind, placeKinds } from '../../domain/places.ts';
import { deviceList } from './device-list.ts';

export type RecentSearch = {
  /** As it was typed, or the name of the place that was chosen. */
  name: string;
  /** Undefined for a text. */
  kind?: PlaceKind | undefined;
  city?: string | null | undefined;
  /** `/properties?…` */
  path: string;
};

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

const list = deviceList({ key: 'kiraya.searches', most: 6, isItem: isSearch, nameOf: ({ path }) => path });

export const recentSearches = list.read;
export const keepSearch = list.keep;
export const forgetSearches = list.forget;
