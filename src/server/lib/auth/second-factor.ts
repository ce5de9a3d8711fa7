/** The second step of sign-in: a code of an authenticator app, asked for after every way of signing in. */
import { randomInt } from 'node:crypto';
import { twoFactor } from 'better-auth/plugins';

/** Without characters that look alike on paper. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const BACKUP_CODES = 10;
const MINUTE = 60;
/** How long a person may look for their phone. */
const CHALLENGE_MINUTES = 10;
const LOCK_AFTER = 10;
export const LOCK_MINUTES = 15;

/** Every route by which somebody signs in but a passkey, which is both factors; the library itself would ask after passwords only. */
const waysIn: readonly (string | undefined)[] = [
  '/sign-in/email',
  '/sign-in/email-otp',
  '/sign-in/phone-number',
  '/phone-number/verify',
  '/magic-link/verify',
  '/callback/:id',
];

export function secondFactor() {
  const plugin = twoFactor({
    issuer: 'Kiraya',
    // People without a password sign in by e-mailed code; whoever has one is asked for it.
    allowPasswordless: true,
    twoFactorCookieMaxAge: CHALLENGE_MINUTES * MINUTE,
    accountLockout: { enabled: true, maxFailedAttempts: LOCK_AFTER, durationSeconds: LOCK_MINUTES * MINUTE },
    backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: backupCodes },
  });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: ({ path }: { path?: string | undefined }) => waysIn.includes(path),
  }));
  return { ...plugin, hooks: { after } };
}

/** Ten codes of two times five characters, each good once. */
function backupCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: BACKUP_CODES }, () => `${part()}-${part()}`);
}
