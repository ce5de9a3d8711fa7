// A refusal in words, for pages and programs that read no problem.
import type { Context } from 'hono';
import { TooManyTries } from '../auth/rate-limits.ts';

/** 429 with how long to wait; throws on whatever else it was. */
export function tooManyInWords(c: Context, error: unknown): Response {
  if (!(error instanceof TooManyTries)) throw error;
  return c.text(error.message, 429, { 'Retry-After': String(error.retryAfter) });
}
