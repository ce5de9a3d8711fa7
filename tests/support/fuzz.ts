/** Calls made from the OpenAPI document itself, as anybody outside would make them: valid, on the edge, invalid and hostile, by chance. */

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};
type Parameter = { name: string; in: string; schema?: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};
export type Described = { paths: Record<string, Record<string, Operation>> };
export type FuzzCall = { method: string; path: string; body: string | undefined };

/** The same numbers from the same seed (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T };
}
export type Chance = ReturnType<typeof chanceOf>;

const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  true,
  [],
  {},
  'a\u0000b',
  '\ud800',
  `'; drop table profiles; --`,
  '<svg onload=alert(1)>',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  'x'.repeat(5000),
  [[[[]]]],
  { $ne: null },
  '2026-02-30',
  'NaN',
];
const UUID = '00000000-0000-7000-8000-00000000000';

/** How often a value is what nobody should send: calls without any go deepest, since one bad field refuses the whole. */
const HOSTILE_SHARES = [0, 0.03, 0.12, 0.3];

/** One call of an operation. `ids` stand wherever one is asked for. */
export function fuzzCall(described: Described, chance: Chance, ids: readonly string[]): FuzzCall {
  const share = chance.pick(HOSTILE_SHARES);
  const path = chance.pick(Object.keys(described.paths));
  const operations = described.paths[path] ?? {};
  const method = chance.pick(Object.keys(operations));
  const { parameters = [], requestBody } = operations[method] ?? {};
  const value = (schema: Schema | undefined) => valueFor(schema ?? {}, { chance, ids, share }, 0);
  let address = path;
  const query = new URLSearchParams();
  for (const { name, in: where, schema } of parameters) {
    if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(textOf(value(schema))));
    else if (where === 'query' && chance.next() < 0.5) query.append(name, textOf(value(schema)));
  }
  const content = requestBody?.content?.['application/json']?.schema;
  const body = content ? JSON.stringify(value(content)) : undefined;
  const asked = query.size > 0 ? `?${query}` : '';
  return {
    method: method.toUpperCase(),
    path: `/api${address.replaceAll(/\{\+?\w+\}/g, 'x')}${asked}`,
    body,
  };
}

/** A lone surrogate cannot be put into an address. */
const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

type Source = { chance: Chance; ids: readonly string[]; share: number };

function valueFor(schema: Schema, source: Source, depth: number): unknown {
  const { chance, share } = source;
  if (depth > 6 || chance.next() < share) return chance.pick(hostile);
  const inner = (one: Schema) => valueFor(one, source, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return inner(chance.pick(choices));
  if (schema.allOf) return inner(schema.allOf[0] ?? {});
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || chance.next() < 0.5)
          .map(([name, one]) => [name, inner(one)]),
      );
    case 'array':
      return Array.from({ length: Math.floor(chance.next() * 4) }, () => inner(schema.items ?? {}));
    case 'integer':
    case 'number':
      return numberOf(schema, source);
    case 'boolean':
      return chance.next() < 0.5;
    case 'null':
      return null;
    default:
      return stringOf(schema, source);
  }
}

function numberOf({ minimum = 0, maximum = 1_000_000 }: Schema, { chance, share }: Source): number {
  const [least, most] = [Math.max(minimum, -(2 ** 53)), Math.min(maximum, 2 ** 53)];
  const beyond = share > 0 ? [least - 1, most + 1] : [];
  return chance.pick([least, most, ...beyond, Math.floor(least + chance.next() * (most - least))]);
}

function stringOf({ format, minLength = 0, maxLength = 40 }: Schema, { chance, ids, share }: Source): string {
  if (format === 'uuid') return chance.pick([...ids, `${UUID}1`]);
  if (format === 'date') return chance.pick(['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31']);
  if (format === 'date-time') return chance.pick(['2026-11-21T10:00:00.000Z', '1970-01-01T00:00:00.000Z']);
  if (format === 'email') return chance.pick(['someone@example.com', 'a@b.example']);
  if (format === 'binary') return 'bytes';
  const beyond = share > 0 ? [Math.min(maxLength + 1, 5001)] : [];
  const length = chance.pick([minLength, Math.min(maxLength, 5000), ...beyond, Math.min(maxLength, 12)]);
  return chance.pick(['a', 'क', '7', ' ']).repeat(Math.max(0, length));
}
