/** What many operations have in common stands in the description once: answers, the parameters of a page, the key of a repetition. */
import type { Described, DescribedOperation } from './described.ts';
import { freeName, pascal } from './named-schemas.ts';
import type { Schema } from './samples.ts';

type Referring = { $ref?: string };
type Parts = { parameters: Record<string, object>; responses: Record<string, object> };

/** On each write of a program. */
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Of your making: the same key with the same input gets the first answer again for 24 hours instead of a second effect',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' } satisfies Schema,
};
/** Parameters worth a name, by theirs. */
const pagers: Readonly<Record<string, string>> = { limit: 'Limit', cursor: 'Cursor' };

/** Shorter ones are as long as what would refer to them. */
const LONG = 100;

/** Moves what is there several times into the components that are returned, and refers to it. */
export function shareParts(
  operations: readonly DescribedOperation[],
  isForPrograms: (operation: DescribedOperation) => boolean,
  reads: ReadonlySet<DescribedOperation>,
): Parts {
  const parts: Parts = { parameters: {}, responses: {} };
  shareParameters(operations, parts);
  const writes = operations.filter((one) => !reads.has(one) && isForPrograms(one));
  if (writes.length > 0) parts.parameters.IdempotencyKey = IDEMPOTENCY_KEY;
  for (const operation of writes)
    operation.parameters = [...(operation.parameters ?? []), refTo('parameters', 'IdempotencyKey')];
  shareAnswers(operations, parts);
  return parts;
}

function shareParameters(operations: readonly DescribedOperation[], { parameters }: Parts): void {
  const counts = countsOf(operations.flatMap((operation) => operation.parameters ?? []));
  const names = new Map<string, string>();
  for (const operation of operations) {
    operation.parameters = operation.parameters?.map((one) => {
      const text = JSON.stringify(one);
      const wanted = nameOf(one) ?? (text.length > LONG ? pascal(one.name) : undefined);
      if (!wanted || (counts.get(text) ?? 0) < 2) return one;
      const name = names.get(text) ?? freeName(wanted, parameters);
      names.set(text, name);
      parameters[name] = one;
      return refTo('parameters', name);
    });
  }
}

/** The id of the lease is LeaseId. */
function nameOf({ name, description = '' }: { name: string; description?: string }): string | undefined {
  const [, thing] = /^Id of the (.+)$/.exec(description) ?? [];
  return name === 'id' && thing ? `${pascal(thing)}Id` : pagers[name];
}

function countsOf(parts: readonly object[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of parts) {
    const text = JSON.stringify(part);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** Answers in the same shape, or lists of it, with the same example: called as that shape. */
function shareAnswers(operations: readonly DescribedOperation[], { responses }: Parts): void {
  const all = operations.flatMap((operation) =>
    Object.entries(operation.responses ?? {}).map(([status, answer]) => ({ operation, status, answer })),
  );
  const counts = countsOf(all.map(({ answer }) => answer));
  const names = new Map<string, string>();
  for (const { operation, status, answer } of all) {
    const text = JSON.stringify(answer);
    if ((counts.get(text) ?? 0) < 2) continue;
    const called = calledAs(answer.content?.['application/json']?.schema) ?? (isDone(text) ? 'Done' : null);
    if (called === null) continue;
    const name = names.get(text) ?? freeName(called, responses);
    names.set(text, name);
    responses[name] = answer;
    if (operation.responses) operation.responses[status] = refTo('responses', name);
  }
}

function calledAs(schema: Schema | undefined): string | undefined {
  const one = shapeOf(schema);
  const listed = shapeOf(schema?.items);
  return one ? `${one}Answer` : listed && `${listed}ListAnswer`;
}

const shapeOf = (schema: Schema | undefined) => (schema as Referring | undefined)?.$ref?.split('/').at(-1);

const isDone = (text: string): boolean => text.includes('"properties":{"ok":{"const":true}}');

const refTo = <Part>(kind: keyof Parts, name: string) => ({ $ref: `#/components/${kind}/${name}` }) as Part;

/** A part itself, or what it refers to. */
export function lookUp<Part extends object>({ components }: Pick<Described, 'components'>, part: Part): Part {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec((part as Referring).$ref ?? '') ?? [];
  const found = (components as Record<string, Record<string, Part>>)[kind]?.[name];
  return found ?? part;
}
