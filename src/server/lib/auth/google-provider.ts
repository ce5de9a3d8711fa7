/** What we believe of a return from Google: a token that Google signed for us a moment ago, about an address it vouches for. */
import { type GoogleOptions, type GoogleProfile, verifyGoogleIdToken } from 'better-auth/social-providers';

type GoogleKeys = { clientId: string; clientSecret: string };

export const googleProvider = (keys: GoogleKeys): GoogleOptions => ({
  ...keys,
  prompt: 'select_account',
  /** Null refuses: the library would trust the token unread, and open an account for an address that nobody proved. */
  async getUserInfo({ idToken }) {
    const claims = idToken && (await verifyGoogleIdToken({ token: idToken, audience: keys.clientId }));
    if (!claims) return null;
    const { sub, email, email_verified: isVerified, name } = claims;
    if (!sub || typeof email !== 'string' || isVerified !== true) return null;
    const user = { email, emailVerified: true, name: typeof name === 'string' ? name : email };
    return { user, data: claims as unknown as GoogleProfile };
  },
});
