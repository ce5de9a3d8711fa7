/** Signing in, signing up and recovering by a mobile number, and changing it: what the library keeps hashed is hashed here first. */
import type { TextChannel } from '../../../domain/text-messages.ts';
import { refuseGuessable } from './guessable-password.ts';
import { CODE_MINUTES, hashCode } from './proof-codes.ts';
import { proved } from './prove-person.ts';
import { type Call, type Door, passwordIn, refuse, textsIn, type Values } from './sign-in-door.ts';
import { addressIn, CHANNEL_HEADER, languageIn, orRefusal } from './sign-in-library.ts';
import type { ServerCall } from './sign-in-routes.ts';

type PhoneCall = Extract<ServerCall, `${string}Phone${string}`>;

export const phoneCalls: Readonly<Record<PhoneCall, Call>> = {
  signInByPhone: ({ library }, values, headers) => {
    const { phone: phoneNumber, password } = textsIn(values, 'phone', 'password');
    return library.api.signInPhoneNumber({ body: { phoneNumber, password }, headers, asResponse: true });
  },
  /** Recovery, which texts only whoever has an account, keeps its refusals: they would tell who has one. */
  sendPhoneCode: ({ library }, values, headers) =>
    orRefusal(() =>
      library.api.sendPhoneNumberOTP({
        body: { phoneNumber: String(values.phone) },
        headers: byChannel(headers, values),
        asResponse: true,
      }),
    ),
  signInByPhoneCode: ({ library, secret }, { phone, otp, name, signupRole }, headers) =>
    library.api.verifyPhoneNumber({
      body: { phoneNumber: String(phone), code: hashCode(secret, String(otp)), name, signupRole },
      headers,
      asResponse: true,
    }),
  startPhoneRecovery: ({ library }, values, headers) =>
    library.api.requestPasswordResetPhoneNumber({
      body: { phoneNumber: String(values.phone) },
      headers: byChannel(headers, values),
      asResponse: true,
    }),
  resetPasswordByPhone,
  startPhoneChange,
  confirmPhoneChange,
};

function byChannel(headers: Headers, { channel }: Values): Headers {
  const asked = new Headers(headers);
  asked.set(CHANNEL_HEADER, String(channel));
  return asked;
}

/** To whoever has no right code, a refused password would tell whose name it holds: it is told after the code alone. */
async function resetPasswordByPhone({ library, pool, secret }: Door, values: Values): Promise<Response> {
  const { phone, otp, password } = textsIn(values, 'phone', 'otp', 'password');
  const { rows } = await pool.query<{ name: string; is_right: boolean }>(
    `select u.name, split_part(v.value, ':', 1) = $3 as is_right
       from auth.users u join auth.verifications v on v.identifier = $2 where u.phone = $1`,
    [phone, `${phone}-request-password-reset`, hashCode(secret, otp)],
  );
  if (rows.some(({ is_right }) => is_right)) {
    await refuseGuessable({ field: 'password', password }, { phone, name: rows[0]?.name });
  }
  return library.api.resetPasswordPhoneNumber({
    body: { phoneNumber: phone, otp: hashCode(secret, otp), newPassword: password },
    asResponse: true,
  });
}

/** No code that anybody may ask for at sign-in: only whoever proved themselves gets this one. */
const newPhoneOf = (userId: string, phone: string) => `new-phone ${userId} ${phone}`;

/** Answers alike whether the new number has an account or not: its owner gets the code. */
async function startPhoneChange(door: Door, values: Values, headers: Headers): Promise<Response> {
  const { newPhone, code } = textsIn(values, 'newPhone', 'code');
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  if (found.user.phoneNumber === newPhone) return refuse(422, 'PHONE_IS_THE_SAME');
  const proof = await proved(door, found, { ...passwordIn(values), code }, headers);
  if (proof.status !== 200) return proof;
  const made = await door.codes.make(newPhoneOf(found.user.id, newPhone));
  await textCode(door, { kind: 'number', phone: newPhone, code: made, channel: channelIn(values) }, headers);
  return refuse(200);
}

const channelIn = ({ channel }: Values) => channel as TextChannel;

type TextedCode = { kind: 'code' | 'number' | 'merge'; phone: string; code: string; channel: TextChannel };

/** A code of ours to that number. */
export async function textCode({ text }: Door, sent: TextedCode, headers: Headers): Promise<void> {
  await text?.({
    ...sent,
    minutes: CODE_MINUTES,
    address: addressIn({ headers }),
    language: languageIn({ headers }),
  });
}

/** Everybody signed in elsewhere may have come in by the old number and has to sign in again. */
async function confirmPhoneChange(door: Door, values: Values, headers: Headers): Promise<Response> {
  const { pool, codes, library, changes } = door;
  const { newPhone, otp } = textsIn(values, 'newPhone', 'otp');
  const found = await library.api.getSession({ headers });
  if (!found) return refuse(401);
  if (!(await codes.take(newPhoneOf(found.user.id, newPhone), otp))) return refuse(400, 'INVALID_OTP');
  const { rowCount } = await pool.query(
    `update auth.users set phone = $2, phone_verified = true, updated_at = now()
      where id = $1 and not exists (select from auth.users where phone = $2)`,
    [found.user.id, newPhone],
  );
  if (rowCount !== 1) return refuse(400, 'PHONE_NUMBER_EXIST');
  await Promise.all([
    library.api.revokeOtherSessions({ headers }),
    changes?.newPhone(found.user.id, { from: found.user.phoneNumber ?? null, to: newPhone }),
  ]);
  return refuse(200);
}
