/** Proof that it is the person themselves who changes how they sign in: what they know, and the second step. */
import { checkCode, type Door, refuse } from './sign-in-door.ts';

/** Whoever has no password has signed in by a code; so long that proves them. */
const RECENT_SIGN_IN_MS = 15 * 60_000;

export type Proof = { password?: string; code: string };
export type Found = NonNullable<Awaited<ReturnType<Door['library']['api']['getSession']>>>;

/** 200, or the answer that refuses. */
export async function proved(
  door: Door,
  { user, session }: Found,
  { password, code }: Proof,
  headers: Headers,
): Promise<Response> {
  const { api } = door.library;
  const accounts = await api.listUserAccounts({ headers });
  if (accounts.some(({ providerId }) => providerId === 'credential')) {
    const checked = await api.verifyPassword({
      body: { password: password ?? '' },
      headers,
      asResponse: true,
    });
    if (checked.status !== 200) return checked;
  } else if (Date.now() - session.createdAt.getTime() > RECENT_SIGN_IN_MS) {
    return refuse(403, 'SIGN_IN_AGAIN');
  }
  return user.twoFactorEnabled ? checkCode(door, code, headers) : refuse(200);
}
