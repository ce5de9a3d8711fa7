/** What the sign-in routes under `/api/auth` accept and answer: forms validate with these very schemas. */
import { z } from 'zod';

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
export const CODE_LENGTH = 6;

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This e-mail address is too long')
  .pipe(z.email('Enter an e-mail address like name@example.com'));

const currentPassword = z
  .string()
  .min(1, 'Enter your password')
  .max(PASSWORD_MAX, 'This password is too long');

export const newPassword = z
  .string()
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`);

export const oneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the six digits from the e-mail');

// Control characters and angle brackets have no place in a name and would travel into e-mails.
export const personName = z
  .string()
  .trim()
  .min(1, 'Enter your name')
  .max(100, 'Use at most 100 characters')
  .regex(/^[^\p{Cc}<>]*$/u, 'A name cannot hold < or >');

/** The roles a person may give himself while signing up; the others come from an admin or with activation. */
export const signupRole = z.enum(['tenant', 'landlord']);

export const passwordSignIn = z.object({ email: emailAddress, password: currentPassword });
export const codeRequest = z.object({ email: emailAddress });
/** With a name it also opens an account for an address that has none. */
export const codeSignIn = z.object({
  email: emailAddress,
  otp: oneTimeCode,
  name: personName.optional(),
  signupRole: signupRole.optional(),
});
export const signUp = codeRequest.extend({ name: personName, signupRole: signupRole.optional() });
export const passwordReset = z.object({ email: emailAddress, otp: oneTimeCode, password: newPassword });
export const passwordChange = z.object({ currentPassword, newPassword });
export const passwordSet = z.object({ newPassword });
export const linkExchange = z.object({ token: z.string().min(20).max(200) });
export const socialSignIn = z.object({
  provider: z.literal('google'),
  callbackURL: z.string().regex(/^\/(?![/\\])[^\s\\]*$/, 'Only paths of this site'),
});

/** Who is signed in: the person, the access token for API calls, and the session behind it. */
export const session = z.object({
  user: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    image: z.string().nullable(),
  }),
  accessToken: z.string(),
  /** Seconds since 1970, when the access token ends. */
  accessTokenExpiresAt: z.number().int(),
  session: z.object({ id: z.uuid(), createdAt: z.string(), expiresAt: z.string() }),
});
export type Session = z.infer<typeof session>;

/** One place somebody is signed in. */
export type SessionListing = {
  id: string;
  createdAt: string;
  ipAddress?: string | null;
  userAgent?: string | null;
};

export type SignInMethods = { hasPassword: boolean; hasGoogle: boolean };

/** What the sign-in routes answer with an error: RFC 9457 problem details with one of these codes. */
export type SignInErrorCode =
  | 'INVALID_CREDENTIALS'
  | 'INVALID_CODE'
  | 'INVALID_LINK'
  | 'NAME_REQUIRED'
  | 'PASSWORD_WRONG'
  | 'PASSWORD_ALREADY_SET'
  | 'EMAIL_NOT_VERIFIED'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'UNPROCESSABLE_CONTENT'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';
