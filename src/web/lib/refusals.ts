// What contract and server refuse, in the page's language: looked up by its code. English pages show the sentence that comes with it.
import type { MessageDescriptor } from '@lingui/core';
import { formatDate, formatInstant, isCalendarDate, isInstant } from '../../domain/dates.ts';
import { language } from '../../domain/languages.ts';
import { type Refusal, type RefusalParams, refusalOf, shownParam } from '../../domain/refusals.ts';
import { pageI18n } from './i18n.ts';

type Sentences = Readonly<Record<string, MessageDescriptor>>;
let sentences: Sentences = {};

// The page does not wait for it: until it is there, sentences stay English.
if (language !== 'en') {
  void Promise.all([
    import('../refusals/answers.generated.ts'),
    import('../refusals/rules.generated.ts'),
  ]).then(
    ([answers, rules]) => {
      sentences = { ...answers.sentences, ...rules.sentences };
    },
    () => undefined,
  );
}

function shown(value: string | number): string {
  if (typeof value === 'string' && isInstant(value)) return formatInstant(value);
  return typeof value === 'string' && isCalendarDate(value) ? formatDate(value) : shownParam(value);
}

/** Moments, days and numbers as people read them. */
export const shownParams = (params: RefusalParams): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));

export function worded({ message, reason, params = {} }: Refusal): string {
  const sentence = sentences[reason];
  if (sentence) return pageI18n()._({ ...sentence, values: shownParams(params) });
  // The server's sentence names moments and days as programs write them.
  return Object.values(params).reduce<string>(
    (said, value) => (typeof value === 'string' ? said.replaceAll(value, () => shown(value)) : said),
    message,
  );
}

type Answer = { code?: unknown; message?: unknown; data?: unknown };

/** The refusal that an answer of the server carries: a reason of its own, a rule with its facts, or the one sentence of its code. */
export function refusalOfAnswer({ code, message, data }: Answer): Refusal {
  const { reason, params, rule, facts } = isObject(data) ? data : {};
  return refusalOf({
    message: String(message ?? ''),
    reason: reason ?? rule ?? code,
    params: params ?? facts,
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Issue = { path: readonly PropertyKey[]; message: string };
type Schema = { safeParse: (values: unknown) => { error?: { issues: readonly Issue[] } | undefined } };

/** What a schema of the contract says of each field, under its path; of several faults of one the last. For `validate` of a form. */
export const fieldFaults =
  (schema: Schema) =>
  (values: unknown): Record<string, string> =>
    Object.fromEntries(
      (schema.safeParse(values).error?.issues ?? []).map((issue) => [
        issue.path.join('.'),
        worded(refusalOf(issue)),
      ]),
    );
