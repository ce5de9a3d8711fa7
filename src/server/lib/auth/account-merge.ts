/** A second account of the same person is brought into the one they are signed in to: they prove this one, a code proves the other. */
import { RuleBroken } from '../../../domain/errors.ts';
import { textCode } from './phone-sign-in.ts';
import { CODE_MINUTES } from './proof-codes.ts';
import { proved } from './prove-person.ts';
import { type Call, type Door, passwordIn, refuse, textsIn } from './sign-in-door.ts';
import { languageIn } from './sign-in-library.ts';

const mergeOf = (userId: string, account: string) => `merge ${userId} ${account}`;

/** Answers alike whether the other account exists or not; only one that does gets a code. */
export const startMerge: Call = async (door, values, headers) => {
  const { account, code } = textsIn(values, 'account', 'code');
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  const proof = await proved(door, found, { ...passwordIn(values), code }, headers);
  if (proof.status !== 200) return proof;
  const other = await accountOf(door, account);
  if (other === found.user.id) throw new RuleBroken('merge.same-account', 'account');
  if (!other) return refuse(200);
  const made = await door.codes.make(mergeOf(found.user.id, account));
  if (account.includes('@')) {
    const language = languageIn({ headers });
    await door.mail({ kind: 'merge', email: account, code: made, minutes: CODE_MINUTES, language });
  } else {
    await textCode(door, { kind: 'merge', phone: account, code: made, channel: 'sms' }, headers);
  }
  return refuse(200);
};

/** The session goes on; those of the other account end with it. */
export const confirmMerge: Call = async (door, values, headers) => {
  const { account, otp } = textsIn(values, 'account', 'otp');
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  if (!(await door.codes.take(mergeOf(found.user.id, account), otp))) return refuse(400, 'INVALID_OTP');
  const other = await accountOf(door, account);
  if (!other || other === found.user.id || !door.mergeAccounts) return refuse(400, 'INVALID_OTP');
  await door.mergeAccounts(other, found.user.id);
  return refuse(200);
};

/** Whose proved address or number it is. */
async function accountOf({ pool }: Door, account: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from auth.users where (email = $1 and email_verified) or (phone = $1 and phone_verified)',
    [account],
  );
  return rows[0]?.id;
}
