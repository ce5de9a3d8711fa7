import { expect, it } from 'vitest';
import { furnishings, propertyTypes } from '../../../domain/properties.ts';
import { furnishingLabels, propertyTypeLabels } from '../../components/property/property-labels.ts';
import { pageI18n } from '../../lib/i18n.ts';
import { optionsOf, roomOptions } from './options.ts';

const words = (options: readonly { label: string }[]) => options.map(({ label }) => label);

// spec 2.6: Property types, furnishing, bedrooms and bathrooms
it('offers what the specification lists, in its words and order; Builder Floor and PG come after', () => {
  expect(words(optionsOf(propertyTypes, propertyTypeLabels, pageI18n()))).toEqual([
    'Apartment',
    'Villa',
    'Independent House',
    'Studio',
    'Penthouse',
    'Builder Floor',
    'PG',
  ]);
  expect(words(optionsOf(furnishings, furnishingLabels, pageI18n()))).toEqual([
    'Fully Furnished',
    'Semi Furnished',
    'Unfurnished',
  ]);
  expect(words(roomOptions)).toEqual(['1', '2', '3', '4', '5+']);
});
