// What the form asks about its home while it is written, and what people read of what is hard to believe. A hint stops nobody.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListingDoubt } from '../../../contract/flags.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { MAX_AREA_SQFT, MAX_RENT_RUPEES } from '../../../domain/properties.ts';
import { type FieldName, type FormValues, toContent } from './listing-values.ts';

export type Hints = Partial<Record<FieldName, string>>;

/** As the contract takes it; null until the place is named. What cannot be right yet is left out: the form's own check speaks of it. */
export function askedOf(values: FormValues) {
  const { city, locality, pincode, bedrooms, rent, area_sqft } = toContent(values);
  if (typeof city !== 'string' || typeof locality !== 'string' || !locality) return null;
  return {
    city,
    locality,
    ...(typeof pincode === 'string' && /^[1-9]\d{5}$/.test(pincode) ? { pincode } : {}),
    ...(isFigure(bedrooms, 5) ? { bedrooms } : {}),
    ...(isFigure(rent, MOST_PAISE) ? { rent } : {}),
    ...(isFigure(area_sqft, MAX_AREA_SQFT) ? { area_sqft } : {}),
  };
}

const MOST_PAISE = MAX_RENT_RUPEES * 100;
const isFigure = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= most;

/** One hint for each field, the first one of it. */
/** `named`: a place as the page's language writes it. */
export function hintsOf(
  doubts: readonly ListingDoubt[],
  i18n: I18n,
  named: (place: string) => string = (place) => place,
): Hints {
  const hints: Hints = {};
  for (const doubt of doubts) {
    const sentence = sentenceOf(doubt, named);
    if (sentence && doubt.field) hints[doubt.field as FieldName] ??= i18n._(sentence);
  }
  return hints;
}

const knownElsewhere = (of: string, city: string) =>
  msg`We know ${of} in ${city}. If the city is right, continue.`;

function sentenceOf(
  { kind, facts }: ListingDoubt,
  named: (place: string) => string,
): MessageDescriptor | null {
  const { of = '', city = '', homes = 0, percent = 0 } = facts;
  const median = formatRupees(paise(Number(facts.median ?? 0)));
  switch (kind) {
    case 'rent':
      return msg`Few homes rent for this much or this little. Is there a digit too many or too few? If it is right, continue.`;
    case 'area_sqft':
      return msg`Few homes with so many bedrooms are of this size. Is it in square feet? If it is right, continue.`;
    case 'rent_median':
      return msg`This is ${percent}% of ${median}, the middle rent of ${homes} such homes here. If it is right, continue.`;
    case 'pincode':
      return msg`The places we know in this city have other PIN codes than ${of}. If it is right, continue.`;
    case 'locality':
      return knownElsewhere(named(`${of}`), named(`${city}`));
    default:
      return null;
  }
}
