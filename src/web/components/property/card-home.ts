// What a card draws of a home. A page hands its data over inside its HTML, so what nobody sees there stays on the server.
import type { FoundCard } from '../../../contract/property-search.ts';
import type { PlaceNames } from '../../lib/place-names.ts';
import { shownTitle } from './shown-title.ts';

const drawn = [
  'id',
  'title',
  'city',
  'locality',
  'rent',
  'deposit',
  'maintenance_charge',
  'bedrooms',
  'area_sqft',
  'furnishing',
  'property_type',
  'verified',
  'cover',
  'photo_count',
  'distance_m',
] as const satisfies (keyof FoundCard)[];

type Drawn = Pick<FoundCard, (typeof drawn)[number]>;
export type CardHome = Drawn & {
  /** Of a PG with rooms. */
  beds?: { count: number; free: number };
  /** What its place and a title that we made are called in the page's language, where that is not as the API writes it. */
  shown?: { city?: string; locality?: string; title?: string };
};

export function cardHome(home: FoundCard, names: PlaceNames): CardHome {
  const card: CardHome = Object.fromEntries(drawn.map((field) => [field, home[field]])) as Drawn;
  if (home.bed_count) card.beds = { count: home.bed_count, free: home.free_beds ?? 0 };
  const shown = names.of(home);
  if (shown.city === undefined) return card;
  const title = shownTitle(home.title, names);
  return { ...card, shown: title === undefined ? shown : { ...shown, title } };
}
