// What a card draws of a home. A page hands its data over inside its HTML, so what nobody sees there stays on the server.
import type { FoundCard } from '../../../contract/property-search.ts';

const drawn = [
  'id',
  'title',
  'city',
  'locality',
  'rent',
  'deposit',
  'bedrooms',
  'area_sqft',
  'furnishing',
  'property_type',
  'verified',
  'cover',
  'photo_count',
  'distance_m',
] as const satisfies (keyof FoundCard)[];

export type CardHome = Pick<FoundCard, (typeof drawn)[number]>;

export const cardHome = (home: FoundCard): CardHome =>
  Object.fromEntries(drawn.map((field) => [field, home[field]])) as CardHome;
