// What the administrators' lists that are a tab of their own are asked, found out from the tabs and the contract.
import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { procedures } from '../../src/contract/every-procedure.ts';

type Described = { properties?: Record<string, { enum?: unknown[] }> };

/** The procedures of the tabs that are one list: `mailLog.list`. */
export function listProcedures(): string[] {
  return globSync('src/web/admin/*/*-tab.tsx').flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return text.includes('<ListTab') ? [/permission: '([\w.]+)'/.exec(text)?.[1] ?? ''] : [];
  });
}

/** Inputs of a list, by what they are called: as it opens, with each choice of each filter, and for what nobody has. */
export function questionsOf(procedure: string): [what: string, input: Record<string, unknown>][] {
  const { schema } = procedures.find(({ name }) => name === procedure) ?? {};
  const { properties = {} } = z.toJSONSchema(schema as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
  }) as Described;
  const filters = Object.entries(properties).flatMap(([field, { enum: choices = [] }]) =>
    choices.map((choice) => ({ [field]: choice })),
  );
  const searches = 'q' in properties ? [{ q: 'asha' }, { q: 'zzzzqqq' }] : [];
  return [{}, ...filters, ...searches].map((input: Record<string, unknown>) => [
    [procedure, ...Object.entries(input).map(([field, value]) => `${field}=${value}`)].join(' '),
    input,
  ]);
}
