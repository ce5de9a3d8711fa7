/** Proof, in the middle of a session, of who it is: by password, sent code or second factor, and kept on the session's row. */
import { isProofFresh, type Proof, proofsOf, type SentProof, sentProofs } from '../../../domain/step-up.ts';
import { CODE_MINUTES } from './proof-codes.ts';
import { checkCode, type Door, type Found, refuse, type Values } from './sign-in-door.ts';
import { addressIn, languageIn } from './sign-in-library.ts';

/** What is sent for this signs nobody in. */
const proofOf = (userId: string) => `proof ${userId}`;

/** Sends a code to the address or the number that the person signs in with. */
export async function startProof(door: Door, { by }: Values, headers: Headers): Promise<Response> {
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  const refused = await refuseWay(door, found, by as SentProof, headers);
  if (refused) return refused;
  const { email, phoneNumber: phone } = found.user;
  const code = await door.codes.make(proofOf(found.user.id));
  const sent = { code, minutes: CODE_MINUTES, language: languageIn({ headers }) };
  if (by === 'emailed-code') await door.mail({ kind: 'proof', email, ...sent });
  else if (phone) {
    await door.text?.({ kind: 'code', phone, channel: 'sms', address: addressIn({ headers }), ...sent });
  }
  return refuse(200);
}

/** Remembers in this session that the person proved who it is. */
export async function prove(door: Door, given: Values, headers: Headers): Promise<Response> {
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  const way = given.code ? 'second-factor' : given.otp ? 'sent-code' : 'password';
  const checked =
    (await refuseWay(door, found, way, headers)) ?? (await check(door, found.user.id, given, headers));
  if (checked.status !== 200) return checked;
  await door.pool.query('update auth.sessions set proved_at = now() where id = $1', [found.session.id]);
  return refuse(200);
}

/** Null: this person may prove it so. */
async function refuseWay(
  door: Door,
  { user }: Found,
  way: Proof | 'sent-code',
  headers: Headers,
): Promise<Response | null> {
  const hasSecondFactor = user.twoFactorEnabled === true;
  const ways = proofsOf({
    hasPassword: await hasPassword(door, headers),
    hasSecondFactor,
    hasEmail: (user.email as string | null) !== null,
    hasPhone: user.phoneNumberVerified === true && door.text !== null,
  });
  const isOpen = way === 'sent-code' ? sentProofs.some((sent) => ways.includes(sent)) : ways.includes(way);
  if (isOpen) return null;
  if (hasSecondFactor) return refuse(422, 'SECOND_FACTOR_NEEDED');
  return refuse(422, way === 'password' ? 'INVALID_PASSWORD' : 'INVALID_OTP');
}

async function check(
  door: Door,
  userId: string,
  { code, otp, currentPassword }: Values,
  headers: Headers,
): Promise<Response> {
  if (code) return checkCode(door, String(code), headers);
  if (otp) {
    const isRight = await door.codes.take(proofOf(userId), String(otp));
    return isRight ? refuse(200) : refuse(400, 'INVALID_OTP');
  }
  const body = { password: String(currentPassword ?? '') };
  return door.library.api.verifyPassword({ body, headers, asResponse: true });
}

/**
 * The answer that asks for fresh proof, for routes that take a password from whoever has one, which proves them: it asks the
 * others. Null: go on.
 */
export async function refuseStale(door: Door, headers: Headers): Promise<Response | null> {
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  return (await hasPassword(door, headers)) || (await isFresh(door, found)) ? null : stale();
}

/** Whoever is signed in and proved it lately, or the answer that refuses: for routes that take no password in their form. */
export async function requireFresh(door: Door, headers: Headers): Promise<Found | Response> {
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  return (await isFresh(door, found)) ? found : stale();
}

export const stale = (): Response => refuse(403, 'FRESH_PROOF_NEEDED');

/** Whether the person proved in this session, lately, who it is. */
export async function isFresh({ pool }: Door, { session }: Found): Promise<boolean> {
  const { rows } = await pool.query<{ seconds: number | null }>(
    'select app.seconds_since_proof($1) as seconds',
    [session.id],
  );
  return isProofFresh(rows[0]?.seconds ?? null);
}

export async function hasPassword({ library }: Door, headers: Headers): Promise<boolean> {
  const accounts = await library.api.listUserAccounts({ headers });
  return accounts.some(({ providerId }) => providerId === 'credential');
}
