/** One call to a provider of text messages, with an end to its patience. What fails on the way passes, and is tried again. */

import { parseJson } from '../../domain/parse-json.ts';
import { blameOfAnswer } from '../../domain/text-messages.ts';
import type { SendOutcome } from './provider.ts';

const PATIENCE_MS = 10_000;
const ANSWER_MAX = 2000;

export type Call = { url: string; headers?: Record<string, string>; body: string | URLSearchParams };

/** `read` finds the provider's number of the text in an answer, or the words by which it was refused. */
export async function callProvider(
  { url, headers, body }: Call,
  read: (answer: unknown) => { providerId: string } | { error: string },
): Promise<SendOutcome> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    status = response.status;
    text = (await response.text()).slice(0, ANSWER_MAX);
  } catch (error) {
    return { taken: false, blame: 'later', error: `No answer: ${wordsOf(error)}` };
  }
  if (status >= 500 || status === 429 || status === 408)
    return { taken: false, blame: 'later', error: `The answer was ${status}` };
  const found = read(parseJson(text));
  if (status < 300 && 'providerId' in found) return { taken: true, providerId: found.providerId };
  const error = 'error' in found && found.error ? found.error : `The answer was ${status}`;
  const isOurs = status === 401 || status === 403;
  return { taken: false, blame: isOurs ? 'account' : blameOfAnswer(error), error };
}

function wordsOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string }; message?: string };
  return cause?.code ?? message ?? 'unknown';
}
