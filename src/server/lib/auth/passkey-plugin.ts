/** The library's part of passkeys: one belongs to our origin, and counts only after the device asked for its screen lock. */
import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';

/** `baseURL`: the public origin, which the browser signs along. */
export function passkeyPlugin(baseURL: string) {
  const { hostname, origin } = new URL(baseURL);
  return passkey({
    rpID: hostname,
    rpName: 'Kiraya',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    // The library itself takes an answer without screen lock, which would be one factor alone.
    registration: {
      afterVerification: async ({ verification }) => {
        if (verification.registrationInfo?.userVerified) return;
        throw new APIError('BAD_REQUEST', { code: 'FAILED_TO_VERIFY_REGISTRATION' });
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => {
        if (verification.authenticationInfo.userVerified) return;
        throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
      },
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  });
}
