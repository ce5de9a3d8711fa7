/** Examples made from the schemas themselves, with values that a person would recognise; tests check them against the same schemas. */

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  pattern?: string;
  contentMediaType?: string;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  description?: string;
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const ID = '019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52';
const INSTANT = '2026-11-21T10:30:00.000Z';

/** Texts by the name of their field, the first rule that fits. */
const texts: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/(^|_)month(_year)?$|^(from|to|until|since)_month$/, '2026-10'],
  [/_at$|^at$|^slot_start$/, INSTANT],
  [/cursor$/, 'eyJhdCI6IjIwMjYifQ'],
  [/(^|_)(date|day|on|from|until|to|by)$|^(starts?|ends?)$/, '2026-12-01'],
  [/email$/, 'asha.rao@example.in'],
  [/phone$/, '+919876543210'],
  [/affiliate_id$|^(code|sponsor)/, 'KRY-7F3K9'],
  [/^avatar_url$/, '/files/public/avatars/2b1c.webp'],
  [/url$|^src$/, '/files/public/photos/2b1c-800.webp'],
  [/path$/, '/my-properties'],
  [/file_name$/, 'homes.xlsx'],
  [/full_name$|_name$|^name$/, 'Asha Rao'],
  [/city$/, 'Pune'],
  [/locality$/, 'Baner'],
  [/state$/, 'Maharashtra'],
  [/pincode$/, '411045'],
  [/title$|^home$/, '2 BHK Apartment in Baner, Pune'],
  [/slot$/, '10:00'],
  [/upi$/, 'asha@okbank'],
  [/^box$/, '18.5,73.7,18.6,73.8'],
  [/reference$/, 'UTR123456789012'],
  [/query$/, 'city=pune'],
  [/amenit/, 'parking'],
  [/^alt$/, 'Living room'],
  [/blurhash/, 'LKO2?U%2Tw=w]~RBVZRi};RPxuwH'],
  [/(^|_)files?$/, 'photos/2b1c-800.webp'],
  [/rera/, 'A51700012345'],
  [/reason$|note$|notes$|description$|body$|message$/, 'After six in the evening, please.'],
];

/** Amounts are paise; shares basis points. */
const numbers: readonly (readonly [pattern: RegExp, value: number])[] = [
  [/rent|rvl|amount|deposit|paid|earned|held|balance|payable|charge|cost|total_due/, 2_500_000],
  [/_bp$/, 1000],
  [/^lat/, 18.56],
  [/^lng/, 73.78],
  [/area/, 950],
  [/bedrooms|bathrooms|occupants|rating/, 2],
];

/** A value of the schema for a field of that name. */
export function sampleOf(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find((one) => one.type !== 'null');
  if (choice) return sampleOf(choice, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => sampleOf(one, name)));
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  switch (type) {
    case 'object':
      return { ...recordOf(schema, name), ...fieldsOf(schema) };
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
        sampleOf(schema.items ?? {}, name.replace(/s$/, '')),
      );
    case 'integer':
    case 'number':
      return numberOf(schema, name);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(schema, name);
  }
}

const fieldsOf = ({ properties = {} }: Schema) =>
  Object.fromEntries(Object.entries(properties).map(([field, one]) => [field, sampleOf(one, field)]));

/** An object whose keys are data: all of them where they are known. */
function recordOf({ propertyNames, additionalProperties }: Schema, name: string): Record<string, unknown> {
  if (typeof additionalProperties !== 'object') return {};
  const keys = propertyNames?.enum ?? [recordKeyOf(additionalProperties, name)];
  return Object.fromEntries(keys.map((key) => [String(key), sampleOf(additionalProperties, name)]));
}

/** Files of a photo are found by format, then by width. */
function recordKeyOf(value: Schema, name: string): string {
  if (typeof value.additionalProperties === 'object') return 'webp';
  return /(^|_)files?$/.test(name) ? '800' : 'name';
}

function numberOf({ type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema, name: string): number {
  const known = numbers.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
  const fitting = Math.max(minimum, Math.min(maximum, known));
  return type === 'integer' ? Math.round(fitting) : fitting;
}

/** What only its shape describes. */
const shaped: readonly string[] = ['2026-27', 'pune'];

function textOf({ format, pattern, minLength = 0, maxLength = 1000 }: Schema, name: string): string {
  if (format === 'uuid') return ID;
  if (format === 'date-time') return INSTANT;
  if (format === 'date') return '2026-12-01';
  if (format === 'email') return 'asha.rao@example.in';
  if (format === 'binary') return '(the file)';
  const known = texts.find(([pattern]) => pattern.test(name))?.[1] ?? 'Text';
  const shape = pattern === undefined ? null : new RegExp(pattern);
  if (shape && !shape.test(known)) return shaped.find((text) => shape.test(text)) ?? known;
  return known.slice(0, maxLength).padEnd(minLength, '.');
}
