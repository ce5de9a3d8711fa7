/** Changes the address somebody signs in with: he proves himself, a code proves the new address, and the old one is told. */
import { checkCode, type Door } from './sign-in-door.ts';
import { hasPassword, refuseStale } from './step-up.ts';

type Start = { newEmail: string; password?: string; code: string };
type Confirm = { newEmail: string; otp: string };
type Found = NonNullable<Awaited<ReturnType<Door['library']['api']['getSession']>>>;

const refuse = (status: number, code?: string) => Response.json({ code }, { status });

/** Answers alike whether the new address has an account or not; only one that has none gets a code. */
export async function startEmailChange(door: Door, start: Start, headers: Headers): Promise<Response> {
  const { api } = door.library;
  const found = await api.getSession({ headers });
  if (!found) return refuse(401);
  if (found.user.email === start.newEmail) return refuse(422, 'EMAIL_IS_THE_SAME');
  const proof = await proved(door, found, start, headers);
  if (proof.status !== 200) return proof;
  return api.requestEmailChangeEmailOTP({ body: { newEmail: start.newEmail }, headers, asResponse: true });
}

async function proved(
  door: Door,
  { user }: Found,
  { password, code }: Start,
  headers: Headers,
): Promise<Response> {
  const { api } = door.library;
  if (await hasPassword(door, headers)) {
    const checked = await api.verifyPassword({
      body: { password: password ?? '' },
      headers,
      asResponse: true,
    });
    if (checked.status !== 200) return checked;
  } else {
    const stale = await refuseStale(door, headers);
    if (stale) return stale;
  }
  return user.twoFactorEnabled ? checkCode(door, code, headers) : refuse(200);
}

/** Everybody signed in elsewhere came in by the old address and has to sign in again. */
export async function confirmEmailChange(
  { library, changes, onAddressProved, onError }: Door,
  { newEmail, otp }: Confirm,
  headers: Headers,
): Promise<Response> {
  const found = await library.api.getSession({ headers });
  if (!found) return refuse(401);
  if (found.user.email === newEmail) return refuse(422, 'EMAIL_IS_THE_SAME');
  const answer = await library.api.changeEmailEmailOTP({
    body: { newEmail, otp },
    headers,
    asResponse: true,
  });
  if (answer.status !== 200) return answer;
  await Promise.all([
    library.api.revokeOtherSessions({ headers }),
    changes?.newEmail(found.user.id, { from: found.user.email, to: newEmail }),
    onAddressProved?.(newEmail).catch(onError),
  ]);
  return answer;
}
