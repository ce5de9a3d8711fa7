/** Changes the address somebody signs in with: they prove themselves, a code proves the new address, and the old one is told. */

import { CODE_MINUTES } from './proof-codes.ts';
import { type Proof, proved } from './prove-person.ts';
import { type Door, refuse } from './sign-in-door.ts';
import { languageIn } from './sign-in-library.ts';

type Start = Proof & { newEmail: string };
type Confirm = { newEmail: string; otp: string };

/** Our own code: the library changes an address only where there is one, and sends nothing to an address that is taken. */
const newEmailOf = (userId: string, email: string) => `new-email ${userId} ${email}`;

/** Answers alike whether the new address has an account or not. */
export async function startEmailChange(door: Door, start: Start, headers: Headers): Promise<Response> {
  const { api } = door.library;
  const found = await api.getSession({ headers });
  if (!found) return refuse(401);
  if (found.user.email === start.newEmail) return refuse(422, 'EMAIL_IS_THE_SAME');
  const proof = await proved(door, found, start, headers);
  if (proof.status !== 200) return proof;
  if (!hasEmail(found.user) || (await isTaken(door, start.newEmail))) {
    return sendOwnCode(door, found.user.id, start.newEmail, headers);
  }
  return api.requestEmailChangeEmailOTP({ body: { newEmail: start.newEmail }, headers, asResponse: true });
}

/** Everybody signed in elsewhere came in by the old address and has to sign in again. */
export async function confirmEmailChange(door: Door, confirm: Confirm, headers: Headers): Promise<Response> {
  const { library, changes, onAddressProved, onError } = door;
  const { newEmail } = confirm;
  const found = await library.api.getSession({ headers });
  if (!found) return refuse(401);
  if (found.user.email === newEmail) return refuse(422, 'EMAIL_IS_THE_SAME');
  const answer =
    hasEmail(found.user) && !(await isTaken(door, newEmail))
      ? await library.api.changeEmailEmailOTP({ body: confirm, headers, asResponse: true })
      : await confirmOwnCode(door, found.user.id, confirm);
  if (answer.status !== 200) return answer;
  await Promise.all([
    library.api.revokeOtherSessions({ headers }),
    changes?.newEmail(found.user.id, { from: hasEmail(found.user) ? found.user.email : null, to: newEmail }),
    onAddressProved?.(newEmail).catch(onError),
  ]);
  return answer;
}

/** The library types every address as given; a person who came by a number has none. */
const hasEmail = ({ email }: { email: string | null }): boolean => email !== null;

async function isTaken({ pool }: Door, email: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from auth.users where email = $1', [email]);
  return rowCount === 1;
}

/** An address of another account gets a code too: whoever types it in owns both accounts, and reads that it is taken. */
async function sendOwnCode({ codes, mail }: Door, userId: string, email: string, headers: Headers) {
  const code = await codes.make(newEmailOf(userId, email));
  await mail({ kind: 'address', email, code, minutes: CODE_MINUTES, language: languageIn({ headers }) });
  return refuse(200);
}

async function confirmOwnCode({ pool, codes }: Door, userId: string, { newEmail, otp }: Confirm) {
  if (!(await codes.take(newEmailOf(userId, newEmail), otp))) return refuse(400, 'INVALID_OTP');
  const { rowCount } = await pool.query(
    `update auth.users set email = $2, email_verified = true, updated_at = now()
      where id = $1 and email is null and not exists (select from auth.users where email = $2)`,
    [userId, newEmail],
  );
  return rowCount === 1 ? refuse(200) : refuse(400, 'EMAIL_ALREADY_IN_USE');
}
