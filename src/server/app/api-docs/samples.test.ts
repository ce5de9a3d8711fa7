import { isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../tests/support/description-in-full.ts';
import { contract } from '../../../contract/contract.ts';
import { procedures } from '../../../contract/every-procedure.ts';
import { scopeFor } from '../../../domain/api-tokens.ts';
import { describeApi } from './describe.ts';

type Content = { content?: Record<string, { example?: unknown }> };
type Operation = {
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: Content;
  responses: Record<string, Content>;
  security?: object[];
};
const described = inFull(await describeApi('https://kiraya.example'));
const forOthers = procedures.filter(({ permission }) => scopeFor(permission) !== null);

const operationOf = ({ path, method }: (typeof procedures)[number]): Operation =>
  described.paths[path.replaceAll('{+', '{')][method.toLowerCase()];

function procedureAt(name: string) {
  let at: unknown = contract;
  for (const part of name.split('.')) at = (at as Record<string, unknown>)[part];
  if (!isContractProcedure(at)) throw new Error(`${name} is no procedure`);
  return at['~orpc'];
}

type Checked = { '~standard': { validate(value: unknown): unknown } };
async function issuesOf(schema: unknown, value: unknown): Promise<unknown> {
  const result = (await (schema as Checked)['~standard'].validate(value)) as { issues?: unknown };
  return result.issues ?? null;
}

describe('the examples of what programs may call', () => {
  it.each(forOthers)('$name', async (procedure) => {
    const operation = operationOf(procedure);
    const { inputSchema, outputSchema } = procedureAt(procedure.name);
    const body = operation.requestBody?.content?.['application/json'];
    // A file stands for itself: no example could hold one.
    const isFile = operation.requestBody?.content?.['multipart/form-data'] !== undefined;
    if (inputSchema && !isFile) {
      const parameters = (operation.parameters ?? [])
        .filter(({ in: place }) => place !== 'header')
        .map(({ name, example }) => [name, example]);
      const given = Object.fromEntries(parameters.filter(([, example]) => example !== undefined));
      expect(await issuesOf(inputSchema, { ...given, ...((body?.example as object) ?? {}) })).toBeNull();
    }
    const [answer] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    const json = answer?.[1].content?.['application/json'];
    if (outputSchema && json) expect(await issuesOf(outputSchema, json.example)).toBeNull();
  });
});
