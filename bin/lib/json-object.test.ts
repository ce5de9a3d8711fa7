import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readJsonObject } from './json-object.ts';

async function* cut(text: string, places: readonly number[]) {
  const ends = [...places.map((place) => place % (text.length + 1)), text.length].sort((a, b) => a - b);
  let from = 0;
  for (const end of ends) {
    yield text.slice(from, end);
    from = end;
  }
}

/** As `JSON.parse` would, or its refusal. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : 'refused';
  } catch {
    return 'refused';
  }
}

const read = (text: string, places: readonly number[] = []) =>
  readJsonObject(cut(text, places)).catch((error) => (error instanceof SyntaxError ? 'refused' : error));

const places = fc.array(fc.nat(), { maxLength: 6 });

it('reads every object as JSON.parse does, however it is cut', async () => {
  const objects = fc.dictionary(
    fc.string({ unit: 'binary' }),
    fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 })),
    { maxKeys: 4 },
  );
  await fc.assert(
    fc.asyncProperty(objects, fc.nat(3), places, async (object, indent, ends) => {
      const text = JSON.stringify(object, null, indent);
      expect(await read(text, ends)).toEqual(JSON.parse(text));
    }),
    { numRuns: 40 },
  );
});

it('refuses what JSON.parse refuses, whatever is wrong', async () => {
  const tokens = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"\\',
    '1',
    ' ',
    'null',
    '{"a":[',
    ']}',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(tokens, { maxLength: 12 }), places, async (parts, ends) => {
      const text = parts.join('');
      expect(await read(text, ends)).toEqual(parsed(text));
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  '',
  ' ',
  '{}',
  ' { } ',
  '{}{}',
  '{} x',
  '[]',
  '7',
  'null',
  '"{}"',
  '{"a":[]}',
  '{"a":[ ]}',
  '{"a":[1,]}',
  '{"a":[,1]}',
  '{"a":[1][2]}',
  '{"a":[1]2}',
  '{"a":2[1]}',
  '{"a":[1}',
  '{"a":1]',
  '{"a":1,}',
  '{"a"}',
  '{"a":}',
  '{a:1}',
  '{1:1}',
  '{[1]:1}',
  '{"a":1:2}',
  '{"a":[{"b":[1,{"c":"]}"}]},"\\"]"],"b":{"c":[1,2]}}',
  '{"a":1,"a":[2]}',
  '{"__proto__":[1]}',
  '{"a":[1',
  ']',
  '}',
  ',',
  ':',
])('%j as JSON.parse does', async (text) => {
  expect(await read(text)).toEqual(parsed(text));
});
