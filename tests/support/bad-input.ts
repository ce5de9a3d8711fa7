/** Input that nobody should send, made from each procedure's own schema: what a form, a script or an attacker might try. */
import { z } from 'zod';
import type { ListedProcedure } from '../../src/contract/every-procedure.ts';
import { addressOf, pathParameters, UNKNOWN_ID } from './procedures.ts';

type JsonSchema = {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minimum?: number;
  minLength?: number;
  minItems?: number;
};

export type BadCall = {
  /** What is wrong with it. */
  what: string;
  path: string;
  init: RequestInit;
  /** The field that the schema refuses: the answer has to name it. */
  wrongField?: string;
};

type Values = Record<string, unknown>;

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** Values for any field, whatever its type. */
const anywhere: [what: string, value: unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a negative number', -1],
  ['a fraction', 0.5],
  ['an absurd number', 1e300],
  ['beyond safe integers', 2 ** 60],
  ['true', true],
  ['an empty text', ''],
  ['a space', ' '],
  ['an unknown id', UNKNOWN_ID],
  ['100 KB of text', 'x'.repeat(100_000)],
  ['a NUL byte', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['emoji', '🏡👩‍👩‍👧‍👦'],
  ['Devanagari', 'कोरमंगला में दो कमरों का घर'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['SQL', `'; drop table properties; --`],
  ['a format string', '%s%n{{7*7}}'],
  ['a path', '../../../../etc/passwd'],
  ['a date that is none', '2026-02-31'],
  ['an absurd date', '+275760-09-13T00:00:00Z'],
  ['10,000 elements', Array.from({ length: 10_000 }, () => 'x')],
  ['an empty list', []],
  ['a list of objects', [{}, { a: 1 }]],
  ['an object', { a: 1, toString: 'x' }],
  ['a prototype', JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')],
  ['500 levels', deep(500)],
];

/**
 * Bad calls of one procedure. With `every` of 4, a field is sent every fourth of the values, and the next field or procedure
 * begins with the next of them; so it is with bad bodies and addresses.
 */
export function badCalls(procedure: ListedProcedure, every = 1): BadCall[] {
  const { schema, isRead } = procedure;
  const right = schema ? (sample(describe(schema)) as Values) : {};
  const fields = schema ? Object.keys(describe(schema).properties ?? {}) : [];
  const begin = procedure.name.length;
  const isSent = (place: number) => (_: unknown, at: number) => (at + place + begin) % every === 0;
  const calls: BadCall[] = [
    sent(procedure, 'the right input of a stranger', right),
    sent(procedure, 'nothing at all', {}),
    sent(procedure, 'an unknown field', { ...right, surprise: 'x' }),
  ];
  for (const [place, field] of fields.entries()) {
    const { [field]: _, ...without } = right;
    calls.push(sent(procedure, `${field} missing`, without, field));
    for (const [what, value] of anywhere.filter(isSent(place))) {
      calls.push(sent(procedure, `${field}: ${what}`, { ...right, [field]: value }, field));
    }
  }
  const others = isRead ? badAddresses(procedure) : badBodies(procedure);
  return [...calls, ...others.filter(isSent(fields.length))];
}

/** The call with these values in path, query or body. Only a body carries the types as they are, so only there is the field known. */
function sent(procedure: ListedProcedure, what: string, values: Values, changed?: string): BadCall {
  const { method, path, isRead, schema } = procedure;
  const inPath = pathParameters(path);
  const texts = Object.fromEntries(inPath.map((name) => [name, short(values[name])]));
  const rest = Object.entries(values).filter(([name]) => !inPath.includes(name));
  const address = addressOf(path, texts);
  if (isRead) return { what, path: `${address}?${query(rest)}`, init: { method } };
  const isRefused = changed && !inPath.includes(changed) && schema && refuses(schema, values, changed);
  return {
    what,
    path: address,
    init: {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(rest)),
    },
    ...(isRefused ? { wrongField: changed } : {}),
  };
}

/** Whether the schema, given the values as they arrive, complains of this field. */
function refuses(schema: NonNullable<ListedProcedure['schema']>, values: Values, field: string): boolean {
  const { error } = (schema as z.ZodType).safeParse(JSON.parse(JSON.stringify(values)));
  return error?.issues.some(({ path }) => path[0] === field) ?? false;
}

/** A path holds only so much text, and no empty part. */
function short(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value ?? 'undefined');
  return (text || ' ').toWellFormed().slice(0, 2000);
}

function query(entries: [string, unknown][]): string {
  const params = new URLSearchParams();
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    const texts = Array.isArray(value) ? value.slice(0, 500) : [value];
    for (const text of texts) params.append(name, short(text));
  }
  return params.toString();
}

const badAddresses = ({ method, path }: ListedProcedure): BadCall[] =>
  [
    '%00',
    'q=%E0%A4%A',
    'a[0][b][c]=1&a[]=2&a=3',
    '__proto__[x]=1',
    '&&==&',
    'q=%ff%fe',
    `q=${'%25'.repeat(3000)}`,
  ].map((text) => ({
    what: `the query ${text.slice(0, 30)}`,
    path: `${addressOf(path)}?${text}`,
    init: { method },
  }));

const json = { 'Content-Type': 'application/json' };
/** Made once: one of them weighs 12 MB. */
const bodies: [what: string, headers: Record<string, string>, body: BodyInit][] = [
  ['JSON cut short', json, '{"a": '],
  ['a list instead of an object', json, '[1, 2]'],
  ['null instead of an object', json, 'null'],
  ['text instead of an object', json, '"x"'],
  ['100,000 levels', json, `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['bytes that are no text', json, new Uint8Array([0xff, 0xfe, 0x00, 0x80])],
  ['a body too large', json, JSON.stringify({ text: 'x'.repeat(12 * 1024 * 1024) })],
  ['XML', { 'Content-Type': 'application/xml' }, '<a/>'],
  ['plain text', { 'Content-Type': 'text/plain' }, 'hello'],
  ['a type that is none', { 'Content-Type': ';;;' }, '{}'],
  ['a form without its boundary', { 'Content-Type': 'multipart/form-data' }, 'x'],
  [
    'a form cut short',
    { 'Content-Type': 'multipart/form-data; boundary=b' },
    '--b\r\nContent-Disposition: form-data',
  ],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'a=1&a[b]=2&__proto__[x]=3'],
];

function badBodies({ method, path }: ListedProcedure): BadCall[] {
  const calls: BadCall[] = bodies.map(([what, headers, body]) => ({
    what,
    path: addressOf(path),
    init: { method, headers, body },
  }));
  return [...calls, { what: 'no body', path: addressOf(path), init: { method } }];
}

const describe = (schema: NonNullable<ListedProcedure['schema']>): JsonSchema =>
  z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const SAMPLES: Record<string, unknown> = {
  uuid: UNKNOWN_ID,
  date: '2026-12-01',
  'date-time': '2026-12-01T10:00:00Z',
  email: 'nobody@example.com',
  time: '10:00',
};

/** A value that the schema probably accepts. */
function sample(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const first = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (first) return sample(first);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, own]) => [name, sample(own)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => sample(schema.items ?? {}));
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return SAMPLES[schema.format ?? ''] ?? 'x'.repeat(Math.max(1, schema.minLength ?? 1));
  }
}

type Ask = (path: string, init: RequestInit) => Promise<Response>;
type Problem = {
  status?: number;
  title?: string;
  code?: string;
  requestId?: string;
  errors?: { field: string }[];
};

/** What is wrong with the answer to a bad call, or nothing. */
async function complaint({ what, path, init, wrongField }: BadCall, ask: Ask): Promise<string | null> {
  const response = await ask(path, init);
  const { status, headers } = response;
  const text = await response.text();
  const said = (why: string) => `${what} → ${status}, ${why}: ${text.slice(0, 200)}`;
  if (status >= 500) return said('an error of ours');
  if (status < 400) return wrongField ? said(`accepted a wrong ${wrongField}`) : null;
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return said('no problem details');
  const problem: Problem = JSON.parse(text);
  if (problem.status !== status || !problem.title || !problem.code) return said('an incomplete problem');
  if (!problem.requestId || problem.requestId !== headers.get('x-request-id')) return said('no request id');
  if (status === 422 && !problem.errors?.length) return said('says not what is wrong');
  if (!wrongField) return null;
  if (status !== 422) return said('not a matter of fields');
  const named = problem.errors?.some(
    ({ field }) => field === wrongField || field.startsWith(`${wrongField}.`),
  );
  return named ? null : said(`does not name ${wrongField}`);
}

export async function complaintsOf(calls: readonly BadCall[], ask: Ask): Promise<string[]> {
  const complaints: string[] = [];
  for (const call of calls) {
    const found = await complaint(call, ask);
    if (found) complaints.push(found);
  }
  return complaints;
}
