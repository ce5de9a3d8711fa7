// For tests of screens: a client of the contract that answers what a test gives it and fails at everything else.
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Api } from '../lib/api-context.ts';

/** Procedures by name ("rvl.grid"), each with its answer. */
export type Answers = Readonly<Record<string, unknown>>;

let answers: Answers = {};
let problem = new Error('No test has begun');
let asked: string[] = [];

/** Forgets the test before; `failWith` says what a procedure without an answer throws. */
export function answerOnly(given: Answers): void {
  answers = given;
  asked = [];
}

export function failWith(next: Error): void {
  problem = next;
}

/** How often that procedure was called in this test. */
export const timesAsked = (procedure: string): number => asked.filter((name) => name === procedure).length;

const procedureAt = (path: readonly string[]): object =>
  new Proxy(() => undefined, {
    get: (_target, name) => (typeof name === 'string' ? procedureAt([...path, name]) : undefined),
    apply: async () => {
      const name = path.join('.');
      asked.push(name);
      if (name in answers) return answers[name];
      throw problem;
    },
  });

const api = procedureAt([]) as Api;
/** What `useApi` gives screens. */
export const failingClient = { api, queries: createTanstackQueryUtils(api) };
