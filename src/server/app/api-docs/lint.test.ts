/** The rules of our own for the description: what a stranger meets first is said in one language. */
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../tests/support/description-in-full.ts';
import { AMOUNT, describeApi, type Reach } from './describe.ts';
import { areas, summaries } from './texts.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  deprecated?: boolean;
  description?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  items?: Schema;
};
type Media = { schema: Schema; example?: unknown };
type Answer = { $ref?: string; content?: Record<string, Media> };
type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: { name: string; description?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
};
type Described = {
  info: { license: object; contact: object };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
};
const read = async (reach: Reach) => {
  const text = JSON.stringify(await describeApi('https://kiraya.example', reach));
  const described: Described = JSON.parse(text);
  const operationsOf = ({ paths }: Described) =>
    Object.values(paths).flatMap((methods) => Object.values(methods));
  // As it is written, and with everything in its place.
  return { text, described, operations: operationsOf(described), whole: operationsOf(inFull(described)) };
};
const [tokens, everything] = [await read('tokens'), await read('everything')];

/** Lists that are whole: they hold what one person has a few of, or are found again by what is typed. */
const whole = [
  'commissions.listMyMonths',
  'leads.timeline',
  'leases.repairs',
  'localities.suggest',
  'maintenance.homes',
  'pipeline.notes',
  'properties.performance',
  'properties.similar',
  'places.cities',
  'recentSearches.list',
  'savedSearches.list',
  'team.growth',
  'team.path',
  'team.search',
  'webhooks.list',
];

describe.each([
  ['programs', 450_000, tokens],
  ['everything', 920 * 1024, everything],
])('the description of %s', (_, limit, { text, described, operations }) => {
  it('is small, and says licence, contact and what each area is about', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(limit);
    expect(described.info).toMatchObject({
      license: { name: expect.any(String) },
      contact: { url: expect.any(String) },
    });
    for (const tag of described.tags) expect(tag.description).toMatch(/\.$/);
  });

  it('has names in snake_case, and older ones only beside them', () => {
    const wrong: string[] = [];
    const look = (schema: Schema, at: string) => {
      for (const [name, part] of Object.entries(schema.properties ?? {})) {
        const isOld =
          part.deprecated ||
          Object.keys(schema.properties ?? {}).includes(
            name.replaceAll(/[A-Z]/g, (l) => `_${l.toLowerCase()}`),
          );
        if (!/^[a-z0-9_]+$/.test(name) && !isOld) wrong.push(`${at}.${name}`);
        look(part, `${at}.${name}`);
      }
      for (const part of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]) look(part, at);
    };
    for (const [name, schema] of Object.entries(described.components.schemas)) {
      if (!name.endsWith('Input')) look(schema, name);
    }
    for (const { operationId, parameters = [] } of operations)
      for (const { name } of parameters)
        if (name && /[A-Z]/.test(name.replace('Idempotency-Key', '')) && tokens.described === described)
          wrong.push(`${operationId} ${name}`);
    expect(wrong).toEqual([]);
  });

  it('tells each refusal by reference', () => {
    for (const { operationId, responses } of operations) {
      const refused = Object.entries(responses).filter(([status]) => !status.startsWith('2'));
      expect([operationId, refused.length > 0]).toEqual([operationId, true]);
      for (const [, answer] of refused) {
        const name = answer.$ref?.replace('#/components/responses/', '') ?? '';
        const { content = {} } = described.components.responses[name] ?? {};
        expect(Object.keys(content)).toEqual(['application/problem+json']);
      }
    }
  });

  it('refers to nothing that is not there', () => {
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      expect(described.components).toHaveProperty([kind, name]);
    }
  });
});

describe('each operation for programs', () => {
  it('has a summary of its own, and nothing else has one', () => {
    expect(
      operations()
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual(Object.keys(summaries).sort());
    expect(new Set(Object.values(summaries)).size).toBe(Object.keys(summaries).length);
    expect(tokens.described.tags.map(({ name }) => name).sort()).toEqual(Object.keys(areas).sort());
  });

  it.each(operations())('$operationId has a description, an example and its lists end', (operation) => {
    const { description, responses, requestBody, parameters = [] } = operation;
    expect(description).toMatch(/scope/i);
    const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const media = [...answers.map(([, answer]) => answer), requestBody].map(
      (part) => part?.content?.['application/json'],
    );
    for (const one of media) if (one) expect(one.example).toBeDefined();
    const answer = answers[0]?.[1].content?.['application/json']?.schema;
    if (answer?.properties?.items && !whole.includes(operation.operationId)) {
      expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['limit', 'cursor']));
      expect(answer.properties).toHaveProperty('next_cursor');
    }
  });

  it('says of each amount that it is paise, or rupees', () => {
    const silent: string[] = [];
    const look = (schema: Schema, at: string) => {
      for (const [name, part] of Object.entries(schema.properties ?? {})) {
        const isNumber = [part, ...(part.anyOf ?? [])].some(({ type = '' }) =>
          [type].flat().includes('integer'),
        );
        if (isNumber && AMOUNT.test(name) && !/paise|rupees/.test(part.description ?? ''))
          silent.push(`${at}.${name}`);
        look(part, `${at}.${name}`);
      }
      if (schema.items) look(schema.items, at);
    };
    for (const [name, schema] of Object.entries(tokens.described.components.schemas)) look(schema, name);
    expect(silent).toEqual([]);
    const asked = operations().flatMap(({ parameters = [] }) =>
      parameters.filter(({ name }) => /^(rent|deposit)_m/.test(name)),
    );
    expect(asked.filter(({ description = '' }) => !/rupees/i.test(description))).toEqual([]);
  });
});

function operations(): Operation[] {
  return tokens.whole;
}
