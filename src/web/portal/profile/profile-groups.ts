// The three parts of a profile: what each is called, its fields, and what they hold as one reads it.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Profile } from '../../../contract/account.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { formatPhone } from '../../../domain/phones.ts';
import type { ProfileField } from '../../../domain/profiles.ts';
import { profileFieldNames } from '../../components/profile/field-names.ts';

export type GroupKey = 'look' | 'about' | 'reach';

export const profileGroups: Readonly<
  Record<GroupKey, { title: MessageDescriptor; fields: readonly ProfileField[] }>
> = {
  look: {
    title: msg`What you look for`,
    fields: ['preferredRentMin', 'preferredRentMax', 'preferredBedrooms', 'annualIncome'],
  },
  about: { title: msg`About you`, fields: ['fullName', 'firstName', 'lastName'] },
  reach: { title: msg`How to reach you`, fields: ['email', 'phone', 'city', 'state'] },
};

export const groupKeys = Object.keys(profileGroups) as GroupKey[];

/** The part that a field is in; a missing confirmation is read beside the address. */
export const groupOf = (field: ProfileField): GroupKey =>
  groupKeys.find((key) => profileGroups[key].fields.includes(field)) ?? 'reach';

/** Each field of the screen can be found by this id, to bring somebody to what is missing. */
export const fieldId = (field: string) => `profile-${field}`;

/** The field that somebody asked for: a new one each time, so that its part opens again. */
export type Asked = { field: ProfileField };

export type Fact = { name: string; value: string | null };

const partsOfName: readonly ProfileField[] = ['firstName', 'lastName'];

/** Null: not given yet. A full name says what its parts would. */
export const factsOf = (i18n: I18n, key: GroupKey, profile: Partial<Profile>): Fact[] =>
  profileGroups[key].fields
    .filter((field) => !(profile.fullName && partsOfName.includes(field)))
    .map((field) => ({ name: i18n._(profileFieldNames[field]), value: factOf(i18n, field, profile) }));

function factOf(i18n: I18n, field: ProfileField, profile: Partial<Profile>): string | null {
  const value = profile[field as keyof Profile];
  if (value == null || value === '') return null;
  if (typeof value === 'string') return field === 'phone' ? formatPhone(value) : value;
  if (typeof value !== 'number') return null;
  if (field === 'preferredBedrooms') return i18n._(msg`${value} BHK`);
  return formatRupees(paise(value));
}
