/** What stands behind the sign-in routes, and how somebody signed in is known and proved. */
import type { Pool } from 'pg';
import type { AccountChanges, AskForLostNumber, MergeAccounts } from './account-changes.ts';
import type { ProofCodes } from './proof-codes.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SecurityLog } from './security-log.ts';
import type { SignInLibrary, SignInMail, SignInText } from './sign-in-library.ts';

export type Door = {
  pool: Pool;
  library: SignInLibrary;
  /** Another one with the same settings, which asks other providers anew. */
  renewLibrary: () => SignInLibrary;
  limits: RateLimits;
  codes: ProofCodes;
  /** Keys the hashes of codes. */
  secret: string;
  mail: (mail: SignInMail) => Promise<void>;
  security: SecurityLog;
  /** Null where no text can be sent. */
  text: ((text: SignInText) => Promise<void>) | null;
  origin: string;
  changes?: AccountChanges | undefined;
  /** Brings the first account into the second; throws RuleBroken where it may not be done. */
  mergeAccounts?: MergeAccounts | undefined;
  askForLostNumber?: AskForLostNumber | undefined;
  /** Told of each address that somebody proved to read, by a code or a link sent there. */
  onAddressProved?: ((email: string) => Promise<void>) | undefined;
  onError: (error: unknown) => void;
};

/** Somebody signed in, with the session. */
export type Found = NonNullable<Awaited<ReturnType<SignInLibrary['api']['getSession']>>>;

/** An answer in the library's form, which `sign-in-problems.ts` words. */
export const refuse = (status: number, code?: string): Response => Response.json({ code }, { status });

/** A body that its route's schema has checked. */
export type Values = Record<string, unknown>;
export type Call = (door: Door, values: Values, headers: Headers) => Promise<Response>;

export function passwordIn({ currentPassword }: Values): { password?: string } {
  return typeof currentPassword === 'string' ? { password: currentPassword } : {};
}

/** The address or number that somebody named: one account, so far as the caller can know. */
export function accountIn({ email, phone }: Values): string | undefined {
  const named = email ?? phone;
  return typeof named === 'string' ? named : undefined;
}

/** One that was left out is empty. */
export function textsIn<Name extends string>(values: Values, ...names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, String(values[name] ?? '')])) as Record<Name, string>;
}

/** Who is signed in by these cookies. */
export async function personOf({ api }: SignInLibrary, cookie: string | null): Promise<string | undefined> {
  const found = cookie ? await api.getSession({ headers: new Headers({ cookie }) }) : null;
  return found?.user.id;
}

/** A code of the app, or a backup code, which is used up by it. */
export function checkCode({ library }: Door, code: string, headers: Headers): Promise<Response> {
  const call = { body: { code }, headers, asResponse: true } as const;
  return /^\d+$/.test(code) ? library.api.verifyTOTP(call) : library.api.verifyBackupCode(call);
}

/** At sign-in only the challenge speaks, never a session that this browser happens to hold still. */
export function withoutSession(headers: Headers): Headers {
  const others = new Headers(headers);
  const stored = (headers.get('cookie') ?? '')
    .split('; ')
    .filter((one) => !/session_(token|data)=/.test(one));
  others.set('cookie', stored.join('; '));
  return others;
}
