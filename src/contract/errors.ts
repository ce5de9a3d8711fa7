// Every way a call can fail, said once: code, HTTP status, and what the caller gets to know.
import { z } from 'zod';
import { refusalOf } from '../domain/refusals.ts';

const params = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .optional()
  .describe('what the sentence names');
/** One wrong field of a request: `field` is its path ('rent', 'photos.2.room'), empty for the whole input. */
const fieldProblem = z.object({
  field: z.string(),
  message: z.string().describe('in English'),
  reason: z.string().describe('a stable code of the sentence'),
  params,
});
export type FieldProblem = z.infer<typeof fieldProblem>;

type Issue = { path?: readonly unknown[] | undefined; message: string };

/** A schema's complaints as fields and sentences; `photos.2.room` is the path of a nested one. */
export const fieldProblems = (issues: readonly Issue[]): FieldProblem[] =>
  issues.map(({ path = [], ...issue }) => ({ field: path.map(keyOf).join('.'), ...refusalOf(issue) }));

const keyOf = (part: unknown): string =>
  String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part);

const fields = z.object({ errors: z.array(fieldProblem) });
const rule = z.object({
  rule: z.string(),
  field: z.string().optional(),
  facts: z.record(z.string(), z.string()).optional().describe('what the rule’s sentence names'),
});
/** Of an error that has several sentences: which one it is; without it there is only that of the code. */
const reason = z.object({ reason: z.string(), params }).optional();
const pin = z.object({ is_set: z.boolean() });
const scope = z.object({ scope: z.string().nullable().describe('null: no scope would do') });
const wait = z.object({ retryAfter: z.number().int().describe('seconds') });

/** Errors any procedure may answer; a hidden row is NOT_FOUND, so nobody learns that it exists. */
export const errors = {
  UNAUTHORIZED: { status: 401, message: 'User is not authenticated or session has expired' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this' },
  PIN_REQUIRED: { status: 403, message: 'Enter your admin PIN first', data: pin },
  FRESH_PROOF_NEEDED: { status: 403, message: 'Confirm that it is you first' },
  SECOND_FACTOR_REQUIRED: { status: 403, message: 'Set up two-step sign-in first' },
  SCOPE_REQUIRED: { status: 403, message: 'This token lacks a scope', data: scope },
  NOT_FOUND: { status: 404, message: 'Not found', data: reason },
  RULE_BROKEN: { status: 409, message: 'This is not possible now', data: rule },
  CONFLICT: {
    status: 409,
    message: 'Someone else changed this at the same time; check its current state and try again',
    data: reason,
  },
  SEAL_BROKEN: {
    status: 409,
    message:
      'This cannot be opened: the server lacks the key it was sealed with. Ask whoever runs the server to put the key back.',
    data: reason,
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This type of content is not accepted' },
  UNPROCESSABLE_CONTENT: { status: 422, message: 'Please check the marked fields', data: fields },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many tries; please wait a little', data: wait },
} as const;

/** Failures that no procedure declares: any call may meet them. */
export const failures = {
  SERVICE_UNAVAILABLE: { status: 503, message: 'We are busy; please try again in a moment' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Something went wrong on our side' },
} as const;
