// Says under a number typed as text how it is read, before it is saved.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatRupees } from '../../../domain/money.ts';
import { parsePreferredAmount, parsePreferredBedrooms } from '../../../domain/profiles.ts';

const unreadable = msg`This is not a number we can read; it would be saved as empty.`;

/** Empty text gives the example; anything else how it is read, or that it is not. */
export function amountHint(i18n: I18n, text: string, example: MessageDescriptor): string {
  if (text.trim() === '') return i18n._(example);
  const amount = parsePreferredAmount(text);
  return amount === null ? i18n._(unreadable) : formatRupees(amount);
}

export function bedroomsHint(i18n: I18n, text: string, example: MessageDescriptor): string {
  if (text.trim() === '') return i18n._(example);
  const bedrooms = parsePreferredBedrooms(text);
  return bedrooms === null ? i18n._(unreadable) : i18n._(msg`${bedrooms} BHK`);
}
