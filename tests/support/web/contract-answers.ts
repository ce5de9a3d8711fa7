// For tests of screens: an answer of each procedure, made from what the contract says it answers.
import { z } from 'zod';
import { contract } from '../../../src/contract/contract.ts';
import { type Schema, sampleOf } from '../../../src/server/app/api-docs/samples.ts';
import type { Answers } from './failing-client.ts';

type Described = { '~orpc': { outputSchema?: z.ZodType } };

/** Of each procedure below `router`, by its name ("rvl.grid"). */
export function answersOf(router: object = contract, path: readonly string[] = []): Answers {
  return Object.fromEntries(
    Object.entries(router).flatMap(([word, part]: [string, object]) => {
      const name = [...path, word];
      if (!('~orpc' in part)) return Object.entries(answersOf(part, name));
      const schema = (part as Described)['~orpc'].outputSchema;
      return schema ? [[name.join('.'), answerOf(schema)]] : [];
    }),
  );
}

const answerOf = (schema: z.ZodType) =>
  sampleOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema);
