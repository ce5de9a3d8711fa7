// Between what stands in the form's fields and what the contract calls a home.
import type { DraftStep } from '../../../domain/listing-quality.ts';
import { bareNumber, formatPhone } from '../../../domain/phones.ts';

type Figure = number | string;

export type FormValues = {
  listed_as: string | null;
  city: string | null;
  locality: string;
  landmark: string;
  pincode: string;
  address: string;
  contact_phone: string;
  property_type: string | null;
  furnishing: string | null;
  bedrooms: string | null;
  bathrooms: string | null;
  area_sqft: Figure;
  floor: Figure;
  total_floors: Figure;
  facing: string | null;
  parking: string | null;
  water_supply: string | null;
  amenities: string[];
  title: string;
  description: string;
  /** Rupees here; paise in the contract. */
  rent: Figure;
  deposit: Figure;
  maintenance_charge: Figure;
  brokerage_days: Figure;
  available_from: string | null;
  preferred_tenant: string | null;
  pets_allowed: boolean;
  rera_number: string;
};
export type FieldName = keyof FormValues;

export const fieldsOfStep: Readonly<Record<DraftStep, readonly FieldName[]>> = {
  place: ['listed_as', 'city', 'locality', 'landmark', 'pincode', 'address', 'contact_phone'],
  home: [
    'property_type',
    'furnishing',
    'bedrooms',
    'bathrooms',
    'area_sqft',
    'floor',
    'total_floors',
    'facing',
    'parking',
    'water_supply',
    'amenities',
    'title',
    'description',
  ],
  money: [
    'rent',
    'deposit',
    'maintenance_charge',
    'brokerage_days',
    'available_from',
    'preferred_tenant',
    'pets_allowed',
    'rera_number',
  ],
  photos: [],
  preview: [],
};

const money: readonly FieldName[] = ['rent', 'deposit', 'maintenance_charge'];
const figures: readonly FieldName[] = ['area_sqft', 'floor', 'total_floors', 'brokerage_days'];
const rooms: readonly FieldName[] = ['bedrooms', 'bathrooms'];

const empty: FormValues = {
  listed_as: 'owner',
  city: null,
  locality: '',
  landmark: '',
  pincode: '',
  address: '',
  contact_phone: '',
  property_type: null,
  furnishing: null,
  bedrooms: null,
  bathrooms: null,
  area_sqft: '',
  floor: '',
  total_floors: '',
  facing: null,
  parking: null,
  water_supply: null,
  amenities: [],
  title: '',
  description: '',
  rent: '',
  deposit: '',
  maintenance_charge: '',
  brokerage_days: '',
  available_from: null,
  preferred_tenant: 'anyone',
  pets_allowed: false,
  rera_number: '',
};

/** A field as it may be kept as JSON. */
type Kept = string | number | boolean | string[];
export type Content = { [field: string]: Kept };

/** What of the form is filled in, in the contract's units. */
export function toContent(values: FormValues): Content {
  const content: Content = {};
  for (const field of Object.keys(empty) as FieldName[]) {
    const kept = toKept(field, values[field]);
    if (kept !== undefined) content[field] = kept;
  }
  return content;
}

function toKept(field: FieldName, value: FormValues[FieldName]): Kept | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value === 'boolean' || Array.isArray(value)) return value;
  if (field === 'pincode') return bareNumber(String(value));
  if (!money.includes(field) && !figures.includes(field) && !rooms.includes(field))
    return String(value).trim();
  const number = Number(value);
  if (!Number.isFinite(number)) return undefined;
  return money.includes(field) ? Math.round(number * 100) : number;
}

/** The form's fields from kept content, whatever an older version of the form or another client left in it. */
export function toValues(content: { readonly [field: string]: unknown }): FormValues {
  const values = { ...empty };
  for (const field of Object.keys(empty) as FieldName[]) {
    const kept = fromKept(field, content[field]);
    if (kept !== undefined) Object.assign(values, { [field]: kept });
  }
  return values;
}

function fromKept(field: FieldName, kept: unknown): FormValues[FieldName] | undefined {
  if (typeof kept === 'number') {
    if (money.includes(field)) return kept / 100;
    return rooms.includes(field) ? String(kept) : figures.includes(field) ? kept : undefined;
  }
  if (Array.isArray(kept)) {
    return field === 'amenities'
      ? kept.filter((item): item is string => typeof item === 'string')
      : undefined;
  }
  if (typeof kept === 'boolean') return field === 'pets_allowed' ? kept : undefined;
  if (typeof kept !== 'string' || !isText(field)) return undefined;
  return field === 'contact_phone' ? formatPhone(kept) : kept;
}

const others: readonly FieldName[] = [...money, ...figures, ...rooms, 'amenities', 'pets_allowed'];
const isText = (field: FieldName) => !others.includes(field);

export type Problems = Partial<Record<FieldName, string>>;

/** The step on which a field stands. */
export function stepOf(field: string): DraftStep | undefined {
  const steps = Object.entries(fieldsOfStep) as [DraftStep, readonly string[]][];
  return steps.find(([, fields]) => fields.includes(field))?.[0];
}
