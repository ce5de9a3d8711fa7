// How a person's roles, place and dates are written in the directory, on screen and in its CSV.
import { useLingui } from '@lingui/react/macro';
import type { ListedUser } from '../../../contract/users.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { formatPhone } from '../../../domain/phones.ts';
import type { UserKind } from '../../../domain/users.ts';
import { roleNames } from '../../components/role-badge.tsx';

export type Words = { kind: (kind: UserKind) => string; never: string };

export function useWords(): Words {
  const { t, i18n } = useLingui();
  return {
    kind: (kind) => (kind === 'affiliate' ? t`Affiliate` : i18n._(roleNames[kind])),
    never: t`Never`,
  };
}

/** No roles means user; an affiliate is one beside their roles. */
export function kindsOf({ roles, affiliate }: ListedUser): UserKind[] {
  return [
    ...(roles.length > 0 ? roles : (['user'] as const)),
    ...(affiliate ? (['affiliate'] as const) : []),
  ];
}

export const placeOf = ({ city, state }: Pick<ListedUser, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ');

export const dayOf = (instant: string): string => formatDate(dateInIndia(new Date(instant).toISOString()));

export function csvRowOf(user: ListedUser, words: Words) {
  return {
    id: user.user_id,
    name: user.full_name,
    email: user.email,
    phone: user.phone && formatPhone(user.phone),
    roles: kindsOf(user).map(words.kind).join(', '),
    city: user.city,
    state: user.state,
    joined: dayOf(user.created_at),
    last_login: user.last_login_at ? dayOf(user.last_login_at) : words.never,
    profile_completion: user.profile_completion,
  };
}
