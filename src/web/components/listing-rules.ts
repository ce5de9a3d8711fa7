// What people read when a rule says no. Its sentence stands beside its code, in src/domain/features.
import type { MessageDescriptor } from '@lingui/core';
import { refusalOf } from '../../domain/refusals.ts';
import { shownParams, worded } from '../lib/refusals.ts';

type Facts = Readonly<Record<string, string>>;
type BrokenRule = { rule: string; field: string | undefined; facts?: Facts };

let sentences: Readonly<Record<string, MessageDescriptor>> = {};

/** They come beside the page: none is needed before the server has refused something. */
export const sentencesLoaded = import('../refusals/rules.generated.ts').then(
  (loaded) => {
    sentences = loaded.sentences;
  },
  () => undefined, // Without a connection: the page says in general words what it could not do.
);

/** `facts` are what the sentence names; moments among them are written as people read them. */
export function ruleSentence(rule: string, facts?: Facts): MessageDescriptor | undefined {
  const sentence = sentences[rule];
  return sentence && facts ? { ...sentence, values: shownParams(facts) } : sentence;
}

/** The rule that an answer of the server names, with its field. */
export function ruleOf(error: unknown): BrokenRule | undefined {
  const data = dataOf(error);
  if (typeof data?.rule !== 'string') return undefined;
  const { rule, field, facts } = data;
  return {
    rule,
    field: typeof field === 'string' ? field : undefined,
    ...(typeof facts === 'object' && facts !== null ? { facts: facts as Facts } : {}),
  };
}

/** The server's message for each wrong field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = dataOf(error)?.errors;
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(errors.map(({ field, ...fault }) => [String(field), worded(refusalOf(fault))]));
}

function dataOf(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined;
  return typeof error.data === 'object' && error.data !== null
    ? (error.data as Record<string, unknown>)
    : undefined;
}
