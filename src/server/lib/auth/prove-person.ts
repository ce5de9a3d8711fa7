/** Proof that it is the person themselves who changes how they sign in: what they know, or lately proved, and the second step. */
import { checkCode, type Door, type Found, refuse } from './sign-in-door.ts';
import { hasPassword, isFresh, stale } from './step-up.ts';

export type Proof = { password?: string; code: string };

/** 200, or the answer that refuses. */
export async function proved(
  door: Door,
  found: Found,
  { password, code }: Proof,
  headers: Headers,
): Promise<Response> {
  if (await hasPassword(door, headers)) {
    const body = { password: password ?? '' };
    const checked = await door.library.api.verifyPassword({ body, headers, asResponse: true });
    if (checked.status !== 200) return checked;
  } else if (!(await isFresh(door, found))) return stale();
  return found.user.twoFactorEnabled ? checkCode(door, code, headers) : refuse(200);
}
