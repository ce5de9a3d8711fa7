/** Examples of what a schema takes: every choice of every field, and every pair of choices. What people write is Hindi in them. */
import type { z } from 'zod';

const PATHS = ['/portal/x', '/portal/tenant/x'];
const TEXTS = ['बालेवाड़ी का घर', '2026-11-05', '2026-11', '2026-11-24T05:30:00Z'];
const ID = '01900000-0000-7000-8000-000000000000';

/** Of an object, or a union of objects. */
export function examplesOf(schema: z.ZodType): Record<string, unknown>[] {
  const { def } = schema as z.ZodDiscriminatedUnion<z.ZodObject[]>;
  if (def.type === 'union') return def.options.flatMap(examplesOf);
  const fields = Object.entries((schema as z.ZodObject).def.shape).map(
    ([name, field]) => [name, choicesOf(field as z.ZodType)] as const,
  );
  const found = new Map<string, Record<string, unknown>>();
  for (const [one, choices] of fields) {
    for (const [other, others] of fields) {
      for (const choice of choices) {
        for (const another of others) {
          const first = Object.fromEntries(fields.map(([name, [value]]) => [name, value]));
          const example = { ...first, [other]: another, [one]: choice };
          found.set(JSON.stringify(example), example);
        }
      }
    }
  }
  return [...found.values()];
}

function choicesOf(schema: z.ZodType): unknown[] {
  const { def } = schema as z.ZodAny | z.ZodOptional | z.ZodNullable | z.ZodDefault;
  const type: string = def.type;
  if (type === 'optional')
    return [...choicesOf((schema as z.ZodOptional<z.ZodType>).def.innerType), undefined];
  if (type === 'nullable') return [...choicesOf((schema as z.ZodNullable<z.ZodType>).def.innerType), null];
  if (type === 'default') return choicesOf((schema as z.ZodDefault<z.ZodType>).def.innerType);
  if (type === 'enum') return Object.values((schema as z.ZodEnum).def.entries);
  if (type === 'literal') return [...(schema as z.ZodLiteral).def.values];
  if (type === 'array') return [choicesOf((schema as z.ZodArray<z.ZodType>).def.element)];
  if (type === 'object') return examplesOf(schema).slice(0, 1);
  const all = { boolean: [true, false], number: [1, 2_500_000], string: [...TEXTS, ID] }[type];
  const taken = all?.filter((value) => schema.safeParse(value).success) ?? [];
  if (type === 'string' && taken.length > 1) return taken.slice(0, 1);
  return taken.length > 0 ? taken : PATHS.filter((value) => schema.safeParse(value).success);
}
