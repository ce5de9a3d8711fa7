// The state of the directory as its address has it; what is wrong in an address counts as not said.
import {
  type UserActivity,
  type UserKind,
  type UserSort,
  userActivity,
  userKinds,
  userSorts,
} from '../../../domain/users.ts';

export type UserList = {
  q: string | undefined;
  role: UserKind | undefined;
  active: UserActivity;
  sort: UserSort;
  cursor: string | undefined;
};

const known = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

export function listFromUrl(params: URLSearchParams): UserList {
  return {
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    role: known(userKinds, params.get('role')),
    active: known(userActivity, params.get('active')) ?? 'all',
    sort: known(userSorts, params.get('sort')) ?? 'newest',
    cursor: params.get('cursor') ?? undefined,
  };
}

/** The directory with another filter, from its first page. */
export function withFilter(params: URLSearchParams, name: 'role' | 'active', value: string | null) {
  const next = new URLSearchParams(params);
  next.delete('cursor');
  if (value && value !== 'all') next.set(name, value);
  else next.delete(name);
  return next;
}

/** One person's page, from which the directory is found again as it was. */
export function personLink(params: URLSearchParams, userId: string): string {
  const next = new URLSearchParams(params);
  next.set('tab', 'users');
  next.delete('panel');
  next.set('user', userId);
  return `?${next}`;
}

export function directoryLink(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  for (const name of ['user', 'show', 'before']) next.delete(name);
  return `?${next}`;
}
