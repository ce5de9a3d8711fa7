// What people call each filter; one that is not here, as the field it asks about.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { HomeField } from '../../../domain/home-fields.ts';
import { fieldLabels } from '../../components/property/property-labels.ts';

const names: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  q: msg`the words`,
  city: msg`the city`,
  locality: msg`the localities`,
  rent_min: msg`the lowest rent`,
  rent_max: msg`the highest rent`,
  rent: msg`the rent range`,
  area: msg`the area range`,
  bedrooms: msg`bedrooms`,
  bathrooms: msg`bathrooms`,
  furnishing: msg`furnishing`,
  property_type: msg`property type`,
  area_min: msg`the smallest area`,
  area_max: msg`the largest area`,
  available_by: msg`the move-in date`,
  amenities: msg`amenities`,
  pets: msg`pets`,
  parking: msg`the choice of parking`,
  floor: msg`the floor`,
  facing: msg`the direction it faces`,
  water_supply: msg`the water supply`,
  pg_for: msg`whom the PG is for`,
  pg_meals: msg`the meals of the PG`,
  bed_sharing: msg`how many share a room`,
  preferred_tenant: msg`preferred tenant`,
  verified: msg`verified only`,
  listed_as: msg`listed by`,
  near: msg`the distance`,
  near_any: msg`the distance`,
  box: msg`the part of the map`,
};

export function FilterName({ filter }: { filter: string }) {
  const { i18n } = useLingui();
  const name = names[filter] ?? fieldLabels[filter as HomeField];
  return <>{name ? i18n._(name) : filter}</>;
}
