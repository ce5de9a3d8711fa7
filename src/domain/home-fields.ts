/**
 * What a home is described by: each field once, with all that follows from it. The form and its checks, the filters of the catalogue
 * with their numbers, the columns' checks, the catalogue's SQL, the import, the facts and the comparison are made of this
 * (docs/decisions/0047). What people read for a field and its values is in src/web/components/property/property-labels.ts.
 */
import { sharings } from './beds.ts';
import {
  amenities,
  facings,
  floors,
  furnishings,
  listedAs,
  MAX_AREA_SQFT,
  MAX_RENT_RUPEES,
  type PropertyType,
  parkings,
  preferredTenants,
  propertyTypes,
  roomCounts,
  waterSupplies,
} from './properties.ts';

/** Why a value is refused: a code and its sentence, side by side so that they are collected for translation. */
export interface Said {
  readonly reason: string;
  readonly sentence: string;
}
const says = (reason: string, sentence: string): Said => ({ reason, sentence });

/**
 * How a field is searched by. `any` of several values, `one` value, `all` of several, `tick`: only homes that have it. Their values are
 * numbers in the catalogue, from `first` on in the order of the options: a number once given stays. `range` has two ends, `until` a
 * latest day.
 */
type Filter = {
  /** Its parameter, where that is not the field's name. */
  readonly as?: string;
  /** For the API's description. */
  readonly note?: string;
} & (
  | { readonly how: 'any' | 'one' | 'all' | 'tick'; readonly first: number }
  | { readonly how: 'range' | 'until' }
);

interface Shared {
  /** The step of the listing form that asks for it; none for what only the platform says. */
  readonly step?: 'place' | 'home' | 'money';
  /** No home is listed without it. With `onlyFor`: none of those types. */
  readonly required?: true;
  /** Asked of homes of these types, and kept of no others. */
  readonly onlyFor?: readonly PropertyType[];
  /** Who sees it: on result cards and the home's page, on the page alone, or only people whom the lister accepted. */
  readonly shown: 'card' | 'page' | 'accepted';
  /** For the API's description. */
  readonly note?: string;
  readonly filter?: Filter;
  /** What a searched word counts that stands in it. */
  readonly weight?: number;
}

/** A field without `empty` that is not required is null where nobody has said. */
export type FieldDescription = Shared &
  (
    | {
        readonly kind: 'line' | 'paragraph';
        readonly most: number;
        readonly empty?: '';
        readonly wrong?: Said;
      }
    | { readonly kind: 'pincode'; readonly wrong: Said }
    | { readonly kind: 'phone' }
    | { readonly kind: 'day' }
    /** 1 to 5, which stands for 5 and more. */
    | { readonly kind: 'rooms'; readonly options: readonly number[]; readonly wrong: Said }
    | {
        readonly kind: 'number';
        readonly unit?: 'sq ft' | 'days';
        readonly least: number;
        readonly most: number;
        readonly empty?: number;
        readonly wrong: Said;
        /** What it is searched by; the last stands for more as well. */
        readonly options?: readonly number[];
      }
    /** `least` and `most` are whole rupees; kept are paise. */
    | { readonly kind: 'rupees'; readonly least: number; readonly most: number; readonly wrong: Said }
    | {
        readonly kind: 'choice';
        readonly options: readonly [string, ...string[]];
        /** What a lister may say, where the platform says more. */
        readonly offered?: readonly [string, ...string[]];
        readonly empty?: string;
        readonly wrong: Said;
      }
    | {
        readonly kind: 'choices';
        readonly options: readonly [string, ...string[]];
        readonly empty: readonly [];
        readonly wrong: Said;
      }
    | { readonly kind: 'yes-no'; readonly empty: false }
  );

/** In the order of the form. */
export const homeFields = {
  listed_as: {
    kind: 'choice',
    options: listedAs,
    offered: ['owner', 'broker'],
    empty: 'owner',
    wrong: says('listed-as.unknown', 'Choose owner or broker'),
    step: 'place',
    shown: 'card',
    filter: { how: 'one', first: 501 },
  },
  city: {
    kind: 'line',
    most: 80,
    wrong: says('city.missing', 'Choose a city'),
    step: 'place',
    required: true,
    shown: 'card',
  },
  locality: {
    kind: 'line',
    most: 120,
    wrong: says('locality.missing', 'Enter the locality'),
    step: 'place',
    required: true,
    shown: 'card',
    note: 'Made when the city has none of this name',
  },
  landmark: {
    kind: 'line',
    most: 120,
    step: 'place',
    shown: 'page',
    weight: 4,
  },
  pincode: {
    kind: 'pincode',
    wrong: says('pincode.malformed', 'Enter a PIN code of six digits'),
    step: 'place',
    shown: 'page',
  },
  address: {
    kind: 'line',
    most: 300,
    step: 'place',
    shown: 'accepted',
    note: 'Shown only after a visit or application is accepted',
  },
  contact_phone: {
    kind: 'phone',
    step: 'place',
    shown: 'accepted',
    note: 'Shown only after a visit or application is accepted',
  },
  property_type: {
    kind: 'choice',
    options: propertyTypes,
    wrong: says('home-type.unknown', 'Choose the type of home'),
    step: 'home',
    required: true,
    shown: 'card',
    filter: { how: 'any', first: 401 },
  },
  pg_for: {
    kind: 'choice',
    options: ['women', 'men', 'anyone'],
    wrong: says('pg-for.unknown', 'Choose whom the PG is for'),
    step: 'home',
    required: true,
    onlyFor: ['pg'],
    shown: 'page',
    filter: { how: 'any', first: 841 },
  },
  pg_meals: {
    kind: 'choice',
    options: ['none', 'breakfast', 'breakfast_and_dinner', 'three_meals'],
    wrong: says('pg-meals.unknown', 'Choose the meals of the PG'),
    step: 'home',
    onlyFor: ['pg'],
    shown: 'page',
    filter: { how: 'any', first: 851 },
  },
  bed_sharing: {
    kind: 'choices',
    options: sharings,
    empty: [],
    wrong: says('bed-sharing.unknown', 'Choose one, two, three or four to a room'),
    onlyFor: ['pg'],
    shown: 'page',
    note: 'Of the rooms in which a bed is free; kept by the rooms of a PG',
    filter: { how: 'any', first: 861, note: 'PGs with a free bed in such a room; repeatable' },
  },
  bed_count: {
    kind: 'number',
    least: 0,
    most: 2000,
    wrong: says('bed-count.out-of-range', 'Enter beds from {least} to {most}'),
    onlyFor: ['pg'],
    shown: 'card',
    note: 'Of a PG whose rooms are entered: then the rent is that of its cheapest free bed',
  },
  free_beds: {
    kind: 'number',
    least: 0,
    most: 2000,
    wrong: says('bed-count.out-of-range', 'Enter beds from {least} to {most}'),
    onlyFor: ['pg'],
    shown: 'card',
  },
  furnishing: {
    kind: 'choice',
    options: furnishings,
    wrong: says('furnishing.unknown', 'Choose the furnishing'),
    step: 'home',
    required: true,
    shown: 'card',
    filter: { how: 'any', first: 301 },
  },
  bedrooms: {
    kind: 'rooms',
    options: roomCounts,
    wrong: says('bedrooms.out-of-range', 'Enter bedrooms from {least} to {most}'),
    step: 'home',
    required: true,
    shown: 'card',
    note: '5 means 5 or more',
    filter: { how: 'any', first: 101, note: '5 means 5 or more; repeatable' },
  },
  bathrooms: {
    kind: 'rooms',
    options: roomCounts,
    wrong: says('bathrooms.out-of-range', 'Enter bathrooms from {least} to {most}'),
    step: 'home',
    required: true,
    shown: 'card',
    note: '5 means 5 or more',
    filter: { how: 'one', first: 201, note: '5 means 5 or more' },
  },
  area_sqft: {
    kind: 'number',
    unit: 'sq ft',
    least: 1,
    most: MAX_AREA_SQFT,
    wrong: says('area.out-of-range', 'Enter an area in sq ft from {least} to {most}'),
    step: 'home',
    required: true,
    shown: 'card',
    filter: { how: 'range', as: 'area', note: 'Square feet' },
  },
  floor: {
    kind: 'number',
    least: -3,
    most: 200,
    wrong: says('floor.out-of-range', 'Enter a floor from {least} to {most}'),
    step: 'home',
    shown: 'page',
    note: '0 is the ground floor',
    options: floors,
    filter: { how: 'any', first: 831, note: '0 is the ground floor, 5 means 5 or higher; repeatable' },
  },
  total_floors: {
    kind: 'number',
    least: 0,
    most: 200,
    wrong: says('floors.out-of-range', 'Enter the number of floors from {least} to {most}'),
    step: 'home',
    shown: 'page',
  },
  facing: {
    kind: 'choice',
    options: facings,
    wrong: says('facing.unknown', 'Choose a direction'),
    step: 'home',
    shown: 'page',
    filter: { how: 'any', first: 871 },
  },
  parking: {
    kind: 'choice',
    options: parkings,
    wrong: says('parking.unknown', 'Choose the parking'),
    step: 'home',
    shown: 'page',
    filter: { how: 'any', first: 821 },
  },
  water_supply: {
    kind: 'choice',
    options: waterSupplies,
    wrong: says('water-supply.unknown', 'Choose the water supply'),
    step: 'home',
    shown: 'page',
    filter: { how: 'any', first: 881 },
  },
  amenities: {
    kind: 'choices',
    options: amenities,
    empty: [],
    wrong: says('amenities.unknown', 'Choose amenities of the list'),
    step: 'home',
    shown: 'card',
    filter: { how: 'all', first: 901, note: 'All of them; repeatable' },
  },
  title: {
    kind: 'line',
    most: 200,
    empty: '',
    step: 'home',
    shown: 'card',
    note: 'Left empty, one is made from type, bedrooms and place',
    weight: 4,
  },
  description: {
    kind: 'paragraph',
    most: 5000,
    empty: '',
    step: 'home',
    shown: 'page',
    weight: 1,
  },
  house_rules: {
    kind: 'paragraph',
    most: 1000,
    step: 'home',
    onlyFor: ['pg'],
    shown: 'page',
  },
  rent: {
    kind: 'rupees',
    least: 1,
    most: MAX_RENT_RUPEES,
    wrong: says('rent.out-of-range', 'Enter the rent in whole rupees, at most {most} crore'),
    step: 'money',
    required: true,
    shown: 'card',
    filter: { how: 'range', note: 'Rupees a month' },
  },
  deposit: {
    kind: 'rupees',
    least: 0,
    most: MAX_RENT_RUPEES,
    wrong: says('deposit.out-of-range', 'Enter the deposit in whole rupees, at most {most} crore'),
    step: 'money',
    shown: 'card',
    note: 'Absent means not said, zero means none',
  },
  maintenance_charge: {
    kind: 'rupees',
    least: 0,
    most: MAX_RENT_RUPEES,
    wrong: says(
      'maintenance-charge.out-of-range',
      'Enter the maintenance charge in whole rupees, at most {most} crore',
    ),
    step: 'money',
    shown: 'card',
  },
  brokerage_days: {
    kind: 'number',
    unit: 'days',
    least: 0,
    most: 365,
    empty: 0,
    wrong: says('brokerage-days.out-of-range', 'Enter days of rent from {least} to {most}'),
    step: 'money',
    shown: 'page',
  },
  pg_notice_days: {
    kind: 'number',
    least: 0,
    most: 90,
    wrong: says('pg-notice.out-of-range', 'Enter days of notice from {least} to {most}'),
    step: 'money',
    onlyFor: ['pg'],
    shown: 'page',
    note: 'Days of notice before somebody moves out',
  },
  available_from: {
    kind: 'day',
    step: 'money',
    shown: 'card',
    filter: { how: 'until', as: 'available_by', note: 'Free on or before this day' },
  },
  preferred_tenant: {
    kind: 'choice',
    options: preferredTenants,
    empty: 'anyone',
    wrong: says('preferred-tenant.unknown', 'Choose whom you prefer'),
    step: 'money',
    shown: 'card',
    filter: { how: 'one', first: 601 },
  },
  pets_allowed: {
    kind: 'yes-no',
    empty: false,
    step: 'money',
    shown: 'card',
    filter: { how: 'tick', as: 'pets', first: 701, note: 'Only homes that allow pets' },
  },
  rera_number: { kind: 'line', most: 60, step: 'money', shown: 'page' },
  verified: {
    kind: 'yes-no',
    empty: false,
    shown: 'card',
    filter: { how: 'tick', first: 801, note: 'Only verified homes' },
  },
} as const satisfies Readonly<Record<string, FieldDescription>>;

type Fields = typeof homeFields;
export type HomeField = keyof Fields;
export const homeFieldNames = Object.keys(homeFields) as HomeField[];

/** The fields whose description is of a form: `FieldsWith<{ step: string }>` are those of the listing form. */
export type FieldsWith<Form> = { [Name in HomeField]: Fields[Name] extends Form ? Name : never }[HomeField];
export type FormField = FieldsWith<{ step: string }>;
export type ChoiceField = FieldsWith<{ kind: 'choice' }>;
/** What a page for everyone may show. */
export type ShownField = Exclude<HomeField, FieldsWith<{ shown: 'accepted' }>>;
export type CardField = FieldsWith<{ shown: 'card' }>;
/** Searched by values that have numbers in the catalogue. */
export type CountedField = FieldsWith<{ filter: { first: number } }>;

export const fieldOf = (name: HomeField): FieldDescription => homeFields[name];
const namesOf = <Name extends HomeField>(has: (field: FieldDescription) => boolean): readonly Name[] =>
  homeFieldNames.filter((name) => has(homeFields[name])) as Name[];

export const formFields = namesOf<FormField>(({ step }) => step !== undefined);
export const choiceFields = namesOf<ChoiceField>(({ kind }) => kind === 'choice');
export const shownFields = namesOf<ShownField>(({ shown }) => shown !== 'accepted');
export const cardFields = namesOf<CardField>(({ shown }) => shown === 'card');

/** The values of a choice. */
export type OptionOf<Name extends HomeField> = Fields[Name] extends { options: readonly (infer Code)[] }
  ? Code
  : never;

type ValueIn<Field> = Field extends { kind: 'choice'; options: readonly (infer Code)[] }
  ? Code
  : Field extends { kind: 'choices'; options: readonly (infer Code)[] }
    ? Code[]
    : Field extends { kind: 'yes-no' }
      ? boolean
      : Field extends { kind: 'rooms' | 'number' | 'rupees' }
        ? number
        : string;
type IsAlwaysThere<Field> = Field extends { onlyFor: unknown }
  ? false
  : Field extends { required: true } | { empty: unknown }
    ? true
    : false;

/** A field of a listed home: amounts are paise, areas square feet, days ISO dates; null where nobody has said. */
export type HomeValue<Name extends HomeField> =
  IsAlwaysThere<Fields[Name]> extends true ? ValueIn<Fields[Name]> : ValueIn<Fields[Name]> | null;

/** The same as the form gives it: less where the platform says more. */
export type FormValue<Name extends HomeField> = Fields[Name] extends { offered: readonly (infer Code)[] }
  ? Code
  : HomeValue<Name>;

/** The parameter a field is searched by. */
export type FilterName<Name extends HomeField> = Name extends HomeField
  ? Fields[Name] extends { filter: { as: infer As extends string } }
    ? As
    : Name
  : never;

export const filterName = (name: HomeField): string => fieldOf(name).filter?.as ?? name;

/** `area_sqft` is `areaSqft` where columns are members of an object. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

export const camelCase = <Name extends string>(name: Name): CamelCase<Name> =>
  name.replace(/_./g, (letter) => letter.slice(1).toUpperCase()) as CamelCase<Name>;

/** Whether a home of that type has the field at all. */
export function isAsked(name: HomeField, propertyType: string | null | undefined): boolean {
  const { onlyFor } = fieldOf(name);
  return onlyFor === undefined || onlyFor.some((type) => type === propertyType);
}

/** Those that a list with an order of its own does not name: they come after, or where it says. */
export const besides = <Name extends string>(names: readonly Name[], placed: readonly string[]): Name[] =>
  names.filter((name) => !placed.includes(name));
