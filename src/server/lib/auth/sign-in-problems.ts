/** Tells the sign-in library's failures in our words: one answer for a wrong, an old and a worn-out code. */
import type { z } from 'zod';
import { errors, type FieldProblem, failures, fieldProblems } from '../../../contract/errors.ts';
import type { SignInErrorCode } from '../../../contract/session.ts';
import type { RuleBroken } from '../../../domain/errors.ts';
import { ruleSentences } from '../../../domain/features/rules.generated.ts';
import { type Refusal, refusal } from '../../../domain/refusals.ts';
import type { TooManyTries } from './rate-limits.ts';
import { LOCK_MINUTES } from './second-factor.ts';

type SignInProblem = { status: number; code: SignInErrorCode; field?: string; retryAfter?: number } & Refusal;

const general = { ...errors, ...failures };

/** The one sentence of a code that the rest of the API answers too. */
const inGeneral = (code: keyof typeof general & SignInErrorCode): SignInProblem => ({
  status: general[code].status,
  code,
  message: general[code].message,
  reason: code,
});

const wrongCode: SignInProblem = {
  status: 422,
  code: 'INVALID_CODE',
  ...refusal('sign-in-code.wrong', 'This code is wrong or has expired'),
  field: 'otp',
};

const wrongSecondCode: SignInProblem = {
  status: 422,
  code: 'INVALID_CODE',
  ...refusal('second-code.wrong', 'This code is wrong or was used already'),
  field: 'code',
};
const secondStepOver: SignInProblem = {
  status: 401,
  code: 'SECOND_STEP_OVER',
  ...refusal('second-step.over', 'Too many wrong codes, or too much time has passed: please sign in again'),
};

const refusedPasskey: SignInProblem = {
  status: 401,
  code: 'INVALID_CREDENTIALS',
  ...refusal('passkey.refused', 'The passkey did not work: try again, or sign in another way'),
};

const problems: Readonly<Record<string, SignInProblem>> = {
  INVALID_EMAIL_OR_PASSWORD: {
    status: 401,
    code: 'INVALID_CREDENTIALS',
    ...refusal('credentials.wrong', 'The email address or the password is wrong'),
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
    ...refusal('second-step.locked', 'Too many wrong codes; please wait a quarter of an hour'),
    retryAfter: LOCK_MINUTES * 60,
  },
  TOTP_ALREADY_ENABLED: secondFactorState(
    refusal('second-factor.already-on', 'Two-step sign-in is on already'),
  ),
  TOTP_NOT_ENABLED: secondFactorState(refusal('second-factor.not-on', 'Two-step sign-in is not set up')),
  TWO_FACTOR_NOT_ENABLED: secondFactorState(
    refusal('second-factor.not-on', 'Two-step sign-in is not set up'),
  ),
  INVALID_PHONE_NUMBER_OR_PASSWORD: {
    status: 401,
    code: 'INVALID_CREDENTIALS',
    ...refusal('credentials.wrong-by-phone', 'The mobile number or the password is wrong'),
  },
  UNEXPECTED_ERROR: wrongCode,
  OTP_NOT_FOUND: wrongCode,
  // Whoever reads the texts of that number knows that it has an account.
  PHONE_NUMBER_EXIST: {
    status: 409,
    code: 'CONFLICT',
    ...refusal(
      'mobile.of-another-account',
      'Another account signs in with this number. If it is yours too, bring it here under “Merge another account” below.',
    ),
    field: 'newPhone',
  },
  PHONE_IS_THE_SAME: {
    status: 422,
    code: 'UNPROCESSABLE_CONTENT',
    ...refusal('mobile.unchanged', 'This is your number already'),
    field: 'newPhone',
  },
  EMAIL_IS_THE_SAME: {
    status: 422,
    code: 'UNPROCESSABLE_CONTENT',
    ...refusal('email.unchanged', 'This is your address already'),
    field: 'newEmail',
  },
  // Whoever reads the mails of that address knows that it has an account.
  EMAIL_ALREADY_IN_USE: {
    status: 409,
    code: 'CONFLICT',
    ...refusal(
      'email.of-another-account',
      'Another account signs in with this address. If it is yours too, bring it here under “Merge another account” below.',
    ),
    field: 'newEmail',
  },
  PASSKEY_NOT_FOUND: {
    status: 401,
    code: 'INVALID_CREDENTIALS',
    ...refusal('passkey.unknown', 'This passkey opens no account here any more: sign in another way'),
  },
  CHALLENGE_NOT_FOUND: refusedPasskey,
  AUTHENTICATION_FAILED: refusedPasskey,
  FAILED_TO_VERIFY_REGISTRATION: {
    status: 422,
    code: 'UNPROCESSABLE_CONTENT',
    ...refusal('passkey.not-added', 'The passkey could not be added; please try again'),
  },
  PASSKEYS_FULL: {
    status: 409,
    code: 'CONFLICT',
    ...refusal('passkeys.full', 'You have ten passkeys, the maximum: remove one first'),
  },
  FRESH_PROOF_NEEDED: inGeneral('FRESH_PROOF_NEEDED'),
  SECOND_FACTOR_NEEDED: {
    status: 422,
    code: 'INVALID_CODE',
    ...refusal('second-code.malformed', 'Enter the six digits of the app, or a backup code'),
    field: 'code',
  },
  STAFF_ELSEWHERE: {
    status: 403,
    code: 'STAFF_ELSEWHERE',
    ...refusal('sign-in.staff-elsewhere', 'Administrators sign in with the provider of their office here'),
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    code: 'ACCOUNT_SUSPENDED',
    ...refusal(
      'sign-in.suspended',
      'This account is suspended. We wrote to you why. To object, write to us on the contact page.',
    ),
  },
  NAME_REQUIRED: {
    status: 422,
    code: 'NAME_REQUIRED',
    ...refusal('account.name-missing', 'This address has no account yet: give your name to open one'),
    field: 'name',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    code: 'EMAIL_NOT_VERIFIED',
    ...refusal('email.not-confirmed', 'Confirm your email address first: sign in with an emailed code'),
  },
  INVALID_PASSWORD: wrongPassword(),
  CREDENTIAL_ACCOUNT_NOT_FOUND: wrongPassword(),
  PROGRAM_REQUEST: {
    status: 422,
    code: 'UNPROCESSABLE_CONTENT',
    ...refusal(
      'program.request-invalid',
      'The program did not ask as it should: connect it again from there',
    ),
    field: 'query',
  },
  PASSWORD_ALREADY_SET: {
    status: 409,
    code: 'PASSWORD_ALREADY_SET',
    ...refusal('password.already-set', 'This account has a password: change it instead'),
  },
};

const byStatus: Readonly<Record<number, SignInProblem>> = {
  302: {
    status: 400,
    code: 'INVALID_LINK',
    ...refusal('sign-in-link.over', 'This link was used already or has expired'),
  },
  401: inGeneral('UNAUTHORIZED'),
  403: inGeneral('FORBIDDEN'),
  503: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    ...refusal('sign-in.busy', 'Many people are signing in; please try again in a moment'),
    retryAfter: 5,
  },
};

const unknownFailure = inGeneral('INTERNAL_SERVER_ERROR');

/** The answer for a failure of the library, by its code and status. */
export function signInProblem(status: number, libraryCode: unknown): SignInProblem {
  return (
    (typeof libraryCode === 'string' ? problems[libraryCode] : undefined) ??
    byStatus[status] ??
    unknownFailure
  );
}

export const databaseGone: SignInProblem = { ...inGeneral('SERVICE_UNAVAILABLE'), retryAfter: 5 };
export const guessablePassword = (field: string): SignInProblem => ({
  status: 422,
  code: 'UNPROCESSABLE_CONTENT',
  ...refusal(
    'password.guessable',
    'This password is easy to guess: use a few unrelated words, without your name or email address',
  ),
  field,
});

/** A rule of another part said no to what this field holds. */
export const brokenRule = ({ code }: RuleBroken, field: string): SignInProblem => ({
  status: 422,
  code: 'UNPROCESSABLE_CONTENT',
  ...refusal(code, ruleSentences[code]),
  field,
});

export const notFound: SignInProblem = {
  status: 404,
  code: 'NOT_FOUND',
  ...refusal('address.unknown', 'No such address'),
};
export const crossSite: SignInProblem = {
  status: 403,
  code: 'FORBIDDEN',
  ...refusal('sign-in.cross-site', 'Sign in from our own pages'),
};
export const notJson: SignInProblem = {
  status: 415,
  code: 'UNSUPPORTED_MEDIA_TYPE',
  ...refusal('request.not-json', 'Send the request as JSON'),
};
export const tooLarge = inGeneral('PAYLOAD_TOO_LARGE');

export function tooManyTries(error: TooManyTries): SignInProblem {
  return { ...inGeneral('TOO_MANY_REQUESTS'), retryAfter: error.retryAfter };
}

/** RFC 9457 problem details, as the rest of the API answers them. */
export function problemResponse(problem: SignInProblem, requestId: string, wrong?: FieldProblem[]): Response {
  const { status, code, message, reason, params, field, retryAfter } = problem;
  const why = { reason, ...(params && { params }) };
  const fields = wrong ?? (field === undefined ? undefined : [{ field, message, ...why }]);
  const body = {
    type: `/api/docs#${code}`,
    title: message,
    detail: message,
    status,
    code,
    message,
    defined: true,
    data: { ...why, ...(fields && { errors: fields }), ...(retryAfter !== undefined && { retryAfter }) },
    ...(fields && { errors: fields }),
    request_id: requestId,
    requestId,
  };
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new Response(JSON.stringify(body), { status, headers });
}

export function fieldsResponse(error: z.ZodError, requestId: string): Response {
  return problemResponse(inGeneral('UNPROCESSABLE_CONTENT'), requestId, fieldProblems(error.issues));
}

function secondFactorState(why: Refusal): SignInProblem {
  return { status: 409, code: 'SECOND_FACTOR_STATE', ...why };
}

function wrongPassword(): SignInProblem {
  return {
    status: 422,
    code: 'PASSWORD_WRONG',
    ...refusal('password.wrong', 'This is not your password'),
    field: 'currentPassword',
  };
}
