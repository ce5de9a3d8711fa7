/** The sign-in routes that are calls of the library's server side: one of ours may be several of the library's. */
import { confirmMerge, startMerge } from './account-merge.ts';
import { confirmEmailChange, startEmailChange } from './email-change.ts';
import { refuseGuessable } from './guessable-password.ts';
import { confirmLostNumber, startLostNumber } from './lost-number.ts';
import { passkeyCalls } from './passkeys.ts';
import { phoneCalls } from './phone-sign-in.ts';
import { answerProgram } from './programs.ts';
import {
  type Call,
  checkCode,
  type Door,
  passwordIn,
  personOf,
  textsIn,
  type Values,
  withoutSession,
} from './sign-in-door.ts';
import type { ServerCall } from './sign-in-routes.ts';
import { prove, refuseStale, startProof } from './step-up.ts';

/** So long somebody is taken to be still signing up. */
const SIGN_UP_MS = 15 * 60_000;

export function callOnServer(
  door: Door,
  call: ServerCall,
  values: Values,
  headers: Headers,
): Promise<Response> {
  return calls[call](door, values, headers);
}

const calls: Readonly<Record<ServerCall, Call>> = {
  setPassword,
  changePassword,
  resetPassword,
  endSession,
  ...phoneCalls,
  ...passkeyCalls,
  answerProgram,
  startEmailChange: (door, values, headers) =>
    startEmailChange(door, { ...passwordIn(values), ...textsIn(values, 'newEmail', 'code') }, headers),
  confirmEmailChange: (door, values, headers) =>
    confirmEmailChange(door, textsIn(values, 'newEmail', 'otp'), headers),
  secondStep: (door, { code }, headers) => checkCode(door, String(code), withoutSession(headers)),
  startLostNumber,
  confirmLostNumber,
  startMerge,
  confirmMerge,
  startProof,
  prove,
  startSecondFactor,
  confirmSecondFactor,
  endSecondFactor: async (door, values, headers) => {
    const checked = await checkCode(door, String(values.code), headers);
    if (checked.status !== 200) return checked;
    const answer = await door.library.api.disableTwoFactor({
      body: passwordIn(values),
      headers,
      asResponse: true,
    });
    await tellChange(door, answer, headers, false);
    return answer;
  },
  newBackupCodes: async (door, values, headers) => {
    const checked = await checkCode(door, String(values.code), headers);
    if (checked.status !== 200) return checked;
    return door.library.api.generateBackupCodes({ body: passwordIn(values), headers, asResponse: true });
  },
};

async function setPassword(door: Door, { newPassword }: Values, headers: Headers): Promise<Response> {
  const { library, changes, onError } = door;
  const stale = await refuseStale(door, headers);
  if (stale) return stale;
  await refuseGuessableOf(library, newPassword, headers);
  const answer = await library.api.setPassword({
    body: { newPassword: String(newPassword) },
    headers,
    asResponse: true,
  });
  const found = answer.status === 200 ? await library.api.getSession({ headers }) : null;
  // Whoever opened their account a moment ago chose it while signing up, and has an email of welcome.
  if (!found || Date.now() - found.user.createdAt.getTime() < SIGN_UP_MS) return answer;
  // The password stands whatever happens to the word of it.
  await changes?.newPassword(found.user.id, { how: 'set', endsPrograms: false }).catch(onError);
  return answer;
}

/** Sessions elsewhere end, and programs lose their way in where the person says so. */
async function changePassword(
  { library, changes }: Door,
  { currentPassword, newPassword, endsPrograms }: Values,
  headers: Headers,
): Promise<Response> {
  const person = await personOf(library, headers.get('cookie'));
  await refuseGuessableOf(library, newPassword, headers);
  const answer = await library.api.changePassword({
    body: {
      currentPassword: String(currentPassword),
      newPassword: String(newPassword),
      revokeOtherSessions: true,
    },
    headers,
    asResponse: true,
  });
  if (answer.status === 200 && person) {
    await changes?.newPassword(person, { how: 'changed', endsPrograms: endsPrograms === true });
  }
  return answer;
}

/** Of whoever is signed in; nobody else gets as far as to choose one. */
async function refuseGuessableOf(
  library: Door['library'],
  newPassword: unknown,
  headers: Headers,
): Promise<void> {
  const found = await library.api.getSession({ headers });
  if (found) await refuseGuessable({ field: 'newPassword', password: String(newPassword) }, found.user);
}

/** The code first: to whoever has none, a refused password would tell whose name it holds. It stays good for another try. */
async function resetPassword({ library, pool }: Door, values: Values): Promise<Response> {
  const { email, otp, password } = textsIn(values, 'email', 'otp', 'password');
  const checked = await library.api.checkVerificationOTP({
    body: { email, otp, type: 'forget-password' },
    asResponse: true,
  });
  if (checked.status !== 200) return checked;
  const { rows } = await pool.query<{ name: string }>('select name from auth.users where email = $1', [
    email,
  ]);
  await refuseGuessable({ field: 'password', password }, { email, name: rows[0]?.name });
  return library.api.resetPasswordEmailOTP({ body: { email, otp, password }, asResponse: true });
}

/** The list that people see holds ids; the library ends by token. Another person's session is not in the list. */
async function endSession({ library }: Door, { id }: Values, headers: Headers): Promise<Response> {
  const own = await library.api.listSessions({ headers });
  const session = own.find((known) => known.id === id);
  if (!session) return Response.json({ status: true });
  return library.api.revokeSession({ body: { token: session.token }, headers, asResponse: true });
}

/** The app names the account by its address, which the library writes as "null" where there is a number alone. */
async function startSecondFactor(door: Door, values: Values, headers: Headers): Promise<Response> {
  const { library } = door;
  const stale = await refuseStale(door, headers);
  if (stale) return stale;
  const found = await library.api.getSession({ headers });
  const answer = await library.api.enableTwoFactor({
    body: passwordIn(values),
    headers,
    asResponse: true,
  });
  const phone = found?.user.phoneNumber;
  if (answer.status !== 200 || !phone || (found.user.email as string | null) !== null) return answer;
  const { totpURI, backupCodes } = await answer.json();
  const uri = String(totpURI).replace(/^(otpauth:\/\/totp\/[^?]*:)null/, `$1${encodeURIComponent(phone)}`);
  return Response.json({ totpURI: uri, backupCodes }, { headers: answer.headers });
}

/** The first right code turns it on; whoever is signed in elsewhere came in without it and has to sign in again. */
async function confirmSecondFactor(door: Door, { code }: Values, headers: Headers): Promise<Response> {
  const { api } = door.library;
  const answer = await api.verifyTOTP({ body: { code: String(code) }, headers, asResponse: true });
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  if (answer.status !== 200 || cookie.length === 0) return answer;
  const now = new Headers(headers);
  now.set('cookie', cookie.join('; '));
  await api.revokeOtherSessions({ headers: now });
  await tellChange(door, answer, now, true);
  return answer;
}

async function tellChange(door: Door, answer: Response, headers: Headers, isOn: boolean): Promise<void> {
  if (answer.status !== 200) return;
  const set = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const person = await personOf(door.library, set.join('; ') || headers.get('cookie'));
  // The change stands whatever happens to the word of it.
  if (person) await door.changes?.secondFactor(person, isOn).catch(door.onError);
}
