// What people read for the codes that a card of results shows; the other codes of a home are in property-labels.ts.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Furnishing, PropertyType } from '../../../domain/properties.ts';

type Labels<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

export const propertyTypeLabels: Labels<PropertyType> = {
  apartment: msg`Apartment`,
  villa: msg`Villa`,
  independent_house: msg`Independent House`,
  studio: msg`Studio`,
  penthouse: msg`Penthouse`,
  builder_floor: msg`Builder Floor`,
  pg: msg`PG`,
};

export const furnishingLabels: Labels<Furnishing> = {
  fully_furnished: msg`Fully Furnished`,
  semi_furnished: msg`Semi Furnished`,
  unfurnished: msg`Unfurnished`,
};
