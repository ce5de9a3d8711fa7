// What a home's page and a comparison say of one of its fields.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDate } from '../../../domain/dates.ts';
import { type FormField, fieldOf, type HomeValue, type ShownField } from '../../../domain/home-fields.ts';
import { formatCount, formatRupees, paise } from '../../../domain/money.ts';
import { labelOfCode } from './property-labels.ts';

/** A field of which everyone may know. */
export type Fact = FormField & ShownField;
/** A listed home, or one that is about to be. */
export type FactsHome = { readonly [Name in Fact]: HomeValue<Name> };

/** The value as people say it; null where nobody has said. */
export function fieldText(name: Fact, home: FactsHome, i18n: I18n): string | null {
  const value: unknown = home[name];
  if (value === null || value === '') return null;
  const field = fieldOf(name);
  switch (field.kind) {
    case 'rooms':
      return value === field.options.length ? `${field.options.length}+` : String(value);
    case 'number':
      // Of what can be none there are the floor, and days of rent or of notice.
      if (value === 0) return name === 'floor' ? i18n._(msg`Ground`) : i18n._(msg`None`);
      return numberInWords(Number(value), field.unit, i18n);
    case 'rupees':
      return formatRupees(paise(Number(value)));
    case 'yes-no':
      return value ? i18n._(msg`Allowed`) : i18n._(msg`Not allowed`);
    case 'day':
      return formatDate(String(value));
    case 'choice':
      return labelOfCode(name, String(value), i18n);
    case 'choices':
      return (value as string[]).map((code) => labelOfCode(name, code, i18n)).join(', ') || null;
    default:
      return String(value);
  }
}

function numberInWords(value: number, unit: 'sq ft' | 'days' | undefined, i18n: I18n): string {
  if (unit === 'days') return i18n._(msg`${formatCount(value)} days of rent`);
  if (unit === undefined) return String(value);
  const area = formatCount(value);
  return i18n._(msg`${area} sq ft`);
}
