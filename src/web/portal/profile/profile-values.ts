// The profile as its form holds it, all text, and back: only what was changed is sent, as it was typed.
import type { Profile } from '../../../contract/account.ts';
import { formatPhone } from '../../../domain/phones.ts';

export const formFields = [
  'fullName',
  'firstName',
  'lastName',
  'phone',
  'city',
  'state',
  'annualIncome',
  'preferredRentMin',
  'preferredRentMax',
  'preferredBedrooms',
] as const;
export type FormField = (typeof formFields)[number];
export type FormValues = Record<FormField, string>;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Paise as rupees in a field: 12,00,000. */
const amountText = (paise: number | null | undefined) => (paise == null ? '' : grouped.format(paise / 100));

/** A temporary profile knows only a name, from the session. */
export function toFormValues(profile: Partial<Profile>): FormValues {
  const { fullName, firstName, lastName, phone, city, state, preferredBedrooms } = profile;
  return {
    fullName: fullName ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: formatPhone(phone ?? ''),
    city: city ?? '',
    state: state ?? '',
    annualIncome: amountText(profile.annualIncome),
    preferredRentMin: amountText(profile.preferredRentMin),
    preferredRentMax: amountText(profile.preferredRentMax),
    preferredBedrooms: preferredBedrooms == null ? '' : String(preferredBedrooms),
  };
}

/** The fields that differ: a field somebody else changed meanwhile, or that never loaded, is left alone. */
export function changedFields(values: FormValues, saved: FormValues): Partial<FormValues> {
  return Object.fromEntries(
    formFields.filter((field) => values[field] !== saved[field]).map((field) => [field, values[field]]),
  );
}
