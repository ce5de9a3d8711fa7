/** Tells the sign-in library's failures in our words: one answer for a wrong, an old and a worn-out code. */
import type { z } from 'zod';

type FieldProblem = { field: string; message: string };

import type { SignInErrorCode } from '../../../contract/session.ts';
import type { TooManyTries } from './rate-limits.ts';
import { LOCK_MINUTES } from './second-factor.ts';

type Told = { status: number; code: SignInErrorCode; message: string; field?: string; retryAfter?: number };

const wrongCode: Told = {
  status: 422,
  code: 'INVALID_CODE',
  message: 'This code is wrong or has expired',
  field: 'otp',
};

const wrongSecondCode: Told = {
  status: 422,
  code: 'INVALID_CODE',
  message: 'This code is wrong or was used already',
  field: 'code',
};
const secondStepOver: Told = {
  status: 401,
  code: 'SECOND_STEP_OVER',
  message: 'Too many wrong codes, or too much time has passed: please sign in again',
};

const told: Readonly<Record<string, Told>> = {
  INVALID_EMAIL_OR_PASSWORD: {
    status: 401,
    code: 'INVALID_CREDENTIALS',
    message: 'The e-mail address or the password is wrong',
  },
  INVALID_OTP: wrongCode,
  OTP_EXPIRED: wrongCode,
  TOO_MANY_ATTEMPTS: wrongCode,
  USER_NOT_FOUND: wrongCode,
  INVALID_CODE: wrongSecondCode,
  INVALID_BACKUP_CODE: wrongSecondCode,
  INVALID_TWO_FACTOR_COOKIE: secondStepOver,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: secondStepOver,
  ACCOUNT_TEMPORARILY_LOCKED: {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many wrong codes; please wait a quarter of an hour',
    retryAfter: LOCK_MINUTES * 60,
  },
  TOTP_ALREADY_ENABLED: secondFactorState('Two-step sign-in is on already'),
  TOTP_NOT_ENABLED: secondFactorState('Two-step sign-in is not set up'),
  TWO_FACTOR_NOT_ENABLED: secondFactorState('Two-step sign-in is not set up'),
  EMAIL_IS_THE_SAME: {
    status: 422,
    code: 'UNPROCESSABLE_CONTENT',
    message: 'This is your address already',
    field: 'newEmail',
  },
  // Somebody else proved it a moment ago.
  EMAIL_ALREADY_IN_USE: wrongCode,
  SIGN_IN_AGAIN: {
    status: 403,
    code: 'SIGN_IN_AGAIN',
    message: 'Sign out and in once more first: that proves your present address',
  },
  NAME_REQUIRED: {
    status: 422,
    code: 'NAME_REQUIRED',
    message: 'This address has no account yet: give your name to open one',
    field: 'name',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    code: 'EMAIL_NOT_VERIFIED',
    message: 'Confirm your e-mail address first: sign in with an e-mailed code',
  },
  INVALID_PASSWORD: wrongPassword(),
  CREDENTIAL_ACCOUNT_NOT_FOUND: wrongPassword(),
  PASSWORD_ALREADY_SET: {
    status: 409,
    code: 'PASSWORD_ALREADY_SET',
    message: 'This account has a password: change it instead',
  },
};

const byStatus: Readonly<Record<number, Told>> = {
  302: { status: 400, code: 'INVALID_LINK', message: 'This link was used already or has expired' },
  401: {
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'User is not authenticated or session has expired',
  },
  403: { status: 403, code: 'FORBIDDEN', message: 'You are not allowed to do this' },
  503: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    message: 'Many people are signing in; please try again in a moment',
    retryAfter: 5,
  },
};

const unknownFailure: Told = {
  status: 500,
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong on our side',
};

/** The answer for a failure of the library, by its code and status. */
export function toldFailure(status: number, libraryCode: unknown): Told {
  return (
    (typeof libraryCode === 'string' ? told[libraryCode] : undefined) ?? byStatus[status] ?? unknownFailure
  );
}

export const guessablePassword = (field: string): Told => ({
  status: 422,
  code: 'UNPROCESSABLE_CONTENT',
  message: 'This password is easy to guess: use a few unrelated words, without your name or e-mail address',
  field,
});

export const databaseGone: Told = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: 'We are busy; please try again in a moment',
  retryAfter: 5,
};
export const notFound: Told = { status: 404, code: 'NOT_FOUND', message: 'No such address' };
export const crossSite: Told = { status: 403, code: 'FORBIDDEN', message: 'Sign in from our own pages' };
export const notJson: Told = {
  status: 415,
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: 'Send the request as JSON',
};
export const tooLarge: Told = { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'This is too large' };

export function tooManyTries(error: TooManyTries): Told {
  return { status: 429, code: 'TOO_MANY_REQUESTS', message: error.message, retryAfter: error.retryAfter };
}

/** RFC 9457 problem details, as the rest of the API answers them. */
export function problemResponse(problem: Told, requestId: string, errors?: FieldProblem[]): Response {
  const { status, code, message, field, retryAfter } = problem;
  const fields = errors ?? (field === undefined ? undefined : [{ field, message }]);
  const body = {
    type: `/api/docs#${code}`,
    title: message,
    status,
    code,
    message,
    defined: true,
    ...(fields ? { data: { errors: fields }, errors: fields } : {}),
    ...(retryAfter === undefined ? {} : { data: { retryAfter } }),
    requestId,
  };
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new Response(JSON.stringify(body), { status, headers });
}

export function fieldsResponse(error: z.ZodError, requestId: string): Response {
  const errors = error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  const problem: Told = {
    status: 422,
    code: 'UNPROCESSABLE_CONTENT',
    message: 'Please check the marked fields',
  };
  return problemResponse(problem, requestId, errors);
}

function secondFactorState(message: string): Told {
  return { status: 409, code: 'SECOND_FACTOR_STATE', message };
}

function wrongPassword(): Told {
  return {
    status: 422,
    code: 'PASSWORD_WRONG',
    message: 'This is not your password',
    field: 'currentPassword',
  };
}
