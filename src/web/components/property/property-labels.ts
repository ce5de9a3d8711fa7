// What people read for the codes that homes are described with.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChoiceField, HomeField, OptionOf } from '../../../domain/home-fields.ts';
import type {
  Amenity,
  Availability,
  Facing,
  ListedAs,
  ListingState,
  Parking,
  PreferredTenant,
  WaterSupply,
} from '../../../domain/properties.ts';
import { furnishingLabels, propertyTypeLabels } from './card-labels.ts';

export { furnishingLabels, propertyTypeLabels };

type Labels<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

export const preferredTenantLabels: Labels<PreferredTenant> = {
  anyone: msg`Anyone`,
  family: msg`Family`,
  bachelors: msg`Bachelors`,
  company: msg`Company`,
};

export const listedAsLabels: Labels<ListedAs> = {
  owner: msg`Owner`,
  broker: msg`Broker`,
  managed: msg`Managed by Kiraya`,
};

export const availabilityLabels: Labels<Availability> = {
  available: msg`Available`,
  booked: msg`Booked`,
  rented: msg`Rented`,
  maintenance: msg`Under maintenance`,
  unavailable: msg`Unavailable`,
};

export const listingStateLabels: Labels<ListingState> = {
  draft: msg`Draft`,
  published: msg`Published`,
  paused: msg`Paused`,
  withdrawn: msg`Withdrawn`,
};

export const facingLabels: Labels<Facing> = {
  north: msg`North`,
  north_east: msg`North-east`,
  east: msg`East`,
  south_east: msg`South-east`,
  south: msg`South`,
  south_west: msg`South-west`,
  west: msg`West`,
  north_west: msg`North-west`,
};

export const parkingLabels: Labels<Parking> = {
  none: msg`No parking`,
  two_wheeler: msg`Two-wheeler`,
  four_wheeler: msg`Car`,
  both: msg`Car and two-wheeler`,
};

export const waterSupplyLabels: Labels<WaterSupply> = {
  municipal: msg`Municipal`,
  borewell: msg`Borewell`,
  both: msg`Municipal and borewell`,
  tanker: msg`Tanker`,
};

export const amenityLabels: Labels<Amenity> = {
  lift: msg`Lift`,
  power_backup: msg`Power backup`,
  security: msg`Security guard`,
  cctv: msg`CCTV`,
  intercom: msg`Intercom`,
  fire_safety: msg`Fire safety`,
  gym: msg`Gym`,
  swimming_pool: msg`Swimming pool`,
  clubhouse: msg`Clubhouse`,
  park: msg`Park`,
  play_area: msg`Play area`,
  visitor_parking: msg`Visitor parking`,
  gas_pipeline: msg`Piped gas`,
  wifi: msg`Wi-Fi`,
  air_conditioning: msg`Air conditioning`,
  geyser: msg`Geyser`,
  refrigerator: msg`Refrigerator`,
  washing_machine: msg`Washing machine`,
  water_purifier: msg`Water purifier`,
  modular_kitchen: msg`Modular kitchen`,
  wardrobes: msg`Wardrobes`,
  balcony: msg`Balcony`,
  servant_room: msg`Servant room`,
  housekeeping: msg`Housekeeping`,
  rainwater_harvesting: msg`Rainwater harvesting`,
};

/** How many share a room of a PG. */
export const sharingLabels: Labels<OptionOf<'bed_sharing'>> = {
  single: msg`Single room`,
  double: msg`Double sharing`,
  triple: msg`Triple sharing`,
  four: msg`Four sharing`,
};

/** The values of a field. */
export const optionLabels: {
  readonly [Name in ChoiceField | 'amenities' | 'bed_sharing']: Labels<Extract<OptionOf<Name>, string>>;
} = {
  listed_as: listedAsLabels,
  property_type: propertyTypeLabels,
  pg_for: { women: msg`Women`, men: msg`Men`, anyone: msg`Anyone` },
  pg_meals: {
    none: msg`No meals`,
    breakfast: msg`Breakfast`,
    breakfast_and_dinner: msg`Breakfast and dinner`,
    three_meals: msg`Three meals a day`,
  },
  bed_sharing: sharingLabels,
  furnishing: furnishingLabels,
  facing: facingLabels,
  parking: parkingLabels,
  water_supply: waterSupplyLabels,
  amenities: amenityLabels,
  preferred_tenant: preferredTenantLabels,
};

/** What people call a field, wherever it stands. */
export const fieldLabels: Labels<HomeField> = {
  listed_as: msg`Listed by`,
  city: msg`City`,
  locality: msg`Locality`,
  landmark: msg`Landmark`,
  pincode: msg`PIN code`,
  address: msg`Address`,
  contact_phone: msg`Phone`,
  property_type: msg`Property type`,
  pg_for: msg`PG for`,
  pg_meals: msg`Meals`,
  bed_sharing: msg`Sharing`,
  bed_count: msg`Beds`,
  free_beds: msg`Free beds`,
  furnishing: msg`Furnishing`,
  bedrooms: msg`Bedrooms`,
  bathrooms: msg`Bathrooms`,
  area_sqft: msg`Area`,
  floor: msg`Floor`,
  total_floors: msg`Floors in the building`,
  facing: msg`Facing`,
  parking: msg`Parking`,
  water_supply: msg`Water`,
  amenities: msg`Amenities`,
  title: msg`Title`,
  description: msg`Description`,
  house_rules: msg`House rules`,
  rent: msg`Rent`,
  deposit: msg`Deposit`,
  maintenance_charge: msg`Maintenance`,
  brokerage_days: msg`Brokerage`,
  pg_notice_days: msg`Notice (days)`,
  available_from: msg`Available from`,
  preferred_tenant: msg`Preferred tenant`,
  pets_allowed: msg`Pets`,
  rera_number: msg`RERA number`,
  verified: msg`Verified`,
};

const optionLabel = (field: string, code: string): MessageDescriptor | undefined =>
  (optionLabels as Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>>)[field]?.[code];

/** What people read for a filter's value; names of places are their own label. */
export function labelOfCode(filter: string, value: string, i18n: I18n): string {
  if (filter === 'floor' && value === '0') return i18n._(msg`Ground floor`);
  if (filter === 'floor' && value === '5') return '5+';
  const label = optionLabel(filter, value);
  return label ? i18n._(label) : value;
}
