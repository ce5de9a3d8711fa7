// One filter of a search in words: "Up to ₹30,000", "2 BHK".
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dimensionNames } from '../../../domain/catalogue.ts';
import { formatDate, isCalendarDate } from '../../../domain/dates.ts';
import { besides, type CountedField } from '../../../domain/home-fields.ts';
import { formatCount, formatRupees, fromRupees } from '../../../domain/money.ts';
import { distanceText } from './distance-text.ts';
import { fieldLabels, labelOfCode } from './property-labels.ts';

/** Choices whose values say what they are of by themselves; of all others the field is named. */
const plain = ['property_type', 'furnishing', 'amenities', 'preferred_tenant', 'listed_as'];
const namedBefore = new Set<string>(besides(dimensionNames, plain));

/** By the kinds of places, of which one is near. */
const anyNear: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  metro_station: msg`Near a metro station`,
  railway_station: msg`Near a railway station`,
  hospital: msg`Near a hospital`,
};

const areaFrom = (value: string) => msg`From ${value} sq ft`;
const areaTo = (value: string) => msg`Up to ${value} sq ft`;

export function filterSentence(filter: string, value: string, i18n: I18n): string {
  switch (filter) {
    case 'q':
      return `“${value}”`;
    case 'rent_min':
      return i18n._(msg`From ${formatRupees(fromRupees(Number(value)))}`);
    case 'rent_max':
      return i18n._(msg`Up to ${formatRupees(fromRupees(Number(value)))}`);
    case 'bedrooms':
      return i18n._(msg`${value === '5' ? '5+' : value} BHK`);
    case 'bathrooms':
      return i18n._(msg`${value === '5' ? '5+' : value} bathrooms`);
    case 'area_min':
      return i18n._(areaFrom(formatCount(Number(value))));
    case 'area_max':
      return i18n._(areaTo(formatCount(Number(value))));
    case 'available_by':
      return freeBy(value, i18n);
    case 'pets':
      return i18n._(msg`Pets allowed`);
    case 'verified':
      return i18n._(msg`Verified only`);
    case 'near':
    case 'pincode':
      return i18n._(msg`Near ${value}`);
    case 'near_any':
      return i18n._(anyNear[value] ?? msg`Near a station`);
    case 'radius_m':
      return i18n._(msg`Within ${distanceText(Number(value), i18n)}`);
    case 'box':
      return i18n._(msg`In this part of the map`);
    default: {
      const label = labelOfCode(filter, value, i18n);
      const name = namedBefore.has(filter) ? fieldLabels[filter as CountedField] : undefined;
      return name ? `${i18n._(name)}: ${label}` : label;
    }
  }
}

/** Typed into the form it is written already as somebody writes it. */
function freeBy(typed: string, i18n: I18n): string {
  const value = isCalendarDate(typed) ? formatDate(typed) : typed;
  return i18n._(msg`Free by ${value}`);
}
