/** Lists every sign-in route that exists: its body, its limits, and how its failures are told; the rest of the library is closed. */
import type { z } from 'zod';
import { lostNumberConfirm, lostNumberStart } from '../../../contract/lost-number-forms.ts';
import {
  codeRequest,
  codeSignIn,
  emailChangeConfirm,
  emailChangeStart,
  linkExchange,
  mergeConfirm,
  mergeStart,
  passkeyAdd,
  passkeyName,
  passkeyRemoval,
  passkeySignIn,
  passwordChange,
  passwordReset,
  passwordSet,
  passwordSignIn,
  phoneChangeConfirm,
  phoneChangeStart,
  phoneCodeRequest,
  phoneCodeSignIn,
  phonePasswordReset,
  phonePasswordSignIn,
  phoneRecovery,
  programAnswer,
  proof,
  proofStart,
  secondFactorEnd,
  secondFactorStart,
  secondStep,
  sessionEnd,
  signUpCodeRequest,
  socialSignIn,
} from '../../../contract/session.ts';
import type { LimitName } from './rate-limits.ts';

/** What is no route of the library but one or several calls of its server side. */
export type ServerCall =
  | 'setPassword'
  | 'changePassword'
  | 'resetPassword'
  | 'endSession'
  | 'signInByPhone'
  | 'sendPhoneCode'
  | 'signInByPhoneCode'
  | 'startPhoneRecovery'
  | 'resetPasswordByPhone'
  | 'startPhoneChange'
  | 'confirmPhoneChange'
  | 'startLostNumber'
  | 'confirmLostNumber'
  | 'startMerge'
  | 'confirmMerge'
  | 'startProof'
  | 'prove'
  | 'startEmailChange'
  | 'confirmEmailChange'
  | 'secondStep'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'endSecondFactor'
  | 'newBackupCodes'
  | 'startPasskeySignIn'
  | 'signInByPasskey'
  | 'listPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'answerProgram';

export type SignInRoute = {
  method: 'GET' | 'POST';
  path: string;
  body?: z.ZodType<Record<string, unknown>>;
  /** The library's own GET route behind ours: the body becomes its query. */
  readsFrom?: string;
  call?: ServerCall;
  /** Merged into the body: what the client cannot choose. */
  fixed?: Record<string, unknown>;
  perAddress?: LimitName;
  perAccount?: LimitName;
  /** Counts what failed, over a longer time. */
  perAccountFailed?: LimitName;
  /** A password may come along for which an account is to be opened; it goes no further. */
  checksPassword?: boolean;
  /** Counts by who is signed in. */
  perPerson?: LimitName;
  /** Success proves the person: their tries are forgotten. */
  resetsAccount?: boolean;
  /** Success opens a session, which the answer carries. */
  signsIn?: boolean;
  /** What the call answers holds nothing that must not leave. */
  answersAsIs?: boolean;
  /** Success shows that somebody reads the address: a code or a link was sent there. */
  provesAddress?: boolean;
  /** Success gives an account back to whoever lost their password: its programs lose their access, as its sessions do. */
  recovers?: boolean;
  /** Known and unknown addresses must take the same time, so the answer never comes earlier than this. */
  evenTime?: boolean;
};

const sending = { perAddress: 'code.address', perAccount: 'code.account', evenTime: true } as const;
const checking = {
  perAddress: 'code-check.address',
  perAccount: 'code-check.account',
  perAccountFailed: 'code-check.day',
  resetsAccount: true,
  evenTime: true,
} as const;

const changing = { perAddress: 'code-check.address', perPerson: 'second-factor.account' } as const;

/** Of a signed-in person: they set the second step up, prove it, get new backup codes, or turn it off. */
const secondFactorRoutes: readonly SignInRoute[] = [
  {
    method: 'POST',
    path: '/second-factor/start',
    body: secondFactorStart,
    call: 'startSecondFactor',
    ...changing,
  },
  {
    method: 'POST',
    path: '/second-factor/confirm',
    body: secondStep,
    call: 'confirmSecondFactor',
    signsIn: true,
    ...changing,
  },
  {
    method: 'POST',
    path: '/second-factor/backup-codes',
    body: secondFactorEnd,
    call: 'newBackupCodes',
    ...changing,
  },
  {
    method: 'POST',
    path: '/second-factor/end',
    body: secondFactorEnd,
    call: 'endSecondFactor',
    signsIn: true,
    ...changing,
  },
];

const passkeyRoutes: readonly SignInRoute[] = [
  {
    method: 'POST',
    path: '/sign-in/passkey/start',
    call: 'startPasskeySignIn',
    perAddress: 'code-check.address',
    answersAsIs: true,
  },
  {
    method: 'POST',
    path: '/sign-in/passkey',
    body: passkeySignIn,
    call: 'signInByPasskey',
    perAddress: 'sign-in.address',
    signsIn: true,
  },
  { method: 'GET', path: '/passkeys', call: 'listPasskeys', answersAsIs: true },
  { method: 'POST', path: '/passkeys/start', call: 'startPasskey', answersAsIs: true, ...changing },
  { method: 'POST', path: '/passkeys/add', body: passkeyAdd, call: 'addPasskey', ...changing },
  { method: 'POST', path: '/passkeys/name', body: passkeyName, call: 'renamePasskey', ...changing },
  { method: 'POST', path: '/passkeys/remove', body: passkeyRemoval, call: 'removePasskey', ...changing },
];

/** By mobile number, where texts can be sent: the library's calls take other words and hashed codes, so each is a call of its own. */
export const phoneRoutes: readonly SignInRoute[] = [
  {
    method: 'POST',
    path: '/sign-in/phone',
    body: phonePasswordSignIn,
    call: 'signInByPhone',
    perAddress: 'sign-in.address',
    perAccount: 'sign-in.account',
    resetsAccount: true,
    signsIn: true,
  },
  {
    method: 'POST',
    path: '/phone/send-code',
    body: phoneCodeRequest,
    call: 'sendPhoneCode',
    checksPassword: true,
    ...sending,
  },
  {
    method: 'POST',
    path: '/sign-in/phone-code',
    body: phoneCodeSignIn,
    call: 'signInByPhoneCode',
    ...checking,
    signsIn: true,
  },
  {
    method: 'POST',
    path: '/phone/request-password-reset',
    body: phoneRecovery,
    call: 'startPhoneRecovery',
    ...sending,
  },
  {
    method: 'POST',
    path: '/phone/reset-password',
    body: phonePasswordReset,
    call: 'resetPasswordByPhone',
    ...checking,
    recovers: true,
  },
  {
    method: 'POST',
    path: '/lost-number/start',
    body: lostNumberStart,
    call: 'startLostNumber',
    ...sending,
  },
  {
    method: 'POST',
    path: '/lost-number/confirm',
    body: lostNumberConfirm,
    call: 'confirmLostNumber',
    ...checking,
    perAddress: 'lost-number.address',
  },
  {
    method: 'POST',
    path: '/phone-change/start',
    body: phoneChangeStart,
    call: 'startPhoneChange',
    perAddress: 'code.address',
    perPerson: 'email-change.account',
    evenTime: true,
  },
  {
    method: 'POST',
    path: '/phone-change/confirm',
    body: phoneChangeConfirm,
    call: 'confirmPhoneChange',
    perAddress: 'code-check.address',
    perPerson: 'email-change.account',
    signsIn: true,
  },
];

export const signInRoutes: readonly SignInRoute[] = [
  {
    method: 'POST',
    path: '/sign-in/email',
    body: passwordSignIn,
    perAddress: 'sign-in.address',
    perAccount: 'sign-in.account',
    resetsAccount: true,
    signsIn: true,
  },
  {
    method: 'POST',
    path: '/email-otp/send-verification-otp',
    body: signUpCodeRequest,
    checksPassword: true,
    fixed: { type: 'sign-in' },
    ...sending,
  },
  {
    method: 'POST',
    path: '/sign-in/email-otp',
    body: codeSignIn,
    ...checking,
    signsIn: true,
    provesAddress: true,
  },
  { method: 'POST', path: '/sign-in/magic-link', body: codeRequest, ...sending },
  {
    method: 'POST',
    path: '/sign-in/link',
    body: linkExchange,
    readsFrom: '/magic-link/verify',
    perAddress: 'code-check.address',
    signsIn: true,
    provesAddress: true,
  },
  { method: 'POST', path: '/email-otp/request-password-reset', body: codeRequest, ...sending },
  {
    method: 'POST',
    path: '/email-otp/reset-password',
    body: passwordReset,
    call: 'resetPassword',
    ...checking,
    provesAddress: true,
    recovers: true,
  },
  {
    method: 'POST',
    path: '/change-password',
    body: passwordChange,
    call: 'changePassword',
    perAddress: 'sign-in.address',
    signsIn: true,
  },
  {
    method: 'POST',
    path: '/set-password',
    body: passwordSet,
    call: 'setPassword',
    perAddress: 'sign-in.address',
  },
  {
    method: 'POST',
    path: '/second-step',
    body: secondStep,
    call: 'secondStep',
    perAddress: 'code-check.address',
    signsIn: true,
  },
  {
    method: 'POST',
    path: '/email-change/start',
    body: emailChangeStart,
    call: 'startEmailChange',
    perAddress: 'code.address',
    perPerson: 'email-change.account',
    evenTime: true,
  },
  {
    method: 'POST',
    path: '/email-change/confirm',
    body: emailChangeConfirm,
    call: 'confirmEmailChange',
    perAddress: 'code-check.address',
    perPerson: 'email-change.account',
    signsIn: true,
  },
  {
    method: 'POST',
    path: '/merge/start',
    body: mergeStart,
    call: 'startMerge',
    perAddress: 'code.address',
    perPerson: 'email-change.account',
    evenTime: true,
  },
  {
    method: 'POST',
    path: '/merge/confirm',
    body: mergeConfirm,
    call: 'confirmMerge',
    perAddress: 'code-check.address',
    perPerson: 'email-change.account',
    signsIn: true,
  },
  ...secondFactorRoutes,
  ...passkeyRoutes,
  {
    method: 'POST',
    path: '/prove/start',
    body: proofStart,
    call: 'startProof',
    perAddress: 'code.address',
    perPerson: 'code.account',
  },
  { method: 'POST', path: '/prove', body: proof, call: 'prove', ...changing },
  {
    method: 'POST',
    path: '/programs/answer',
    body: programAnswer,
    call: 'answerProgram',
    answersAsIs: true,
    perAddress: 'program.address',
  },
  { method: 'POST', path: '/end-session', body: sessionEnd, call: 'endSession' },
  { method: 'POST', path: '/sign-out' },
  { method: 'GET', path: '/get-session' },
  { method: 'GET', path: '/list-sessions' },
  { method: 'GET', path: '/sign-in-methods', readsFrom: '/list-accounts' },
  { method: 'POST', path: '/revoke-other-sessions' },
];

/** Reachable only when another provider is configured: the way there, and the way back from each. */
export const providerRoute: SignInRoute = { method: 'POST', path: '/sign-in/social', body: socialSignIn };
export const googleRoute: SignInRoute = { method: 'GET', path: '/callback/google' };
export const oidcRoute: SignInRoute = { method: 'GET', path: '/callback/oidc' };
