// The fields of a home as answers show them: on a card, on its page.
import { z } from 'zod';
import { type FieldDescription, fieldOf, type HomeValue, type ShownField } from '../domain/home-fields.ts';

type Shape<Name extends ShownField> = { [Field in Name]: z.ZodType<HomeValue<Field>, HomeValue<Field>> };

/** Amounts are paise, days ISO dates; null where nobody has said. */
export function shownSchema<Name extends ShownField>(names: readonly Name[]): Shape<Name> {
  return Object.fromEntries(names.map((name) => [name, schemaOf(fieldOf(name))])) as unknown as Shape<Name>;
}

function schemaOf(field: FieldDescription): z.ZodType {
  const isAlwaysThere = !field.onlyFor && (field.required || ('empty' in field && field.empty !== undefined));
  if (isAlwaysThere) return valueSchema(field);
  // Of a home that was listed before it had the field, nobody has said either.
  return field.onlyFor ? valueSchema(field).nullable().default(null) : valueSchema(field).nullable();
}

function valueSchema(field: FieldDescription): z.ZodType {
  switch (field.kind) {
    case 'rupees':
      return z.number().int().describe('paise');
    case 'rooms':
    case 'number':
      return z.number().int();
    case 'yes-no':
      return z.boolean();
    case 'choice':
      return z.enum(field.options);
    case 'choices':
      return z.array(z.string());
    case 'day':
      return z.iso.date();
    default:
      return z.string();
  }
}
