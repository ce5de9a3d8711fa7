// The sign-in routes as the browser calls them; they alone read the session cookie.
import type {
  PasskeyListing,
  SecondFactorStart,
  Session,
  SessionListing,
  SignInAnswer,
  SignInErrorCode,
  SignInMethods,
} from '../../contract/session.ts';
import { language, PAGE_LANGUAGE_HEADER } from '../../domain/languages.ts';
import { type RefusalParams, refusalOf } from '../../domain/refusals.ts';
import type { SentProof } from '../../domain/step-up.ts';
import type { TextChannel } from '../../domain/text-messages.ts';
import { VIEW_HEADER } from '../../domain/view-as.ts';
import { withProof } from './ask-proof.ts';
import type { PasskeyCreation, PasskeyRequest } from './passkeys.ts';
import { refusalOfAnswer, worded } from './refusals.ts';
import { ClientFailure } from './resilience/failure.ts';
import { FETCH_TIMEOUT_MS } from './resilience/limits.ts';
import { CLIENT_INFO } from './resilience/request-headers.ts';
import { viewOfTab } from './resilience/view-as.ts';

/** Of an answer that says nothing. */
const UNEXPLAINED = 'Something went wrong on our side';

type Problem = {
  status?: number;
  code?: SignInErrorCode;
  message?: string;
  errors?: { field: string; message: string; reason?: string; params?: RefusalParams }[];
  data?: { reason?: string; params?: RefusalParams; retryAfter?: number };
};

/** What the server said no with: a sentence, and the fields it belongs to. */
export class SignInFailure extends Error {
  readonly code: SignInErrorCode;
  readonly status: number;
  fields: Readonly<Record<string, string>>;

  constructor(status: number, problem: Problem) {
    super(worded(refusalOfAnswer({ code: 'INTERNAL_SERVER_ERROR', message: UNEXPLAINED, ...problem })));
    this.name = 'SignInFailure';
    this.code = problem.code ?? 'INTERNAL_SERVER_ERROR';
    this.status = status;
    this.fields = Object.fromEntries(
      (problem.errors ?? []).map(({ field, ...fault }) => [field, worded(refusalOf(fault))]),
    );
  }

  /** A form may call a field otherwise than the route. */
  moveField(from: string, to: string): void {
    const { [from]: fault, ...others } = this.fields;
    if (fault !== undefined) this.fields = { ...others, [to]: fault };
  }
}

/** An e-mail address or a mobile number, as it is kept. */
type Account = { account: string };

export type CodeSignIn = Account & {
  otp: string;
  name?: string;
  signupRole?: 'tenant' | 'landlord' | undefined;
};

type SignUpCode = Account & { name: string; password?: string | undefined; channel?: TextChannel };

type LostNumberRequest = { oldPhone: string; phone: string; otp: string; name: string; story: string };

/** Of whoever has one. */
type PresentPassword = { currentPassword?: string | undefined };

export const signInCalls = {
  /** By e-mail or SMS, or by WhatsApp to a number. */
  requestCode: (account: string, channel: TextChannel = 'sms') =>
    ofAccount(byChannel({ account }, channel), '/email-otp/send-verification-otp', '/phone/send-code'),
  /** The same for a new account; a password that is easy to guess is refused before the code is sent. */
  requestSignUp: ({ channel, ...input }: SignUpCode) =>
    ofAccount(byChannel(input, channel), '/email-otp/send-verification-otp', '/phone/send-code'),
  requestLink: (email: string) => post('/sign-in/magic-link', { email }),
  requestRecovery: (account: string, channel: TextChannel = 'sms') =>
    ofAccount(
      byChannel({ account }, channel),
      '/email-otp/request-password-reset',
      '/phone/request-password-reset',
    ),
  /** Of whoever lost their number; the code goes to the other one. */
  startLostNumber: (input: { oldPhone: string; phone: string; channel: TextChannel }) =>
    post('/lost-number/start', input),
  confirmLostNumber: (input: LostNumberRequest) => post('/lost-number/confirm', input),
  withCode: (input: CodeSignIn) =>
    ofAccount<SignInAnswer>(input, '/sign-in/email-otp', '/sign-in/phone-code'),
  withPassword: (input: Account & { password: string }) =>
    ofAccount<SignInAnswer>(input, '/sign-in/email', '/sign-in/phone'),
  withLink: (token: string) => post<SignInAnswer>('/sign-in/link', { token }),
  /** The code of the app, or a backup code, after one of the ways above. */
  secondStep: (code: string) => post<Session>('/second-step', { code }),
  startSecondFactor: (input: PresentPassword) =>
    withProof(() => post<SecondFactorStart>('/second-factor/start', input)),
  confirmSecondFactor: (code: string) => post<Session>('/second-factor/confirm', { code }),
  endSecondFactor: (input: PresentPassword & { code: string }) => post<Session>('/second-factor/end', input),
  newBackupCodes: (input: PresentPassword & { code: string }) =>
    post<SecondFactorStart>('/second-factor/backup-codes', input),
  resetPassword: (input: Account & { otp: string; password: string }) =>
    ofAccount(input, '/email-otp/reset-password', '/phone/reset-password'),
  setPassword: (newPassword: string) => withProof(() => post('/set-password', { newPassword })),
  changePassword: (input: { currentPassword: string; newPassword: string; endsPrograms: boolean }) =>
    post<Session>('/change-password', input),
  /** A code goes to the new address. */
  startEmailChange: (input: PresentPassword & { newEmail: string; code?: string | undefined }) =>
    withProof(() => post('/email-change/start', input)),
  startPhoneChange: (
    input: PresentPassword & { newPhone: string; channel?: TextChannel; code?: string | undefined },
  ) => withProof(() => post('/phone-change/start', input)),
  confirmPhoneChange: (input: { newPhone: string; otp: string }) =>
    post<Session>('/phone-change/confirm', input),
  confirmEmailChange: (input: { newEmail: string; otp: string }) =>
    post<Session>('/email-change/confirm', input),
  /** A code goes to what the other account signs in with, if there is such an account. */
  startMerge: (input: PresentPassword & Account & { code?: string | undefined }) =>
    withProof(() => post('/merge/start', input)),
  confirmMerge: (input: Account & { otp: string }) => post<Session>('/merge/confirm', input),
  /** Answers where to send the browser. */
  withProvider: (provider: 'google' | 'oidc', callbackURL: string) =>
    post<{ url: string }>('/sign-in/social', { provider, callbackURL }),
  startPasskeySignIn: () => post<PasskeyRequest>('/sign-in/passkey/start'),
  withPasskey: (credential: object) => post<SignInAnswer>('/sign-in/passkey', { credential }),
  listPasskeys: () => send<PasskeyListing[]>('/passkeys', { method: 'GET' }),
  startPasskey: () => withProof(() => post<PasskeyCreation>('/passkeys/start')),
  addPasskey: (credential: object) => withProof(() => post('/passkeys/add', { credential })),
  namePasskey: (input: { id: string; name: string }) => post('/passkeys/name', input),
  removePasskey: (id: string) => withProof(() => post('/passkeys/remove', { id })),
  /** Sends a code by which the person proves, in the middle of a session, who it is. */
  startProof: (by: SentProof) => post('/prove/start', { by }),
  prove: (input: PresentPassword & { otp?: string; code?: string }) => post('/prove', input),
  methods: () => send<SignInMethods>('/sign-in-methods', { method: 'GET' }),
  listSessions: () => send<SessionListing[]>('/list-sessions', { method: 'GET' }),
  endSession: (id: string) => post('/end-session', { id }),
  endOtherSessions: () => post('/revoke-other-sessions'),
  /** Reaches the server even when the page is left meanwhile. */
  signOut: async () => {
    await post('/sign-out', {}, { keepalive: true });
  },
  /** The session behind the cookie with a fresh access token; undefined when it is over. */
  renew: async () => (await send<Session | null>('/get-session', { method: 'GET' })) ?? undefined,
} as const;

/** A code comes to an address by e-mail alone. */
const byChannel = <Input extends Account>(input: Input, channel: TextChannel = 'sms') =>
  input.account.includes('@') ? input : { ...input, channel };

/** The routes of an address and of a number differ; a form has one field for both, where their refusals belong. */
async function ofAccount<T = { ok: true }>(
  { account, ...others }: Account & Record<string, unknown>,
  byEmail: string,
  byPhone: string,
): Promise<T> {
  const isEmail = account.includes('@');
  try {
    return await post<T>(isEmail ? byEmail : byPhone, {
      ...others,
      ...(isEmail ? { email: account } : { phone: account }),
    });
  } catch (error) {
    if (error instanceof SignInFailure) error.moveField(isEmail ? 'email' : 'phone', 'account');
    throw error;
  }
}

/** For what only one page asks. */
export function post<T = { ok: true }>(path: string, body: object = {}, init: RequestInit = {}): Promise<T> {
  return send<T>(path, {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function send<T>(path: string, init: RequestInit): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set('X-Client-Info', CLIENT_INFO);
  headers.set(PAGE_LANGUAGE_HEADER, language);
  const view = viewOfTab();
  if (view) headers.set(VIEW_HEADER, view);
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const response = await fetch(`/api/auth${path}`, { ...init, headers, signal }).catch((error: unknown) => {
    if (signal.aborted) throw new ClientFailure('request-timeout');
    throw error;
  });
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new SignInFailure(response.status, body);
  return body;
}
