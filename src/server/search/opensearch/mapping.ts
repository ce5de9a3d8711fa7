/** How a home lies in OpenSearch: its document, and what may be asked of each field. */
import { hash } from 'node:crypto';
import { type Dimension, dimensionNames, dimensions, WORD_BASE } from '../../../domain/catalogue.ts';
import { pointOfCells } from '../../../domain/map.ts';
import type { IndexedHome } from '../embedded/indexed-home.ts';

/** A prime: the sum of many versions stays a whole number that JavaScript keeps exactly. */
export const CHECK = 1_048_573;

/** Counted on by hand when `documentOf` changes and the fields do not. */
const EDITION = 2;

const keyword = { type: 'keyword' };
/** Counted in every search: the table from values to numbers is made when homes come, not when people wait. */
const counted = { type: 'keyword', eager_global_ordinals: true };
const whole = { type: 'integer' };
const large = { type: 'long' };

export const mappings = {
  dynamic: 'strict',
  properties: {
    id: keyword,
    words: keyword,
    city: counted,
    locality: counted,
    ...Object.fromEntries(dimensionNames.map((name) => [name, counted])),
    // Paise, as sort keys and cursors are.
    rent: large,
    area: whole,
    day: whole,
    best: large,
    newest: large,
    rating: whole,
    lat_cell: whole,
    lng_cell: whole,
    // The middle of the cell; none where nobody knows.
    place: { type: 'geo_point' },
    version: large,
    check: whole,
  },
} as const;

const ranges = dimensionNames.map((name) => {
  const { first, values } = dimensions[name];
  return { name, first, last: first + values.length - 1 };
});

/** Another one with every change of the fields or of their values: an index made by an earlier one is made anew. */
export const MAPPING = hash('sha256', JSON.stringify([EDITION, mappings, ranges])).slice(0, 8);

/** None for localities, which have a field by id, and for values that a newer release of the product has added. */
export function fieldOf(tag: number): Dimension | 'words' | undefined {
  if (tag >= WORD_BASE) return 'words';
  return ranges.find(({ first, last }) => tag >= first && tag <= last)?.name;
}

function placeOf({ latCell, lngCell }: IndexedHome) {
  const { lat, lng } = pointOfCells(latCell, lngCell);
  return { lat, lon: lng };
}

/** Values of filters and words by their numbers in `listings.tags`, cities and localities by id. */
export function documentOf(home: IndexedHome) {
  const values: Partial<Record<Dimension | 'words', number[]>> = {};
  for (const tag of home.tags) {
    const field = fieldOf(tag);
    if (field) values[field] = [...(values[field] ?? []), tag];
  }
  return {
    ...values,
    id: home.id,
    city: home.cityId,
    locality: home.localityId,
    rent: home.rent,
    area: home.area,
    day: home.day,
    best: home.best,
    newest: home.newest,
    rating: home.rating,
    lat_cell: home.latCell,
    lng_cell: home.lngCell,
    ...(home.latCell > 0 && home.lngCell > 0 && { place: placeOf(home) }),
    version: home.version,
    check: home.version % CHECK,
  };
}
