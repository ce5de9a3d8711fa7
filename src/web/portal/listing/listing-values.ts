// Between what stands in the form's fields and what the contract calls a home.
import {
  type FieldDescription,
  type FormField,
  fieldOf,
  formFields,
  type homeFields,
  isAsked,
} from '../../../domain/home-fields.ts';
import type { DraftStep } from '../../../domain/listing-quality.ts';
import type { Point } from '../../../domain/map.ts';
import { bareNumber, formatPhone } from '../../../domain/phones.ts';

type Figure = number | string;

type FieldState<Name extends FormField> = (typeof homeFields)[Name] extends infer Field
  ? Field extends { kind: 'choice' | 'rooms' | 'day' }
    ? string | null
    : Field extends { kind: 'number' | 'rupees' }
      ? Figure
      : Field extends { kind: 'choices' }
        ? string[]
        : Field extends { kind: 'yes-no' }
          ? boolean
          : string
  : never;

/** Rupees here; paise in the contract. A city is chosen from a list. */
export type FormValues = { [Name in Exclude<FormField, 'city'>]: FieldState<Name> } & {
  city: string | null;
  /** The pin on the map: undefined where nobody said anything, null where it was taken off. */
  point?: Point | null | undefined;
};
export type FieldName = FormField | 'point';

const ofStep = (step: DraftStep): readonly FieldName[] =>
  formFields.filter((name) => fieldOf(name).step === step);

export const fieldsOfStep: Readonly<Record<DraftStep, readonly FieldName[]>> = {
  place: [...ofStep('place'), 'point'],
  home: ofStep('home'),
  money: ofStep('money'),
  photos: [],
  preview: [],
};

const ofKind = (...kinds: FieldDescription['kind'][]) =>
  formFields.filter((name) => kinds.includes(fieldOf(name).kind));
const money = ofKind('rupees');
const figures = ofKind('number');
const rooms = ofKind('rooms');

const empty = Object.fromEntries(formFields.map((name) => [name, emptyOf(name)])) as unknown as FormValues;

function emptyOf(name: FormField): string | boolean | string[] | null {
  const field = fieldOf(name);
  switch (field.kind) {
    case 'choice':
      return field.empty ?? null;
    case 'choices':
      return [];
    case 'yes-no':
      return false;
    case 'rooms':
    case 'day':
      return null;
    default:
      return name === 'city' ? null : '';
  }
}

/** A field as it may be kept as JSON. */
type Stored = string | number | boolean | string[] | Point | null;
export type Content = { [field: string]: Stored };

/** What of the form is filled in, in the contract's units. */
export function toContent(values: FormValues): Content {
  const content: Content = {};
  for (const field of formFields) {
    const stored = isAsked(field, values.property_type) ? toStored(field, values[field]) : undefined;
    if (stored !== undefined) content[field] = stored;
  }
  if (values.point !== undefined) content.point = values.point;
  return content;
}

function toStored(field: FormField, value: FormValues[FormField]): Stored | undefined {
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
  for (const field of formFields) {
    const stored = fromStored(field, content[field]);
    if (stored !== undefined) Object.assign(values, { [field]: stored });
  }
  const point = pointOf(content.point);
  return point === undefined ? values : { ...values, point };
}

function pointOf(stored: unknown): Point | null | undefined {
  if (stored === null) return null;
  if (typeof stored !== 'object' || !('lat' in stored && 'lng' in stored)) return undefined;
  const { lat, lng } = stored;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}

function fromStored(field: FormField, stored: unknown): FormValues[FormField] | undefined {
  if (typeof stored === 'number') {
    if (money.includes(field)) return stored / 100;
    return rooms.includes(field) ? String(stored) : figures.includes(field) ? stored : undefined;
  }
  if (Array.isArray(stored)) {
    return fieldOf(field).kind === 'choices'
      ? stored.filter((item): item is string => typeof item === 'string')
      : undefined;
  }
  if (typeof stored === 'boolean') return fieldOf(field).kind === 'yes-no' ? stored : undefined;
  if (typeof stored !== 'string' || !isText(field)) return undefined;
  return field === 'contact_phone' ? formatPhone(stored) : stored;
}

const others = ofKind('rupees', 'number', 'rooms', 'choices', 'yes-no');
const isText = (field: FormField) => !others.includes(field);

export type Problems = Partial<Record<FieldName, string>>;

/** The step on which a field stands. */
export function stepOf(field: string): DraftStep | undefined {
  const steps = Object.entries(fieldsOfStep) as [DraftStep, readonly string[]][];
  return steps.find(([, fields]) => fields.includes(field))?.[0];
}
