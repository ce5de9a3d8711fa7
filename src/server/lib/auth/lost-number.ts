/** Whoever lost their SIM names the old number, proves a new one, and asks Kiraya's team for the account; here it is asked for only. */
import { RuleBroken } from '../../../domain/errors.ts';
import type { TextChannel } from '../../../domain/text-messages.ts';
import { textCode } from './phone-sign-in.ts';
import { type Call, refuse, textsIn } from './sign-in-door.ts';
import { languageIn } from './sign-in-library.ts';

/** Made for these two numbers alone: it signs nobody in. */
const lostNumberOf = (oldPhone: string, newPhone: string) => `lost-number ${oldPhone} ${newPhone}`;

/** Answers alike whether the lost number has an account or not. */
export const startLostNumber: Call = async (door, values, headers) => {
  const { oldPhone, phone, channel } = textsIn(values, 'oldPhone', 'phone', 'channel');
  const code = await door.codes.make(lostNumberOf(oldPhone, phone));
  await textCode(door, { kind: 'number', phone, code, channel: channel as TextChannel }, headers);
  return refuse(200);
};

/** That the new number has an account is told to whoever proved it, and to nobody else. */
export const confirmLostNumber: Call = async (door, values, headers) => {
  const { oldPhone, phone, otp, name, story } = textsIn(values, 'oldPhone', 'phone', 'otp', 'name', 'story');
  if (!(await door.codes.take(lostNumberOf(oldPhone, phone), otp))) return refuse(400, 'INVALID_OTP');
  const { rowCount } = await door.pool.query('select from auth.users where phone = $1', [phone]);
  if (rowCount !== 0) throw new RuleBroken('lost-number.of-account', 'phone');
  const language = languageIn({ headers });
  await door.askForLostNumber?.({ oldPhone, newPhone: phone, name, story, language });
  return refuse(200);
};
