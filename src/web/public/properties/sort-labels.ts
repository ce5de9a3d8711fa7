// The orders of results by name.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Sort, sorts } from '../../../domain/catalogue.ts';

export const sortLabels: Record<Sort, MessageDescriptor> = {
  best: msg`Best match`,
  newest: msg`Newest`,
  rent_asc: msg`Rent, low to high`,
  rent_desc: msg`Rent, high to low`,
  area: msg`Largest`,
  rating: msg`Best rated`,
  distance: msg`Nearest`,
};

/** Nearest only where there is a place to be near to. */
export const offeredSorts = (sort: Sort, isNear: boolean): readonly Sort[] =>
  sorts.filter((one) => one !== 'distance' || isNear || sort === one);
