// The state of the list as its address has it, so that Back, reload and shared links show the same homes.
import {
  type OwnHomeFilter,
  type OwnHomeSort,
  ownHomeFilters,
  ownHomeSorts,
} from '../../../domain/own-homes.ts';
import { searchOf } from '../../components/list/list-input.ts';

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
  const page = Number(params.get('page') ?? 1);
  return {
    q: searchOf(params),
    show: oneOf(ownHomeFilters, params.get('show'), 'all'),
    sort: oneOf(ownHomeSorts, params.get('sort'), 'newest'),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

export const isFiltered = (params: URLSearchParams): boolean => params.has('q') || params.has('show');

export function pageLink(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return `?${next}`;
}

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
