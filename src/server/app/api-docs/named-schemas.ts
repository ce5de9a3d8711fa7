/** Gives the shapes of a description names, so that each stands in it once: generated clients then have a type `Visit` instead of a hundred alike. */
import type { Schema } from './samples.ts';

/** A smaller shape is read faster where it stands. */
const WORTH_A_NAME = 120;
/** … unless it stands in several places. */
const WORTH_SHARING = 70;

export type SchemaNames = {
  /** The schema with everything that is named replaced by a reference. */
  named(schema: Schema, name: string): Schema;
  schemas: Record<string, Schema>;
};

/** `all` are the schemas of the whole description: what is in them twice gets a name, and what `named` is first asked for. */
export function schemaNames(all: readonly Schema[]): SchemaNames {
  const counts = new Map<string, number>();
  for (const schema of all) count(schema, counts);
  const schemas: Record<string, Schema> = {};
  const names = new Map<string, string>();

  const named = (schema: Schema, name: string, isTop = true): Schema => {
    const text = JSON.stringify(schema);
    const known = names.get(text);
    if (known) return refTo(known);
    const inner = eachPart(schema, (child, part) => named(child, nameOf(name, part), false));
    const isShared = (counts.get(text) ?? 0) > 1 && text.length > WORTH_SHARING;
    const isWorthIt = isShape(schema) && (isShared || (isTop && text.length > WORTH_A_NAME));
    if (!isWorthIt) return inner;
    const own = freeName(name, schemas);
    names.set(text, own);
    schemas[own] = inner;
    return refTo(own);
  };
  return { named: (schema, name) => named(schema, name), schemas };
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` }) as Schema;

const isShape = ({ properties, enum: values }: Schema): boolean =>
  properties !== undefined || (values?.length ?? 0) > 6;

export function freeName(name: string, taken: object): string {
  let own = name;
  for (let number = 2; Object.hasOwn(taken, own); number++) own = `${name}${number}`;
  return own;
}

function count(schema: Schema, counts: Map<string, number>): void {
  const text = JSON.stringify(schema);
  counts.set(text, (counts.get(text) ?? 0) + 1);
  eachPart(schema, (child) => {
    count(child, counts);
    return child;
  });
}

type Part = [name: string, schema: Schema];

/** The parts of a schema that are schemas, changed one by one; `rename` says under which names a property then stands. */
export function eachPart(
  schema: Schema,
  change: (child: Schema, part: string | null) => Schema,
  rename: (name: string, child: Schema, names: readonly string[]) => Part[] = (name, child) => [
    [name, child],
  ],
): Schema {
  const changed: Schema = { ...schema };
  if (schema.properties) {
    const names = Object.keys(schema.properties);
    const parts = Object.entries(schema.properties).map(([name, child]) =>
      rename(name, change(child, name), names),
    );
    changed.properties = Object.fromEntries(parts.flat());
    const { required } = schema;
    if (required)
      changed.required = parts.flatMap((under, at) =>
        required.includes(names[at] ?? '') ? under.map(([name]) => name) : [],
      );
  }
  if (schema.items) changed.items = change(schema.items, null);
  if (schema.propertyNames) changed.propertyNames = change(schema.propertyNames, 'key');
  if (typeof schema.additionalProperties === 'object')
    changed.additionalProperties = change(schema.additionalProperties, null);
  for (const several of ['anyOf', 'oneOf', 'allOf'] as const) {
    const parts = schema[several];
    if (parts) changed[several] = parts.map((child) => change(child, null));
  }
  return changed;
}

/** A page's entries are called as what the list is of; other parts by their own name after it. */
function nameOf(name: string, part: string | null): string {
  if (part === null) return name;
  if (part === 'items') return name.replace(/List$/, '');
  return name + pascal(singular(part));
}

export const pascal = (words: string): string =>
  words.replaceAll(/(^|[_\s.-]+)([a-z0-9])/gi, (_, __, letter: string) => letter.toUpperCase());

export const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x)es$/, '$1')
    .replace(/(ss|us|is)$/, '$1\u0000')
    .replace(/s$/, '')
    .replace('\u0000', '');
