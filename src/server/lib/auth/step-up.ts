/** Proof, in the middle of a session, of who it is: taken by password, e-mailed code or second factor, and kept on the session's row. */
import { isProofFresh, type Proof, proofsOf } from '../../../domain/step-up.ts';
import { checkCode, type Door } from './sign-in-door.ts';

type Given = { currentPassword?: string; otp?: string; code?: string };

const refuse = (status: number, code?: string) => Response.json({ code }, { status });
const DONE = () => Response.json({ status: true });

/** Mails a code to the address that the person signs in with. */
export async function startProof(door: Door, headers: Headers): Promise<Response> {
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  if (found.user.twoFactorEnabled) return refuse(422, 'SECOND_FACTOR_NEEDED');
  return door.library.api.sendVerificationOTP({
    // A kind of its own: what is mailed here signs nobody in.
    body: { email: found.user.email, type: 'email-verification' },
    headers,
    asResponse: true,
  });
}

/** Remembers in this session that the person proved who it is. */
export async function prove(door: Door, given: Given, headers: Headers): Promise<Response> {
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  const way: Proof = given.code ? 'second-factor' : given.otp ? 'emailed-code' : 'password';
  const hasSecondFactor = found.user.twoFactorEnabled === true;
  const ways = proofsOf({ hasPassword: await hasPassword(door, headers), hasSecondFactor });
  if (!ways.includes(way)) return refuse(422, hasSecondFactor ? 'SECOND_FACTOR_NEEDED' : 'INVALID_PASSWORD');
  const checked = await check(door, way, { ...given, email: found.user.email }, headers);
  if (checked.status !== 200) return checked;
  await door.pool.query('update auth.sessions set proved_at = now() where id = $1', [found.session.id]);
  return DONE();
}

function check(
  door: Door,
  way: Proof,
  { email, otp = '', code = '', currentPassword: password = '' }: Given & { email: string },
  headers: Headers,
): Promise<Response> {
  const { api } = door.library;
  if (way === 'second-factor') return checkCode(door, code, headers);
  if (way === 'password') return api.verifyPassword({ body: { password }, headers, asResponse: true });
  return api.verifyEmailOTP({ body: { email, otp }, headers, asResponse: true });
}

/**
 * The answer that asks for fresh proof, for routes that take a password from whoever has one, which proves them: it asks the
 * others. Null: go on.
 */
export async function refuseStale(door: Door, headers: Headers): Promise<Response | null> {
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  if (await hasPassword(door, headers)) return null;
  const { rows } = await door.pool.query<{ seconds: number }>(
    `select extract(epoch from now() - coalesce(proved_at, created_at))::int as seconds
       from auth.sessions where id = $1`,
    [found.session.id],
  );
  return isProofFresh(rows[0]?.seconds ?? null) ? null : refuse(403, 'FRESH_PROOF_NEEDED');
}

export async function hasPassword({ library }: Door, headers: Headers): Promise<boolean> {
  const accounts = await library.api.listUserAccounts({ headers });
  return accounts.some(({ providerId }) => providerId === 'credential');
}
