// How a refusal is worded: a stable code for programs and translations, what its sentence names, and the sentence in English. Both
// are written where the refusal is made; `npm run features` collects them for the pages, which word them in their reader's language.

/** What a sentence names: `{ most: 20 }` for “at most {most} photos”. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** As an answer carries it: `message` is the English sentence with `params` filled in, for programs. */
export type Refusal = { message: string; reason: string; params?: RefusalParams };

/**
 * A refusal by the server or the domain: `refusal('stars.missing', 'Choose {least} to {most} stars', { least: 1, most: 5 })`.
 * One code has one sentence, wherever it is said (tests/refusals.test.ts).
 */
export const refusal = (reason: string, sentence: string, params?: RefusalParams): Refusal => ({
  message: params ? filled(sentence, params) : sentence,
  reason,
  ...(params && { params }),
});

/** The same for a check of a schema, in the place of its message: `z.string().min(1, invalid('note.missing', 'Write a note'))`. */
export function invalid(reason: string, sentence: string, params?: RefusalParams) {
  const { message, ...rest } = refusal(reason, sentence, params);
  return {
    error: (issue: object) => {
      Object.assign(issue, rest);
      return message;
    },
  };
}

/** What a check of a schema takes in the place of its message. */
export type Invalid = ReturnType<typeof invalid>;

const unnamed = refusal('field.invalid', 'This value is not right');

/** The refusal that an issue of a schema is; a complaint of the schema library itself has no code of ours. */
export function refusalOf({
  message,
  reason,
  params,
  ...issue
}: {
  message: string;
  reason?: unknown;
  params?: unknown;
}): Refusal {
  if (typeof reason !== 'string') {
    const choices = choicesOf(issue);
    return { ...unnamed, message: choices.length > 0 ? `Use one of ${choices.join(', ')}` : message };
  }
  return { message, reason, ...(isParams(params) && { params }) };
}

/** What the schema library would have taken, where that is a choice or a list of choices. */
const choicesOf = ({ values, errors }: { values?: unknown; errors?: unknown }): unknown[] => {
  if (Array.isArray(values)) return values;
  return Array.isArray(errors) ? [...new Set(errors.flat().flatMap(choicesOf))] : [];
};

const isParams = (value: unknown): value is RefusalParams => typeof value === 'object' && value !== null;

/** Numbers are grouped as in India: 1,20,000. */
export const filled = (sentence: string, params: RefusalParams): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => shownParam(params[name] ?? place));

export const shownParam = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString('en-IN') : value;
