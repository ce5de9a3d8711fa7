// What an administrator reads when their PIN is not taken.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldErrorsOf, ruleOf, ruleSentence } from '../../components/listing-rules.ts';

export function pinProblem(error: Error): MessageDescriptor {
  const known = ruleSentence(ruleOf(error)?.rule ?? '');
  if (known) return known;
  if ('status' in error && error.status === 429) {
    const seconds = 'data' in error ? (error.data as { retryAfter?: number }).retryAfter : undefined;
    const minutes = Math.ceil((seconds ?? 60) / 60);
    return msg`Too many wrong tries. Try again in ${minutes} minutes.`;
  }
  const field = fieldErrorsOf(error).pin;
  return field ? msg`${field}` : msg`The PIN could not be checked. Please try again.`;
}
