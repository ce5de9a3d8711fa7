// The state of the list as its address has it, so that Back, reload and shared links show the same homes.
import {
  type OwnHomeFilter,
  type OwnHomeSort,
  ownHomeFilters,
  ownHomeSorts,
} from '../../../domain/own-homes.ts';
import { searchOf } from '../../components/list/list-input.ts';
import { pageOf } from '../../lib/page-of.ts';

export type HomeList = {
  q: string | undefined;
  show: OwnHomeFilter;
  sort: OwnHomeSort;
  page: number;
};

const oneOf = <Value extends string>(
  values: readonly Value[],
  given: string | null,
  otherwise: Value,
): Value => values.find((value) => value === given) ?? otherwise;

/** What is wrong in an address counts as not said. */
export function listFromUrl(params: URLSearchParams): HomeList {
  return {
    q: searchOf(params),
    show: oneOf(ownHomeFilters, params.get('show'), 'all'),
    sort: oneOf(ownHomeSorts, params.get('sort'), 'newest'),
    page: pageOf(params),
  };
}

export const isFiltered = (params: URLSearchParams): boolean => params.has('q') || params.has('show');

/** The address with another search, filter or order, from its first page. */
export function withChoice(
  params: URLSearchParams,
  name: 'q' | 'show' | 'sort',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value === '' || (name === 'show' && value === 'all') || (name === 'sort' && value === 'newest')) {
    next.delete(name);
  } else next.set(name, value);
  return next;
}
