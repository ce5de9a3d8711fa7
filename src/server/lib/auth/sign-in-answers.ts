/** What each sign-in route answers when it succeeds: who is signed in, and no raw session token. */
import type { SecondFactorStart, Session, SessionListing, SignInMethods } from '../../../contract/session.ts';
import type { SignInRoute } from './sign-in-routes.ts';

/** `readSession` asks the library for the session behind these cookies. */
export async function answerBody(
  route: SignInRoute,
  response: Response,
  readSession: (cookie: string) => Promise<Response>,
): Promise<unknown> {
  if (route.path === '/get-session') return sessionOf(response);
  if (route.path === '/list-sessions') return listed(await response.json());
  if (route.path === '/sign-in-methods') return methodsOf(await response.json());
  if (route.path === '/sign-in/social') return { url: (await response.json()).url };
  if (route.call === 'startSecondFactor' || route.call === 'newBackupCodes')
    return started(await response.json());
  if (route.answersAsIs) return response.json();
  if (!route.signsIn) return { ok: true };
  if ((await response.clone().json()).twoFactorRedirect) return { secondStep: true };
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return sessionOf(await readSession(cookies.join('; ')));
}

async function sessionOf(response: Response): Promise<Session | null> {
  const found = await response.json();
  const accessToken = response.headers.get('set-auth-jwt');
  if (!found || !accessToken) return null;
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  const { id, name, email, emailVerified, phoneNumber, phoneNumberVerified, image, twoFactorEnabled } =
    found.user;
  const { createdAt, expiresAt } = found.session;
  return {
    user: {
      id,
      name,
      email: email ?? null,
      emailVerified,
      phone: phoneNumber ?? null,
      phoneVerified: phoneNumberVerified === true,
      image: image ?? null,
      hasSecondFactor: twoFactorEnabled === true,
    },
    accessToken,
    accessTokenExpiresAt: claims.exp,
    session: { id: found.session.id, createdAt, expiresAt },
  };
}

/** An e-mailed code always works; these are what a person has beside it. */
function methodsOf(accounts: { providerId: string }[]): SignInMethods {
  const has = (provider: string) => accounts.some(({ providerId }) => providerId === provider);
  return { hasPassword: has('credential'), hasGoogle: has('google') };
}

/** New backup codes come alone: the app keeps its secret. */
function started({ totpURI, backupCodes }: { totpURI?: string; backupCodes: string[] }): SecondFactorStart {
  return { uri: totpURI ?? '', backupCodes };
}

type StoredSession = Omit<SessionListing, 'lastUsedAt'> & { updatedAt: string; lastUsedAt?: string | null };

function listed(sessions: StoredSession[]): SessionListing[] {
  return sessions.map(({ id, createdAt, updatedAt, lastUsedAt, ipAddress, userAgent }) => ({
    id,
    createdAt,
    lastUsedAt: lastUsedAt ?? updatedAt,
    ipAddress,
    userAgent,
  }));
}
