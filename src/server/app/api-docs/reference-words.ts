/** What the reference says of a field: what it may be, in words, from the schema that the server checks it by. */
import { snakeOf } from '../../lib/wire-names.ts';
import type { Described } from './described.ts';
import type { Schema } from './samples.ts';
import { lookUp } from './shared-parts.ts';

type Field = { name: string; isNeeded: boolean; about: string; words: string };

/** The fields of what is sent, those of an object within it after a full stop. */
export function bodyFields(described: Described, body: Schema | undefined, within = ''): Field[] {
  const { properties = {}, required = [] } = body ? lookUp(described, body) : {};
  return Object.entries(properties).flatMap(([name, schema]) => {
    const own = {
      name: within + name,
      isNeeded: required.includes(name),
      about: schema.description ?? '',
      words: valueWords(described, schema),
    };
    const whole = presentOf(described, schema);
    const inner = whole.type === 'array' ? presentOf(described, whole.items ?? {}) : whole;
    return [own, ...bodyFields(described, inner, `${within}${name}${whole.type === 'array' ? '[].' : '.'}`)];
  });
}

/** As in "one of a, b", "1 to 5", "list of at most 50, each one of a, b; or null; otherwise a". */
export function valueWords(described: Described, schema: Schema): string {
  const { default: otherwise } = schema;
  return [
    kindOf(described, presentOf(described, schema)),
    ...(mayBeNull(described, schema) ? ['or null'] : []),
    ...(otherwise === undefined ? [] : [`otherwise ${JSON.stringify(otherwise)}`]),
  ]
    .filter(Boolean)
    .join('; ');
}

function kindOf(described: Described, value: Schema): string {
  const choices = value.enum?.filter((one) => one !== null);
  if (choices?.length === 1) return JSON.stringify(choices[0]);
  if (choices) return `one of ${choices.join(', ')}`;
  switch (value.type) {
    case 'array': {
      const each = kindOf(described, presentOf(described, value.items ?? {}));
      return [`list${between(value.minItems, value.maxItems)}`, each && `each ${each}`]
        .filter(Boolean)
        .join(', ');
    }
    case 'boolean':
      return 'true or false';
    case 'integer':
    case 'number':
      return `${value.type === 'integer' ? 'whole number' : 'number'}${between(value.minimum, value.maximum)}`;
    case 'string':
      if (value.format === 'binary') return 'the file itself, under this name';
      if (value.format === 'uuid') return 'id';
      return value.maxLength === undefined ? 'text' : `text${between(undefined, value.maxLength)} characters`;
    default:
      return '';
  }
}

function between(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return ` of ${least} to ${most}`;
  if (most !== undefined) return ` of at most ${most}`;
  return least === undefined ? '' : ` of at least ${least}`;
}

/** What a value is where it is not null. */
function presentOf(described: Described, schema: Schema): Schema {
  const whole = lookUp(described, schema);
  const [one] = (whole.anyOf ?? whole.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (one) return presentOf(described, one);
  return Array.isArray(whole.type)
    ? { ...whole, type: whole.type.find((type) => type !== 'null') ?? '' }
    : whole;
}

function mayBeNull(described: Described, schema: Schema): boolean {
  const { type, anyOf = [] } = lookUp(described, schema);
  return Array.isArray(type) ? type.includes('null') : anyOf.some((one) => one.type === 'null');
}

/** An answer without the names that go: whoever begins today reads those that stay. */
export function withoutOlderNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOlderNames);
  if (typeof value !== 'object' || value === null) return value;
  const stays = Object.entries(value).filter(
    ([name]) => snakeOf(name) === name || !Object.hasOwn(value, snakeOf(name)),
  );
  return Object.fromEntries(stays.map(([name, part]) => [name, withoutOlderNames(part)]));
}
