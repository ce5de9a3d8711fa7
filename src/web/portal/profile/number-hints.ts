// Says under a number typed as text how it is read, and at the field that it cannot be read: nothing typed is dropped in silence.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatRupees } from '../../../domain/money.ts';
import { parsePreferredAmount, parsePreferredBedrooms } from '../../../domain/profiles.ts';
import type { FormValues } from './profile-values.ts';

const wrongAmount = msg`Enter an amount in rupees, such as 25,000, 35k or 12 lakh`;
const wrongBedrooms = msg`Enter a number of bedrooms, such as 2`;

/** How it is read; the example where it is empty or its field says what is wrong. */
export function amountHint(i18n: I18n, text: string, example: MessageDescriptor): string {
  const amount = parsePreferredAmount(text);
  return amount === null ? i18n._(example) : formatRupees(amount);
}

export function bedroomsHint(i18n: I18n, text: string, example: MessageDescriptor): string {
  const bedrooms = parsePreferredBedrooms(text);
  return bedrooms === null ? i18n._(example) : i18n._(msg`${bedrooms} BHK`);
}

export const numberFields = [
  'annualIncome',
  'preferredRentMin',
  'preferredRentMax',
  'preferredBedrooms',
] as const;

/** What is said of each changed number that cannot be read: the server would take it for none. */
export function unreadFaults(i18n: I18n, changed: Partial<FormValues>): Record<string, string> {
  return Object.fromEntries(
    numberFields.flatMap((field) => {
      const typed = changed[field]?.trim() ?? '';
      const ofBedrooms = field === 'preferredBedrooms';
      const read = ofBedrooms ? parsePreferredBedrooms(typed) : parsePreferredAmount(typed);
      if (typed === '' || read !== null) return [];
      return [[field, i18n._(ofBedrooms ? wrongBedrooms : wrongAmount)]];
    }),
  );
}
