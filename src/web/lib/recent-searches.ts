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

const isSearch = (stored: unknown): stored is RecentSearch =>
  typeof stored === 'object' &&
  stored !== null &&
  'name' in stored &&
  typeof stored.name === 'string' &&
  'path' in stored &&
  typeof stored.path === 'string' &&
  stored.path.startsWith('/properties?') &&
  (!('kind' in stored) || placeKinds.some((kind) => kind === stored.kind)) &&
  (!('city' in stored) || stored.city === null || typeof stored.city === 'string');

const list = deviceList({ key: 'kiraya.searches', most: 6, isItem: isSearch, nameOf: ({ path }) => path });

export const recentSearches = list.read;
export const keepSearch = list.keep;
export const forgetSearches = list.forget;
