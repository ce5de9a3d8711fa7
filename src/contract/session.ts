/** What the sign-in routes under `/api/auth` accept and answer: forms validate with these very schemas. */
import { z } from 'zod';
import { identifierOf, isMobile, textOf } from '../domain/identifiers.ts';
import { phoneOf } from '../domain/phones.ts';
import { withoutDirections } from '../domain/plain-text.ts';
import { invalid, refusal } from '../domain/refusals.ts';
import { sentProofs } from '../domain/step-up.ts';
import { textChannels } from '../domain/text-messages.ts';

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
export const CODE_LENGTH = 6;

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, invalid('email.too-long', 'This email address is too long'))
  .pipe(z.email(invalid('email.malformed', 'Enter an email address like name@example.com')));

const mobileMessage = invalid('mobile.malformed', 'Enter a mobile number like 98765 43210');

/** Of India however it is written, of another country with its plus. */
export const mobileNumber = z
  .string(mobileMessage)
  .trim()
  .transform(phoneOf)
  .pipe(z.string().refine(isMobile, mobileMessage));

const identifierRefusals = {
  missing: refusal('identifier.missing', 'Enter your mobile number or email address'),
  'bad-email': refusal('email.malformed', 'Enter an email address like name@example.com'),
  'bad-phone': refusal('mobile.malformed', 'Enter a mobile number like 98765 43210'),
};
const identifierMissing = invalid('identifier.missing', 'Enter your mobile number or email address');

/** One field for either: the address in small letters, or the number as it is kept. */
export const identifier = z.string(identifierMissing).transform((typed, context) => {
  const read = identifierOf(typed);
  if (typeof read !== 'string') return textOf(read);
  context.addIssue({ code: 'custom', ...identifierRefusals[read] });
  return z.NEVER;
});

const currentPassword = z
  .string()
  .min(1, invalid('password.missing', 'Enter your password'))
  .max(PASSWORD_MAX, invalid('password.too-long', 'This password is too long'));

export const newPassword = z
  .string()
  .min(
    PASSWORD_MIN,
    invalid('password.too-short', 'Use at least {least} characters', { least: PASSWORD_MIN }),
  )
  .max(PASSWORD_MAX, invalid('text.too-long', 'Use at most {most} characters', { most: PASSWORD_MAX }));

export const oneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, invalid('sign-in-code.malformed', 'Enter the six digits of the code'));

// Control characters and angle brackets have no place in a name and would travel into e-mails; signs and smileys alone name nobody.
export const personName = z
  .string()
  .overwrite(withoutDirections)
  .trim()
  .min(1, invalid('person-name.missing', 'Enter your name'))
  .max(100, invalid('text.too-long', 'Use at most {most} characters', { most: 100 }))
  .regex(/^[^\p{Cc}<>]*$/u, invalid('person-name.not-plain', 'A name cannot hold < or >'))
  .regex(/^$|[\p{L}\p{N}]/u, invalid('person-name.no-letters', 'Write the name as text, such as Asha'));

/** The roles a person may give themselves while signing up; the others come from an admin or with activation. */
export const signupRole = z.enum(['tenant', 'landlord']);

export const passwordSignIn = z.object({ email: emailAddress, password: currentPassword });
/** By which way a code comes to a number. */
export const channel = z.enum(textChannels).default('sms');

export const phonePasswordSignIn = z.object({ phone: mobileNumber, password: currentPassword });
/** With the name and password of a sign-up, they are checked before the code is sent. */
export const phoneCodeRequest = z.object({
  phone: mobileNumber,
  channel,
  name: personName.optional(),
  password: newPassword.optional(),
});
/** With a name it also opens an account for a number or an address that has none. */
const provedByCode = {
  otp: oneTimeCode,
  name: personName.optional(),
  signupRole: signupRole.optional(),
};
export const phoneCodeSignIn = z.object({ phone: mobileNumber, ...provedByCode });
export const phoneRecovery = z.object({ phone: mobileNumber, channel });
export const phonePasswordReset = z.object({ phone: mobileNumber, otp: oneTimeCode, password: newPassword });

export const codeRequest = z.object({ email: emailAddress });
export const codeSignIn = z.object({ email: emailAddress, ...provedByCode });
/** With the name and password of a sign-up, they are checked before the code is sent. */
export const signUpCodeRequest = codeRequest.extend({
  name: personName.optional(),
  password: newPassword.optional(),
});
export const signUp = codeRequest.extend({ name: personName, signupRole: signupRole.optional() });
export const passwordReset = z.object({ email: emailAddress, otp: oneTimeCode, password: newPassword });
/** `endsPrograms`: access tokens end and webhooks are paused as well. */
export const passwordChange = z.object({
  currentPassword,
  newPassword,
  endsPrograms: z.boolean().default(false),
});
export const passwordSet = z.object({ newPassword });
/** Six digits of the authenticator app, or one of the backup codes, which are typed with or without the hyphen. */
const secondCode = z
  .string()
  .transform((text) => text.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(
        /^(\d{6}|[A-Z2-9]{10})$/,
        invalid('second-code.malformed', 'Enter the six digits of the app, or a backup code'),
      ),
  )
  .transform((code) => (code.length === 6 ? code : `${code.slice(0, 5)}-${code.slice(5)}`));
export const secondStep = z.object({ code: secondCode });
/** Whoever has a password gives it again before the second step changes. */
const presentPassword = {
  currentPassword: z
    .string()
    .max(PASSWORD_MAX, invalid('password.too-long', 'This password is too long'))
    .optional()
    .transform((text) => text || undefined),
};
export const secondFactorStart = z.object(presentPassword);
export const secondFactorEnd = z.object({ ...presentPassword, code: secondCode });
/** Whoever has a password and a second step proves themselves by them before an address or a number changes. */
const presentProof = {
  ...presentPassword,
  code: z.preprocess((given) => (given === '' ? undefined : given), secondCode.optional()),
};
export const emailChangeStart = z.object({ newEmail: emailAddress, ...presentProof });
export const phoneChangeStart = z.object({ newPhone: mobileNumber, channel, ...presentProof });
export const phoneChangeConfirm = z.object({ newPhone: mobileNumber, otp: oneTimeCode });
/** Another account of the same person, which is to be brought into the one they are signed in to. */
export const mergeStart = z.object({ account: identifier, channel, ...presentProof });
export const mergeConfirm = z.object({ account: identifier, otp: oneTimeCode });
/** The code that was sent to the new address. */
export const emailChangeConfirm = z.object({ newEmail: emailAddress, otp: oneTimeCode });
export const proofStart = z.object({ by: z.enum(sentProofs) });
/** One proof of who it is, in the middle of a session. */
export const proof = z.object({
  ...presentPassword,
  otp: z.preprocess((given) => (given === '' ? undefined : given), oneTimeCode.optional()),
  code: z.preprocess((given) => (given === '' ? undefined : given), secondCode.optional()),
});
const passkeyBytes = z.base64url().max(8000);
/** As the browser writes it, without what nobody reads. */
const passkeyCredential = {
  id: passkeyBytes,
  rawId: passkeyBytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};
export const passkeyAdd = z.object({
  credential: z.object({
    ...passkeyCredential,
    response: z.object({
      clientDataJSON: passkeyBytes,
      attestationObject: passkeyBytes,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});
export const passkeySignIn = z.object({
  credential: z.object({
    ...passkeyCredential,
    response: z.object({
      clientDataJSON: passkeyBytes,
      authenticatorData: passkeyBytes,
      signature: passkeyBytes,
      userHandle: passkeyBytes.optional(),
    }),
  }),
});
export type PasskeyAdd = z.infer<typeof passkeyAdd>;
export type PasskeySignIn = z.infer<typeof passkeySignIn>;
export const PASSKEY_NAME_MAX = 60;
export const passkeyName = z.object({
  id: z.uuid(),
  name: z
    .string()
    .overwrite(withoutDirections)
    .trim()
    .min(1, invalid('passkey-name.missing', 'Give the passkey a name'))
    .max(
      PASSKEY_NAME_MAX,
      invalid('text.too-long', 'Use at most {most} characters', { most: PASSKEY_NAME_MAX }),
    ),
});
export const passkeyRemoval = z.object({ id: z.uuid() });
export const sessionEnd = z.object({ id: z.uuid() });
export const linkExchange = z.object({ token: z.string().min(20).max(200) });
export const socialSignIn = z.object({
  provider: z.enum(['google', 'oidc']),
  callbackURL: z
    .string()
    .regex(/^\/(?![/\\])[^\s\\]*$/, invalid('return-path.malformed', 'Only paths of this site')),
});

/** What the forms of sign-in hold: one field for an address or a number. Each route takes its own of both. */
export const accountForms = {
  password: z.object({ account: identifier, password: currentPassword }),
  account: z.object({ account: identifier }),
  code: z.object({ account: identifier, otp: oneTimeCode }),
  signUp: z.object({ account: identifier, name: personName }),
  recovery: z.object({ account: identifier, otp: oneTimeCode, password: newPassword }),
};

/** Who is signed in: the person, the access token for API calls, and the session behind it. */
export const session = z.object({
  user: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    phoneVerified: z.boolean(),
    image: z.string().nullable(),
    /** Sign-in asks for a code of an authenticator app too. */
    hasSecondFactor: z.boolean().optional(),
  }),
  accessToken: z.string(),
  /** Seconds since 1970, when the access token ends. */
  accessTokenExpiresAt: z.number().int(),
  session: z.object({ id: z.uuid(), createdAt: z.string(), expiresAt: z.string() }),
});
export type Session = z.infer<typeof session>;

/** What a way in answers: the session, or that the second step is still to come. */
export type SignInAnswer = Session | { secondStep: true };

/** What the authenticator app is to hold, and the codes to keep for the day it is lost; shown once. */
export type SecondFactorStart = { uri: string; backupCodes: string[] };

/** One place somebody is signed in. */
export type SessionListing = {
  id: string;
  createdAt: string;
  /** To the minute; the sign-in itself where nothing followed it. */
  lastUsedAt: string;
  ipAddress?: string | null;
  userAgent?: string | null;
};

/** A passkey as its person sees it. */
export type PasskeyListing = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

export type SignInMethods = { hasPassword: boolean; hasGoogle: boolean };

/** What the sign-in routes answer with an error: RFC 9457 problem details with one of these codes. */
export type SignInErrorCode =
  | 'INVALID_CREDENTIALS'
  | 'INVALID_CODE'
  | 'INVALID_LINK'
  | 'SECOND_STEP_OVER'
  | 'SECOND_FACTOR_STATE'
  | 'FRESH_PROOF_NEEDED'
  | 'NAME_REQUIRED'
  | 'PASSWORD_WRONG'
  | 'PASSWORD_ALREADY_SET'
  | 'EMAIL_NOT_VERIFIED'
  | 'UNAUTHORIZED'
  | 'STAFF_ELSEWHERE'
  | 'ACCOUNT_SUSPENDED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'UNPROCESSABLE_CONTENT'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** A person's answer to a program: `query` is how the program asked, as it stands in the page's address. */
export const programAnswer = z.object({ query: z.string().max(6000), answer: z.enum(['yes', 'no']) });
