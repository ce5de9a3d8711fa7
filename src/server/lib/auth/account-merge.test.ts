import { beforeEach, describe, expect, it } from 'vitest';
import { quickPasswords } from '../../../../tests/support/quick-passwords.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { type Answer, signInRoutes } from '../../../../tests/support/sign-in-routes.ts';
import type { Session } from '../../../contract/session.ts';
import { mergeAccounts } from '../../account/merge-accounts.ts';
import { createAuth } from './auth.ts';
import type { SignInMail, SignInText } from './sign-in-library.ts';

const ORIGIN = 'http://localhost:4600';
const PASSWORD = 'four unrelated words';
const test = await startServices({ runsJobs: false });
const { asOwner, services } = test;
const texts: SignInText[] = [];
const mails: SignInMail[] = [];
const { database, jobs } = services;
const auth = await createAuth({
  evenTimeMs: 0,
  passwordHashing: quickPasswords,
  pool: database.pools.auth,
  secret: test.secret,
  baseURL: ORIGIN,
  mail: async (mail) => void mails.push(mail),
  text: async (text) => void texts.push(text),
  mergeAccounts: (from, into) => mergeAccounts({ database, jobs, sendText: async () => {} }, from, into),
  onError: (error) => {
    throw error;
  },
});

let count = 0;
let email: string;
let phone: string;
const call = signInRoutes(auth, ORIGIN, () => `192.0.2.${count % 250}`);

function codeTo(account: string): string {
  const sent = account.includes('@')
    ? mails.filter((mail) => mail.email === account).at(-1)
    : texts.filter((text) => text.phone === account).at(-1);
  if (!sent || !('code' in sent)) throw new Error(`No code was sent to ${account}`);
  return sent.code;
}
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

/** Signed up by an address, with a password. */
async function byEmail(): Promise<Answer<Session>> {
  await call('/email-otp/send-verification-otp', { email });
  const answer = await call<Session>('/sign-in/email-otp', { email, otp: codeTo(email), name: 'Asha Rao' });
  await call('/set-password', { newPassword: PASSWORD }, answer.cookie);
  return answer;
}
async function byPhone(): Promise<Answer<Session>> {
  await call('/phone/send-code', { phone });
  return call<Session>('/sign-in/phone-code', { phone, otp: codeTo(phone), name: 'Asha R' });
}
const start = (cookie: string, account: string, own: object = { currentPassword: PASSWORD }) =>
  call('/merge/start', { account, ...own }, cookie);
const confirm = (cookie: string, account: string, otp: string) =>
  call<Session>('/merge/confirm', { account, otp }, cookie);

beforeEach(async () => {
  count += 1;
  email = `keeps${count}@example.com`;
  phone = `+9198764${String(43_000 + count).padStart(5, '0')}`;
  mails.length = 0;
  texts.length = 0;
  await asOwner('delete from auth.rate_limits');
});

describe('two accounts of one person', () => {
  it('become one by the password of this one and a code to the other, whose sessions end', async () => {
    const [other, own] = [await byPhone(), await byEmail()];
    texts.length = 0;
    expect(await start(own.cookie, phone)).toMatchObject({ status: 200 });
    // By SMS and in words of its own: whoever reads it has to learn what it does.
    expect(texts).toMatchObject([{ kind: 'merge', phone, channel: 'sms' }]);
    const done = await confirm(own.cookie, phone, codeTo(phone));
    expect(done).toMatchObject({ status: 200, body: { user: { email, phone, phoneVerified: true } } });
    expect((await call('/get-session', undefined, other.cookie)).body).toBeNull();
    await call('/phone/send-code', { phone });
    const again = await call<Session>('/sign-in/phone-code', { phone, otp: codeTo(phone) });
    expect(again.body.user.id).toBe(own.body.user.id);
  });

  it('become one from the other side too, by a code to the address', async () => {
    const [own, other] = [await byPhone(), await byEmail()];
    expect(await start(own.cookie, email, {})).toMatchObject({ status: 200 });
    expect(mails.at(-1)).toMatchObject({ kind: 'merge', email });
    expect(await confirm(own.cookie, email, codeTo(email))).toMatchObject({
      status: 200,
      body: { user: { id: own.body.user.id, email, phone } },
    });
    expect((await call('/get-session', undefined, other.cookie)).body).toBeNull();
  });

  it('stay two without the proof of either', async () => {
    const [, own] = [await byPhone(), await byEmail()];
    texts.length = 0;
    expect((await start(own.cookie, phone, { currentPassword: 'not this one' })).status).toBe(422);
    expect((await start('', phone)).status).toBe(401);
    expect(texts).toEqual([]);
    await start(own.cookie, phone);
    const code = codeTo(phone);
    expect(await confirm(own.cookie, phone, wrong(code))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'otp' }] },
    });
    expect((await confirm('', phone, code)).status).toBe(401);
    expect(await asOwner('select from auth.users where phone = $1', [phone])).toHaveLength(1);
  });

  it('are not taken apart by a code that was made for another person', async () => {
    const [victim, own] = [await byPhone(), await byEmail()];
    await start(own.cookie, phone);
    const code = codeTo(phone);
    email = `other${count}@example.com`;
    const thief = await byEmail();
    expect((await confirm(thief.cookie, phone, code)).status).toBe(422);
    expect((await call('/get-session', undefined, victim.cookie)).status).toBe(200);
  });

  it('are not told apart from one that does not exist, nor the own one taken', async () => {
    const own = await byEmail();
    texts.length = 0;
    expect((await start(own.cookie, '+919876400000')).status).toBe(200);
    expect(texts).toEqual([]);
    expect(await start(own.cookie, email)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'account', reason: 'merge.same-account' }] },
    });
  });

  it('stay two where a rule stands against it, which is said at the field', async () => {
    const [other, own] = [await byPhone(), await byEmail()];
    await asOwner('update auth.users set two_factor_enabled = true where id = $1', [other.body.user.id]);
    await start(own.cookie, phone);
    expect(await confirm(own.cookie, phone, codeTo(phone))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'account', reason: 'merge.two-step-on' }] },
    });
  });
});
