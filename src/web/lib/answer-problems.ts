// Reads what the server said no with: the sentences of wrong fields, or the rule that was broken.

/** The server's message for each wrong field; empty when the answer is about something else. */
export function fieldProblemsOf(error: unknown): Record<string, string> {
  const errors = dataOf(error)?.errors;
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(errors.map(({ field, message }) => [String(field), String(message)]));
}

/** The code of the broken rule, such as 'photo.too-large'. */
export function brokenRuleOf(error: unknown): string | undefined {
  const rule = dataOf(error)?.rule;
  return typeof rule === 'string' ? rule : undefined;
}

/** True when the call was refused because nobody is signed in any more. */
export function isSignedOutAnswer(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}

function dataOf(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
}
