/** Sets up better-auth: its tables, cookies, codes, links and keys; `auth.ts` decides what of it is reachable. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { emailOTP, jwt, magicLink, phoneNumber } from 'better-auth/plugins';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { CODE_LENGTH, PASSWORD_MAX, PASSWORD_MIN, signupRole } from '../../../contract/session.ts';
import {
  accounts,
  jwks,
  oauthAccessTokens,
  oauthClientAssertions,
  oauthClientResources,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  oauthResources,
  passkeys,
  sessions,
  twoFactors,
  users,
  verifications,
} from '../../../db/schema/auth.ts';
import type { Instant } from '../../../domain/dates.ts';
import { isLanguage, type Language } from '../../../domain/languages.ts';
import type { Role } from '../../../domain/roles.ts';
import { LONGEST_SESSION_SECONDS, secondsLeft } from '../../../domain/session-limits.ts';
import type { TextChannel } from '../../../domain/text-messages.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from './access-tokens.ts';
import { googleProvider } from './google-provider.ts';
import { type OidcConfig, oidcProvider } from './oidc-provider.ts';
import { passkeyPlugin } from './passkey-plugin.ts';
import { createPasswordHashing, type PasswordHashing } from './password-hashing.ts';
import { programPlugin } from './program-plugin.ts';
import { CODE_MINUTES, hashCode } from './proof-codes.ts';
import { secondFactor } from './second-factor.ts';
import { librarySecrets } from './secret-versions.ts';
import { checkStaffWayIn } from './staff-way-in.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const CODE_ATTEMPTS = 5;

/** Set by our own handler only, from the connection; what a client sends under this name is dropped. */
export const ADDRESS_HEADER = 'x-kiraya-address';

/** Also set by our own handler only: by which way a code is to come to a number. */
export const CHANNEL_HEADER = 'x-kiraya-channel';
/** Ends what the library takes for the address of whoever has none. */
const NO_EMAIL = '@none.invalid';

/** Also set by our own handler only: the language of the page that asks, where it is known. */
export const LANGUAGE_HEADER = 'x-kiraya-language';

/** `language` is that of the page that asked; none for a program. */
type Asked = { email: string; minutes: number; language?: Language | null | undefined };

/** What sign-in asks to be mailed; the receiver only enqueues it. */
export type SignInMail =
  | ({ kind: 'code'; code: string } & Asked)
  | ({ kind: 'address'; code: string } & Asked)
  | ({ kind: 'recovery'; code: string } & Asked)
  | ({ kind: 'proof'; code: string } & Asked)
  | ({ kind: 'merge'; code: string } & Asked)
  | ({ kind: 'link'; url: string } & Asked);

/** What sign-in asks to be sent to a mobile number; the receiver only enqueues it. `address` is that of whoever asked. */
export type SignInText = { phone: string; language?: Language | null | undefined } & (
  | {
      kind: 'code' | 'recovery' | 'number' | 'merge';
      code: string;
      minutes: number;
      channel: TextChannel;
      address: string | null;
    }
  /** To the number that an account no longer has; `to` is the new one, masked. */
  | { kind: 'changed'; to: string }
  /** Signed in on a device that the account did not know; `device` is empty for a program. */
  | { kind: 'new-device'; device: string; at: Instant }
);

export type SignInLibraryOptions = {
  /** Logs in as `kiraya_auth`. */
  pool: Pool;
  secret: string;
  /** What was encrypted with one of these still opens. */
  earlierSecrets?: readonly string[] | undefined;
  /** The public origin, without a path. */
  baseURL: string;
  /** How many passwords may wait to be hashed before the next one is refused with 503. */
  passwordsMayWait?: number | undefined;
  /** The library's own where left out. */
  passwordHashing?: PasswordHashing | undefined;
  google?: { clientId: string; clientSecret: string } | undefined;
  oidc?: OidcConfig | undefined;
  sendMail: (mail: SignInMail) => Promise<void>;
  sendText: (text: SignInText) => Promise<void>;
  /** Told of each new account, after it is stored, and of the language of the page that opened it. */
  onSignUp?: ((userId: string, language: Language | null) => Promise<void>) | undefined;
  onError: (error: unknown) => void;
};

export function createSignInLibrary(options: SignInLibraryOptions) {
  const { pool, secret, baseURL, google, oidc } = options;
  const passwords = createPasswordHashing(options.passwordsMayWait, options.passwordHashing);
  return betterAuth({
    appName: 'Kiraya',
    baseURL,
    basePath: '/api/auth',
    ...librarySecrets([secret, ...(options.earlierSecrets ?? [])]),
    telemetry: { enabled: false },
    database: drizzleAdapter(drizzle(pool), {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
        jwks,
        oauthClient: oauthClients,
        oauthAccessToken: oauthAccessTokens,
        oauthRefreshToken: oauthRefreshTokens,
        oauthConsent: oauthConsents,
        oauthResource: oauthResources,
        oauthClientResource: oauthClientResources,
        oauthClientAssertion: oauthClientAssertions,
      },
    }),
    user: {
      additionalFields: {
        signupRole: { type: [...signupRole.options], required: false, input: true, returned: false },
      },
    },
    session: {
      // The cookie's age. Each session ends earlier, by its person's role and use: session-limits.ts. Its token being renewed is no use.
      expiresIn: LONGEST_SESSION_SECONDS,
      disableSessionRefresh: true,
      // Listing one's sessions must work on every day of a session, and nothing else here asks for a fresh one.
      freshAge: 0,
      additionalFields: { lastUsedAt: { type: 'date', required: false, input: false } },
    },
    emailAndPassword: {
      enabled: true,
      // An account exists only once its address is proved, so there is none to wait for confirmation.
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      password: passwords,
    },
    ...(google ? { socialProviders: { google: googleProvider(google) } } : {}),
    onAPIError: { errorURL: `${baseURL}/auth` },
    plugins: [
      codes(options),
      phoneCodes(options),
      links(options),
      accessTokens(),
      secondFactor(),
      passkeyPlugin(baseURL),
      programPlugin(),
      ...(oidc ? [oidcProvider(oidc)] : []),
    ],
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }, context) => {
            await refuseSuspended(pool, userId);
            const roles = await rolesOf(pool, userId);
            if (oidc?.staffOnly) await checkStaffWayIn(pool, { userId, roles, context });
            return { data: firstEnd(roles) };
          },
        },
      },
      user: {
        create: {
          before: newUser,
          // The account stands whatever happens to the greeting.
          after: async ({ id }, context) =>
            options.onSignUp?.(id, languageIn(context)).catch(options.onError),
        },
      },
      verification: { create: { before: async (made) => hidePhoneCode(secret, made) } },
    },
    // Ours counts per account too; see rate-limits.ts.
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      log: (level, message, ...details) =>
        level === 'error' && options.onError(new Error(message, { cause: details })),
    },
    advanced: {
      cookiePrefix: 'kiraya',
      useSecureCookies: baseURL.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/api/auth' },
      // The return from Google is a cross-site navigation, which a Strict cookie would not join.
      cookies: { state: { attributes: { sameSite: 'lax' } } },
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}

export type SignInLibrary = ReturnType<typeof createSignInLibrary>;

const codeKinds: Readonly<Record<string, 'recovery' | 'address'>> = {
  'forget-password': 'recovery',
  'change-email': 'address',
};

function codes({ secret, sendMail }: SignInLibraryOptions) {
  return emailOTP({
    otpLength: CODE_LENGTH,
    expiresIn: CODE_MINUTES * MINUTE,
    allowedAttempts: CODE_ATTEMPTS,
    overrideDefaultEmailVerification: true,
    storeOTP: {
      hash: async (code) => hashCode(secret, code),
    },
    changeEmail: { enabled: true },
    sendVerificationOTP: async ({ email, otp, type }, context) => {
      const kind = codeKinds[type] ?? 'code';
      await sendMail({ kind, email, code: otp, minutes: CODE_MINUTES, language: languageIn(context) });
    },
  });
}

/** The library keeps these codes as they are sent: `hidePhoneCode` hashes them, and who checks one hashes it first. */
function phoneCodes({ sendText }: SignInLibraryOptions) {
  const send =
    (kind: 'code' | 'recovery') =>
    ({ phoneNumber: phone, code }: { phoneNumber: string; code: string }, context?: Asking) =>
      tellRefusal(
        sendText({
          ...{ kind, phone, code, minutes: CODE_MINUTES },
          channel: context?.headers?.get(CHANNEL_HEADER) === 'whatsapp' ? 'whatsapp' : 'sms',
          address: addressIn(context),
          language: languageIn(context),
        }),
      );
  return phoneNumber({
    otpLength: CODE_LENGTH,
    expiresIn: CODE_MINUTES * MINUTE,
    allowedAttempts: CODE_ATTEMPTS,
    sendOTP: send('code'),
    sendPasswordResetOTP: send('recovery'),
    // `newUser` puts nothing in place of the address, and the name that came along in place of none.
    signUpOnVerification: { getTempEmail: (phone) => `${phone}${NO_EMAIL}`, getTempName: () => '' },
    schema: { user: { fields: { phoneNumber: 'phone', phoneNumberVerified: 'phoneVerified' } } },
  });
}

function hidePhoneCode(secret: string, made: { value: string }) {
  const [, code, tries] = /^(\d{6}):(\d+)$/.exec(made.value) ?? [];
  return { data: code ? { ...made, value: `${hashCode(secret, code)}:${tries}` } : made };
}

const refusals = new AsyncLocalStorage<{ reason?: unknown }>();

/** The library only logs what a sender throws, and answers as if the text were on its way: `orRefusal` throws it to whoever asked. */
async function tellRefusal(sending: Promise<void>): Promise<void> {
  const stored = refusals.getStore();
  await sending.catch((reason) => {
    if (!stored) throw reason;
    stored.reason = reason;
  });
}

export async function orRefusal(call: () => Promise<Response>): Promise<Response> {
  const stored: { reason?: unknown } = {};
  const answer = await refusals.run(stored, call);
  if (stored.reason) throw stored.reason;
  return answer;
}

type Asking = { headers?: Headers | undefined } | null | undefined;

export const addressIn = (context: Asking): string | null => context?.headers?.get(ADDRESS_HEADER) ?? null;

export function languageIn(context: Asking): Language | null {
  const named = context?.headers?.get(LANGUAGE_HEADER);
  return isLanguage(named) ? named : null;
}

function links({ baseURL, sendMail, pool }: SignInLibraryOptions) {
  return magicLink({
    expiresIn: CODE_MINUTES * MINUTE,
    storeToken: 'hashed',
    disableSignUp: true,
    sendMagicLink: async ({ email, token }, context) => {
      const { rowCount } = await pool.query('select from auth.users where email = $1', [email]);
      // After # a browser sends nothing to any server, so the code stays out of logs and referrers.
      const url = `${baseURL}/auth#link=${token}`;
      if (rowCount !== 1) return;
      await sendMail({ kind: 'link', email, url, minutes: CODE_MINUTES, language: languageIn(context) });
    },
  });
}

function accessTokens() {
  return jwt({
    jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' }, rotationInterval: 90 * DAY },
    jwt: {
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      expirationTime: '10m',
      definePayload: ({ session }) => ({ sid: session.id }),
    },
  });
}

/** A session that nobody uses is over by the limits of its person, whatever the library would give it. */
const firstEnd = (roles: readonly Role[]) => ({
  expiresAt: new Date(Date.now() + secondsLeft(roles, 0) * 1000),
});

/** After the proof of who it is, so that a stranger learns nothing. */
async function refuseSuspended(pool: Pool, userId: string): Promise<void> {
  const { rows } = await pool.query<{ suspended: boolean }>('select app.is_suspended($1) as suspended', [
    userId,
  ]);
  if (rows[0]?.suspended) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_SUSPENDED' });
}

async function rolesOf(pool: Pool, userId: string): Promise<Role[]> {
  const { rows } = await pool.query<{ roles: Role[] }>('select app.roles_of($1) as roles', [userId]);
  return rows[0]?.roles ?? [];
}

type NewUser = { name?: string | null; email?: string | null };

/**
 * The right code for an address or number without account proves the person but not the wish to sign up: that needs a name. Who
 * came by a number has no address; the library asks for one and gets a stand-in, which ends here.
 */
async function newUser<User extends NewUser>(user: User, context?: { body?: unknown } | null) {
  const isByPhone = user.email?.endsWith(NO_EMAIL) === true;
  const given = isByPhone ? (context?.body as { name?: string } | undefined)?.name : user.name;
  if (!given?.trim()) throw new APIError('UNPROCESSABLE_ENTITY', { code: 'NAME_REQUIRED' });
  return { data: isByPhone ? { ...user, email: null as unknown as string, name: given } : user };
}
