/** What stands behind the sign-in routes, and how somebody signed in is known and proved. */
import type { Pool } from 'pg';
import type { AccountChanges } from './account-changes.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SecurityLog } from './security-log.ts';
import type { SignInLibrary } from './sign-in-library.ts';

export type Door = {
  pool: Pool;
  library: SignInLibrary;
  /** Another one with the same settings, which asks other providers anew. */
  renewLibrary: () => SignInLibrary;
  limits: RateLimits;
  security: SecurityLog;
  origin: string;
  changes?: AccountChanges | undefined;
  /** Told of each address that somebody proved to read, by a code or a link sent there. */
  onAddressProved?: ((email: string) => Promise<void>) | undefined;
  onError: (error: unknown) => void;
};

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
