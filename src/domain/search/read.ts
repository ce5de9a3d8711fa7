/** What the text of a search says: filters, each with the place in the text where it stands. */
import type { Sharing } from '../beds.ts';
import type { Sort } from '../catalogue.ts';
import type { CalendarDate } from '../dates.ts';
import type { Place } from '../place-lookup.ts';
import type {
  Amenity,
  Facing,
  Furnishing,
  ListedAs,
  Parking,
  PreferredTenant,
  PropertyType,
  WaterSupply,
} from '../properties.ts';
import type { Bounds } from './quantities.ts';
import type { Near, NearAny } from './spots.ts';
import type { Meaning, PgFor, PgMeals } from './vocabulary.ts';

export type Said =
  | 'place'
  | 'near'
  | 'near_any'
  | 'bedrooms'
  | 'bathrooms'
  | 'rent'
  | 'area'
  | 'available_by'
  | 'bed_sharing'
  | 'floor'
  | Exclude<Meaning['of'], 'nothing' | 'words'>
  | 'not_place'
  | `not_${Excluded['of']}`;

/** What a home must not be, where a filter has all other values. */
export type Excluded = { of: 'property_type'; value: PropertyType } | { of: 'furnishing'; value: Furnishing };

/** A part of the text that became a filter. */
export interface Span {
  start: number;
  end: number;
  of: Said;
  /** In the filter's own values, with a comma between several; a range is "15000-20000", "15000-" or "-20000". */
  value: string;
  /** A place that was spelt differently from its name: whoever meant what stands there is told. */
  isCorrected?: true;
}

export interface ReadQuery {
  cityId: number | undefined;
  localities: Place[];
  /** What the same words name in other cities. */
  elsewhere: Place[];
  /** A city that is not served. Its name is among the words. */
  otherCity: string | undefined;
  /** Other cities with homes that have the one place which the text names without a city. */
  alsoIn: number[];
  /** Cities and localities that are not wanted. */
  exceptPlaces: Place[];
  excluded: Excluded[];
  /** What the text says and no filter can: "without lift", "not near manyata". */
  unread: string[];
  /** The place that homes should be near, and how near. */
  near: Near | undefined;
  /** A kind of place of which any should be near. */
  nearAny: NearAny | undefined;
  bedrooms: number[];
  bathrooms: number | undefined;
  /** Whole rupees a month. */
  rent: Bounds;
  /** Square feet. */
  area: Bounds;
  availableBy: CalendarDate | undefined;
  furnishing: Furnishing[];
  propertyType: PropertyType[];
  /** What comes first, and excludes nothing: "a house for rent" may be a flat. */
  wishedTypes: PropertyType[];
  preferredTenant: PreferredTenant | undefined;
  /** Whom a PG is for. */
  pgFor: PgFor[];
  pgMeals: PgMeals[];
  /** How many share a room of it. */
  sharing: Sharing[];
  parking: Parking[];
  /** 0 is the ground floor, 5 stands for all from there on. */
  floors: number[];
  facing: Facing[];
  waterSupply: WaterSupply[];
  listedAs: ListedAs | undefined;
  amenities: Amenity[];
  pets: true | undefined;
  verified: true | undefined;
  sort: Sort | undefined;
  spans: Span[];
  /** Words left to look for, in the order typed, without those that mean nothing. */
  words: string[];
  /** A place was spelt differently from its name. */
  corrected: boolean;
}
