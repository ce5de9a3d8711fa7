// The fields of a home as a lister gives them: the API, the form and the import check the same schema.
import { z } from 'zod';
import {
  choiceFields,
  type FieldDescription,
  type FieldsWith,
  type FormField,
  type FormValue,
  fieldOf,
  formFields,
  isAsked,
  type Said,
} from '../domain/home-fields.ts';
import { asPin } from '../domain/home-pin.ts';
import { bareNumber } from '../domain/phones.ts';
import { invalid } from '../domain/refusals.ts';
import {
  calendarDate,
  choice,
  line,
  optional,
  optionalLine,
  paragraph,
  phone,
  rupees,
  whole,
} from './fields.ts';

type Required = Exclude<FieldsWith<{ required: true }>, FieldsWith<{ onlyFor: unknown }>>;
type WithDefault = FieldsWith<{ empty: unknown }>;
/** What is not required may be left out, and what has no value of its own then may also be null. */
type Shape = { [Name in Required & FormField]: z.ZodType<FormValue<Name>, FormValue<Name>> } & {
  [Name in Exclude<FormField, Required>]: z.ZodDefault<
    z.ZodType<FormValue<Name>, Name extends WithDefault ? FormValue<Name> : FormValue<Name> | null>
  >;
};

const wrong = ({ reason, sentence }: Said) => invalid(reason, sentence);

const shape = Object.fromEntries(
  formFields.map((name) => {
    const field = fieldOf(name);
    const schema = schemaOf(field);
    return [name, field.note === undefined ? schema : schema.describe(field.note)];
  }),
) as unknown as Shape;

function schemaOf(field: FieldDescription): z.ZodType {
  if (field.kind === 'phone') return phone;
  if (field.kind === 'line' && !field.required && field.empty === undefined) return optionalLine(field.most);
  const schema = valueSchema(field);
  if (field.kind === 'choices') return valueSchema(field);
  if ('empty' in field && field.empty !== undefined) return schema.default(field.empty);
  return field.required && !field.onlyFor ? schema : optional(schema);
}

function valueSchema(field: Exclude<FieldDescription, { kind: 'phone' }>): z.ZodType {
  switch (field.kind) {
    case 'line':
      return field.wrong ? line(field.most).min(1, wrong(field.wrong)) : line(field.most);
    case 'paragraph':
      return paragraph(field.most);
    case 'pincode':
      return z
        .string(wrong(field.wrong))
        .transform(bareNumber)
        .pipe(z.string().regex(/^[1-9]\d{5}$/, wrong(field.wrong)));
    case 'rooms':
      return whole(1, field.options.length, field.wrong.reason, field.wrong.sentence);
    case 'number':
      return whole(field.least, field.most, field.wrong.reason, field.wrong.sentence);
    case 'rupees':
      return rupees(field.least, field.wrong.reason, field.wrong.sentence);
    case 'day':
      return calendarDate;
    case 'choice':
      return choice(field.offered ?? field.options, wrong(field.wrong));
    case 'choices':
      return z
        .array(choice(field.options, wrong(field.wrong)))
        .max(field.options.length, invalid('amenities.repeated', 'Choose each amenity once'))
        .default([])
        .transform((chosen) => [...new Set(chosen)]);
    case 'yes-no':
      return z.boolean(invalid('yes-or-no.missing', 'Choose yes or no'));
  }
}

/** What changes while a home is listed. */
const termNames = [
  'rent',
  'deposit',
  'maintenance_charge',
  'available_from',
  'title',
  'description',
] as const;

/** Left out, each stays as it is; null takes off what may be unsaid. */
export const homeTerms = Object.fromEntries(
  termNames.map((name) => {
    const field = fieldOf(name) as Parameters<typeof valueSchema>[0];
    const schema = valueSchema(field);
    return [name, (field.required || 'empty' in field ? schema : schema.nullable()).optional()];
  }),
) as unknown as { [Name in (typeof termNames)[number]]: z.ZodOptional<z.ZodType<FormValue<Name>>> };

const pinWrong = invalid('map-pin.malformed', 'Enter latitude and longitude, like 12.93471, 77.62291');
/** A pin on the map; a metre is exact enough. */
export const pin = z
  .object(
    {
      lat: z.number(pinWrong).min(-90, pinWrong).max(90, pinWrong),
      lng: z.number(pinWrong).min(-180, pinWrong).max(180, pinWrong),
    },
    pinWrong,
  )
  .transform(asPin);

/** For rules of some fields: a step of the form is checked while those behind it are empty. */
const whateverIsMissing = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** What is no number is above nothing, and may be anything here: its own check speaks of it. */
const isAbove = (floor: unknown, top: unknown): boolean =>
  typeof floor === 'number' && typeof top === 'number' && floor > top;

const complete = z
  .object({
    ...shape,
    point: pin
      .nullish()
      .describe(
        'In degrees. Shown exactly only after a visit or application is accepted, to others as the middle of a cell of about 370 metres. Absent: unchanged, unless the locality changed; null: taken off',
      ),
  })
  .refine(({ floor, total_floors: top }) => !isAbove(floor, top), {
    path: ['floor'],
    ...whateverIsMissing,
    ...invalid('floor.above-highest', 'The floor is above the highest one'),
  });

/** What homes of some types must have; asked as soon as the type is known, whatever else is missing. */
export const homeFields = choiceFields.reduce((schema, name) => {
  const field = fieldOf(name);
  if (field.kind !== 'choice' || !field.required || !field.onlyFor) return schema;
  return schema.refine((home) => (home[name] ?? null) !== null || !isAsked(name, home.property_type), {
    path: [name],
    ...whateverIsMissing,
    ...wrong(field.wrong),
  });
}, complete);

export type HomeFields = z.output<typeof homeFields>;
export type HomeInput = z.input<typeof homeFields>;
