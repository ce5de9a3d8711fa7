// The one schema of catalogue filters: the page's URL, the API's query and the filter form all read and write it.
import { z } from 'zod';
import { decodeCursor, type Sort, sorts } from '../domain/catalogue.ts';
import {
  besides,
  type FieldDescription,
  type FieldsWith,
  type FilterName,
  fieldOf,
  filterName,
  homeFieldNames,
  type OptionOf,
} from '../domain/home-fields.ts';
import { boxText, parseBox } from '../domain/map.ts';
import { anyKinds, LEAST_RADIUS, MOST_RADIUS, WALK_METERS } from '../domain/places.ts';
import { invalid, refusal } from '../domain/refusals.ts';
import { readTypedDate } from '../domain/typed-dates.ts';
import { readNumber, readRupees } from '../domain/typed-numbers.ts';

const MAX_REPEATS = 50;
/** Longer text is refused; what is accepted is read to its end. */
const MAX_TEXT = 2000;
export const DEFAULT_LIMIT = 24;
const DEFAULT_SORT: Sort = 'best';
export const MAX_LIMIT = 100;

const wholeNumber = (least: number, most: number) => {
  const message = invalid('number.out-of-range', 'Enter a whole number from {least} to {most}', {
    least,
    most,
  });
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
};
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, invalid('filter.unknown', 'Choose one of {choices}', { choices: values.join(', ') }));
const name = z
  .string()
  .trim()
  .min(1, invalid('name.missing', 'Enter a name'))
  .max(120, invalid('text.too-long', 'Use at most {most} characters', { most: 120 }));

/** Accepts one value or many; gives each once, in a fixed order, or nothing at all. */
function oneOrMany<Item extends z.ZodType<string | number>>(item: Item) {
  const many = z
    .array(item)
    .max(MAX_REPEATS, invalid('choices.too-many', 'Choose at most {most}', { most: MAX_REPEATS }));
  return z.union([many, item]).transform((value): z.output<Item>[] | undefined => {
    const values = [...new Set([value].flat() as z.output<Item>[])].sort((a, b) => (a < b ? -1 : 1));
    return values.length > 0 ? values : undefined;
  });
}

/** A box to tick: "no" is the same as not asking. */
const tick = z
  .union([z.boolean(), z.stringbool(invalid('yes-or-no.malformed', 'Enter true or false'))])
  .transform((value) => value || undefined);

const day = z.iso.date(invalid('date.malformed', 'Enter a date as YYYY-MM-DD'));

type Searched<How extends string> = FieldsWith<{ filter: { how: How } }>;
/** Of rooms any text is taken that is a number. */
type Asked<Name extends Searched<'any' | 'one' | 'all'>> =
  OptionOf<Name> extends number
    ? { value: number; typed: unknown }
    : { value: OptionOf<Name>; typed: OptionOf<Name> };
type Filter<Output, Input = Output> = z.ZodOptional<z.ZodType<Output, Input>>;
type FilterShape = {
  [Name in Searched<'any' | 'all'> as FilterName<Name>]: Filter<
    Asked<Name>['value'][] | undefined,
    Asked<Name>['typed'] | Asked<Name>['typed'][]
  >;
} & { [Name in Searched<'one'> as FilterName<Name>]: Filter<Asked<Name>['value'], Asked<Name>['typed']> } & {
  [Name in Searched<'tick'> as FilterName<Name>]: Filter<true | undefined, boolean | string>;
} & { [Name in Searched<'range'> as `${FilterName<Name>}_${'min' | 'max'}`]: Filter<number, unknown> } & {
  [Name in Searched<'until'> as FilterName<Name>]: Filter<string>;
};

/** The filters that fields of a home have, each with its schema. */
const ofFields = homeFieldNames.flatMap((name): [string, z.ZodType][] => {
  const field = fieldOf(name);
  if (field.filter === undefined) return [];
  const parameters =
    field.filter.how === 'range'
      ? ['min', 'max'].map((end) => `${filterName(name)}_${end}`)
      : [filterName(name)];
  const schema = filterOf(field).optional();
  const { note } = field.filter;
  return parameters.map((parameter) => [parameter, note === undefined ? schema : schema.describe(note)]);
});

function filterOf(field: FieldDescription): z.ZodType {
  const how = field.filter?.how;
  if (how === 'tick') return tick;
  if (how === 'until') return day;
  const value = valueSchema(field);
  return how === 'any' || how === 'all' ? oneOrMany(value) : value;
}

function valueSchema(field: FieldDescription): z.ZodType<string | number> {
  switch (field.kind) {
    case 'rooms':
      return wholeNumber(1, field.options.length);
    case 'number':
      return wholeNumber(field.options?.[0] ?? 0, field.options?.at(-1) ?? field.most);
    case 'rupees':
      // Whole rupees, here and nowhere else on the wire.
      return wholeNumber(0, field.most);
    case 'choice':
    case 'choices':
      return choice(field.options);
    default:
      throw new Error(`A field of the kind ${field.kind} is not searched by its value`);
  }
}

/** The address of a search names its filters in this order; what is not here comes after. */
const order = [
  'rent_min',
  'rent_max',
  'bedrooms',
  'bathrooms',
  'furnishing',
  'property_type',
  'area_min',
  'area_max',
  'available_by',
  'amenities',
  'pets',
  'preferred_tenant',
  'verified',
  'listed_as',
];
const schemas = new Map(ofFields);
const filtersOfFields = Object.fromEntries(
  [...order, ...besides([...schemas.keys()], order)].map((name) => [name, schemas.get(name)]),
) as unknown as FilterShape;

/** In the canonical order of a URL. */
const fields = {
  q: z
    .string()
    .trim()
    .max(MAX_TEXT, invalid('text.too-long', 'Use at most {most} characters', { most: MAX_TEXT }))
    .optional()
    .describe(
      'As people type it. Homes with more of its other words come first; those in quotation marks have to be there',
    ),
  city: name.optional().describe('Name, other name or slug of a city'),
  locality: oneOrMany(name).optional().describe('Name or slug; repeatable'),
  ...filtersOfFields,
  box: z
    .string()
    .transform((text, context) => {
      const box = parseBox(text);
      if (box) return boxText(box);
      context.addIssue({
        code: 'custom',
        ...refusal('map-box.malformed', 'Enter south,west,north,east in degrees'),
      });
      return z.NEVER;
    })
    .optional()
    .describe('A part of the map: south,west,north,east in degrees, to the nearest thousandth'),
  near: name
    .optional()
    .describe(
      'A station, office park, college, hospital or other place by name, or a point: latitude,longitude',
    ),
  near_any: oneOrMany(choice(anyKinds))
    .optional()
    .describe(`Within ${WALK_METERS} metres of any place of these kinds; repeatable`),
  pincode: z
    .string()
    .trim()
    .regex(/^[1-9]\d{5}$/, invalid('pincode.malformed', 'Enter a PIN code of six digits'))
    .optional()
    .describe('Near the middle of this PIN area'),
  radius_m: wholeNumber(LEAST_RADIUS, MOST_RADIUS)
    .optional()
    .describe('Metres around `near` or `pincode`; what is usual for the kind of place unless given'),
  sort: choice(sorts)
    .default(DEFAULT_SORT)
    .describe('`distance`: from `near`, `pincode` or a place that `q` names; `best` without one'),
  limit: wholeNumber(1, MAX_LIMIT).default(DEFAULT_LIMIT),
  cursor: z
    .string()
    .refine(
      (text) => decodeCursor(text) !== undefined,
      invalid('cursor.malformed', 'This is not a cursor of an earlier answer'),
    )
    .optional(),
};
type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];
/** What a search's address may name. */
export const filterNames: readonly string[] = fieldNames;
const repeatable: ReadonlySet<string> = new Set([
  'locality',
  'near_any',
  ...homeFieldNames
    .filter((name) => ['any', 'all'].includes(fieldOf(name).filter?.how ?? ''))
    .map(filterName),
]);
const ranges = homeFieldNames
  .filter((name): name is Searched<'range'> => fieldOf(name).filter?.how === 'range')
  .map((name) => filterName(name) as FilterName<Searched<'range'>>);

const fitTogether = z.strictObject(fields).superRefine((filters, context) => {
  for (const range of ranges) {
    const [least, most] = [filters[`${range}_min`], filters[`${range}_max`]];
    if (least !== undefined && most !== undefined && least > most) {
      const reversed = refusal('range.reversed', 'Enter at least {least}, the other end of the range', {
        least,
      });
      context.addIssue({ code: 'custom', path: [`${range}_max`], ...reversed });
    }
  }
  const cursor = decodeCursor(filters.cursor ?? '');
  // A text may ask for an order of its own: "cheap 2 bhk".
  const isOfText = filters.q !== undefined && filters.sort === DEFAULT_SORT;
  if (cursor && cursor.sort !== filters.sort && !isOfText) {
    context.addIssue({
      code: 'custom',
      path: ['cursor'],
      ...refusal('cursor.of-another-order', 'This cursor belongs to another sort'),
    });
  }
});

/** The API's input: an unknown parameter is a mistake of the caller, who should hear of it. */
export const propertyFilters = fitTogether;
export type PropertyFilters = z.output<typeof propertyFilters>;

/** Empty fields of a form that was sent without JavaScript mean "not asked". */
function rawFilters(params: URLSearchParams): Record<string, string | string[]> {
  const raw: Record<string, string | string[]> = {};
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key).filter((value) => value.trim() !== '');
    if (values.length === 0) continue;
    raw[key] = repeatable.has(key) ? values : (values.at(-1) ?? '');
  }
  return raw;
}

/** For the API: every wrong or unknown parameter is reported. */
export function checkFilters(params: URLSearchParams) {
  return propertyFilters.safeParse(rawFilters(params));
}

/** What people type into the form; the API takes figures and dates of ISO alone. */
const typed: Partial<Record<Field, (text: string) => string | number | null>> = {
  rent_min: readRupees,
  rent_max: readRupees,
  area_min: readNumber,
  area_max: readNumber,
  available_by: (text) => readTypedDate(text),
};

/** For the page: what is unknown or wrong is left out, so that an old or mistyped link still shows homes. */
export function filtersFromUrl(params: URLSearchParams): PropertyFilters {
  const raw = rawFilters(params);
  const stored: Record<string, unknown> = {};
  for (const field of fieldNames) {
    const values = raw[field];
    const usable = Array.isArray(values)
      ? values.filter((value) => fields[field].safeParse(value).success).slice(0, MAX_REPEATS)
      : values && (typed[field]?.(values) ?? values);
    if (usable !== undefined && fields[field].safeParse(usable).success) stored[field] = usable;
  }
  for (const range of ranges) {
    const [least, most] = [stored[`${range}_min`], stored[`${range}_max`]];
    if (Number(least) > Number(most))
      Object.assign(stored, { [`${range}_min`]: most, [`${range}_max`]: least });
  }
  const result = propertyFilters.safeParse(stored);
  return result.success ? result.data : propertyFilters.parse({ ...stored, cursor: undefined });
}

/** The shortest URL query that `filtersFromUrl` reads back as the same filters; equal filters give equal text. */
export function filtersToUrl(filters: Partial<PropertyFilters>): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of fieldNames) {
    const value = filters[field];
    if (value === undefined || value === '' || isDefault(field, value)) continue;
    for (const one of [value].flat()) params.append(field, String(one));
  }
  return params;
}

function isDefault(field: Field, value: unknown): boolean {
  const defaults: { sort: Sort; limit: number } = { sort: DEFAULT_SORT, limit: DEFAULT_LIMIT };
  return (field === 'sort' || field === 'limit') && defaults[field] === value;
}
