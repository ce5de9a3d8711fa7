// For tests of screens: a client of the contract that answers what a test gives it and fails at everything else.
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Api } from '../../../src/web/lib/api-context.ts';

/** Procedures by name ("rvl.grid"), each with its answer. */
export type Answers = Readonly<Record<string, unknown>>;

let answers: Answers = {};
let problem = new Error('No test has begun');
let asked: { name: string; input: unknown; key: string | undefined }[] = [];

/** Forgets the test before; `failWith` says what a procedure without an answer throws. */
export function answerOnly(given: Answers): void {
  answers = given;
  asked = [];
}

export function failWith(next: Error): void {
  problem = next;
}

/** What the server says from now on, as after somebody else changed it. */
export function answerNow(changed: Answers): void {
  answers = { ...answers, ...changed };
}

/** What that procedure was called with in this test, call by call. */
export const inputsOf = (procedure: string): unknown[] =>
  asked.filter(({ name }) => name === procedure).map(({ input }) => input);

/** The request keys of the same calls. */
export const keysOf = (procedure: string): (string | undefined)[] =>
  asked.filter(({ name }) => name === procedure).map(({ key }) => key);

export const timesAsked = (procedure: string): number => inputsOf(procedure).length;

const procedureAt = (path: readonly string[]): object =>
  new Proxy(() => undefined, {
    get: (_target, name) => (typeof name === 'string' ? procedureAt([...path, name]) : undefined),
    apply: async (_target, _self, [input, options]) => {
      const name = path.join('.');
      asked.push({ name, input, key: options?.context?.idempotencyKey });
      if (name in answers) return answers[name];
      throw problem;
    },
  });

const api = procedureAt([]) as Api;
/** What `useApi` gives screens. */
export const failingClient = { api, queries: createTanstackQueryUtils(api) };
