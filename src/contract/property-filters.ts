// The one schema of catalogue filters: the page's URL, the API's query and the filter form all read and write it.
import { z } from 'zod';
import { decodeCursor, MAX_AREA_SQFT, MAX_RENT_RUPEES, type Sort, sorts } from '../domain/catalogue.ts';
import { boxText, parseBox } from '../domain/map.ts';
import { amenities, furnishings, listedAs, preferredTenants, propertyTypes } from '../domain/properties.ts';
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

const rupees = wholeNumber(0, MAX_RENT_RUPEES);
const area = wholeNumber(0, MAX_AREA_SQFT);

/** In the canonical order of a URL. Rents are whole rupees, here and nowhere else on the wire. */
const fields = {
  q: z
    .string()
    .trim()
    .max(MAX_TEXT, invalid('text.too-long', 'Use at most {most} characters', { most: MAX_TEXT }))
    .optional(),
  city: name.optional().describe('Name, other name or slug of a city'),
  locality: oneOrMany(name).optional().describe('Name or slug; repeatable'),
  rent_min: rupees.optional().describe('Rupees a month'),
  rent_max: rupees.optional().describe('Rupees a month'),
  bedrooms: oneOrMany(wholeNumber(1, 5)).optional().describe('5 means 5 or more; repeatable'),
  bathrooms: wholeNumber(1, 5).optional().describe('5 means 5 or more'),
  furnishing: oneOrMany(choice(furnishings)).optional(),
  property_type: oneOrMany(choice(propertyTypes)).optional(),
  area_min: area.optional().describe('Square feet'),
  area_max: area.optional().describe('Square feet'),
  available_by: day.optional().describe('Free on or before this day'),
  amenities: oneOrMany(choice(amenities)).optional().describe('All of them; repeatable'),
  pets: tick.optional().describe('Only homes that allow pets'),
  preferred_tenant: choice(preferredTenants).optional(),
  verified: tick.optional().describe('Only verified homes'),
  listed_as: choice(listedAs).optional(),
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
  sort: choice(sorts).default(DEFAULT_SORT),
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
  'bedrooms',
  'furnishing',
  'property_type',
  'amenities',
]);

const fitTogether = z.strictObject(fields).superRefine((filters, context) => {
  for (const range of ['rent', 'area'] as const) {
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
  const kept: Record<string, unknown> = {};
  for (const field of fieldNames) {
    const values = raw[field];
    const usable = Array.isArray(values)
      ? values.filter((value) => fields[field].safeParse(value).success).slice(0, MAX_REPEATS)
      : values && (typed[field]?.(values) ?? values);
    if (usable !== undefined && fields[field].safeParse(usable).success) kept[field] = usable;
  }
  for (const range of ['rent', 'area']) {
    const [least, most] = [kept[`${range}_min`], kept[`${range}_max`]];
    if (Number(least) > Number(most))
      Object.assign(kept, { [`${range}_min`]: most, [`${range}_max`]: least });
  }
  const result = propertyFilters.safeParse(kept);
  return result.success ? result.data : propertyFilters.parse({ ...kept, cursor: undefined });
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
