import { beforeEach, describe, expect, it } from 'vitest';
import { codeNow } from '../../../../tests/support/authenticator.ts';
import { openSession } from '../../../../tests/support/open-session.ts';
import { quickPasswords } from '../../../../tests/support/quick-passwords.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { signInRoutes } from '../../../../tests/support/sign-in-routes.ts';
import type { SecondFactorStart, Session } from '../../../contract/session.ts';
import { RuleBroken } from '../../../domain/errors.ts';
import { accountChanges } from '../../account/tell-account-changes.ts';
import { createAuth } from './auth.ts';
import { TooManyTries } from './rate-limits.ts';
import type { SignInMail, SignInText } from './sign-in-library.ts';

const ORIGIN = 'http://localhost:4600';
const PASSWORD = 'four unrelated words';
const test = await startServices({ runsJobs: false });
const { asOwner, as, services } = test;
const texts: SignInText[] = [];
const mails: SignInMail[] = [];
/** What sending throws, where a test says so. */
let refusal: Error | undefined;
const auth = await createAuth({
  evenTimeMs: 0,
  passwordHashing: quickPasswords,
  pool: services.database.pools.auth,
  secret: test.secret,
  baseURL: ORIGIN,
  mail: async (mail) => {
    mails.push(mail);
  },
  text: async (text) => {
    if (refusal) throw refusal;
    texts.push(text);
  },
  changes: accountChanges(services.database, services.jobs, async (text) => void texts.push(text)),
  onError: (error) => {
    if (!refusal) throw error;
  },
});

let count = 0;
let phone: string;
const call = signInRoutes(auth, ORIGIN, () => `192.0.2.${count % 250}`);

const codeTo = (number: string): string => {
  const sent = texts.filter((text) => text.phone === number).at(-1);
  if (!sent || !('code' in sent)) throw new Error(`No code was sent to ${number}`);
  return sent.code;
};
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
const send = (own: object = {}) => call('/phone/send-code', { phone, ...own });
const enter = (own: object = {}) =>
  call<Session>('/sign-in/phone-code', { phone, otp: codeTo(phone), ...own });
async function signUp(own: object = {}) {
  await send();
  return enter({ name: 'Asha Rao', ...own });
}

/** Calls procedures as that person. */
async function owner(id: string) {
  await openSession(asOwner, id);
  return as(id);
}

beforeEach(() => {
  refusal = undefined;
  count += 1;
  phone = `+9198765${String(43_000 + count).padStart(5, '0')}`;
});

describe('a text that is refused', () => {
  it('is said to whoever asked for a code: how long to wait, or at the field', async () => {
    refusal = new TooManyTries(40);
    expect(await send()).toMatchObject({ status: 429, body: { data: { retryAfter: 40 } } });
    refusal = new RuleBroken('messaging.number-refused', 'phone');
    const errors = [{ field: 'phone', reason: 'messaging.number-refused' }];
    expect(await send()).toMatchObject({ status: 422, body: { errors } });
  });

  it('tells nobody who asks for a new password whether the number has an account', async () => {
    await signUp();
    const askFor = (number: string) => call('/phone/request-password-reset', { phone: number });
    refusal = new TooManyTries(40);
    const known = await askFor(phone);
    expect({ ...known, response: null }).toEqual({ ...(await askFor('+919800000001')), response: null });
  });
});

describe('a mobile number', () => {
  it('opens an account that has no address anywhere', async () => {
    const { status, body } = await signUp({ signupRole: 'tenant' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      name: 'Asha Rao',
      email: null,
      emailVerified: false,
      phone,
      phoneVerified: true,
    });
    const { id } = body.user;
    expect(await asOwner('select email, phone, phone_verified from auth.users where id = $1', [id])).toEqual([
      { email: null, phone, phone_verified: true },
    ]);
    expect(await (await owner(id)).account.me()).toMatchObject({
      email: null,
      phone,
      isVerified: true,
      fullName: 'Asha Rao',
      roles: ['tenant'],
    });
    expect(mails).toEqual([]);
  });

  it('is the same however it is written, and signs in to the same account', async () => {
    const { body } = await signUp();
    const typed = `0${phone.slice(3, 8)} ${phone.slice(8)}`;
    await call('/phone/send-code', { phone: typed, channel: 'whatsapp' });
    expect(texts.at(-1)).toMatchObject({
      phone,
      channel: 'whatsapp',
      kind: 'code',
      address: expect.any(String),
    });
    const again = await call<Session>('/sign-in/phone-code', { phone: typed, otp: codeTo(phone) });
    expect(again.body.user.id).toBe(body.user.id);
  });

  it('without account asks for a name once the code is right, and takes a fresh code with it', async () => {
    await send();
    expect(await enter()).toMatchObject({ status: 422, code: 'NAME_REQUIRED' });
    expect((await signUp()).status).toBe(200);
  });

  it.each(['12345', '022 2345 6789', 'asha@example.in', '+91 12345 67890'])('is not %s', async (typed) => {
    const answer = await call<{ errors: object[] }>('/phone/send-code', { phone: typed });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ field: 'phone', reason: 'mobile.malformed' }]);
  });

  it('and a wrong code answer as an address and its code do; after five tries the right one is no use', async () => {
    await signUp();
    await send();
    const code = codeTo(phone);
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await enter({ otp: wrong(code) });
      expect(answer).toMatchObject({ status: 422, code: 'INVALID_CODE' });
    }
    expect(await enter({ otp: code })).toMatchObject({ status: 422, code: 'INVALID_CODE' });
  });

  it('is known or not: asking for a code answers alike', async () => {
    await signUp();
    const [known, unknown] = [await send(), await call('/phone/send-code', { phone: '+919811100000' })];
    expect(unknown).toEqual(known);
    const asked = texts.length;
    const recovery = await call('/phone/request-password-reset', { phone: '+919811100001' });
    expect(recovery).toEqual(await call('/phone/request-password-reset', { phone }));
    expect(texts.slice(asked).map((text) => text.phone)).toEqual([phone]);
  });

  it('has no code that could be read in the database', async () => {
    await send();
    const code = codeTo(phone);
    const rows = await asOwner('select value from auth.verifications where identifier = $1', [phone]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await enter({ name: 'Asha Rao' })).status).toBe(200);
    expect(await asOwner('select from auth.verifications where identifier = $1', [phone])).toEqual([]);
  });

  it('signs in with a password, and a wrong one says so alike for a number without account', async () => {
    const { cookie } = await signUp();
    expect((await call('/set-password', { newPassword: PASSWORD }, cookie)).status).toBe(200);
    const own = await call<Session>('/sign-in/phone', { phone, password: PASSWORD });
    expect(own.body.user.phone).toBe(phone);
    const refused = await call('/sign-in/phone', { phone, password: 'not this one' });
    expect(refused).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    const unknown = await call('/sign-in/phone', { phone: '+919811100002', password: PASSWORD });
    expect({ ...unknown, body: null }).toEqual({ ...refused, body: null });
  });

  it('gives a lost password back, ends every session, and takes no password that holds the number', async () => {
    const { cookie } = await signUp();
    await call('/set-password', { newPassword: PASSWORD }, cookie);
    await call('/phone/request-password-reset', { phone });
    const reset = (password: string, otp = codeTo(phone)) =>
      call('/phone/reset-password', { phone, otp, password });
    expect(await reset(`${phone.slice(3)}a`)).toMatchObject({ status: 422 });
    expect(await reset('another four words', wrong(codeTo(phone)))).toMatchObject({ code: 'INVALID_CODE' });
    expect((await reset('another four words')).status).toBe(200);
    expect((await call('/get-session', undefined, cookie)).body).toBeNull();
    expect((await call('/sign-in/phone', { phone, password: 'another four words' })).status).toBe(200);
    expect((await call('/sign-in/phone', { phone, password: PASSWORD })).status).toBe(401);
  });

  it('asks for the second step, whose app names the number', async () => {
    const { cookie, body } = await signUp();
    const { body: app } = await call<SecondFactorStart>('/second-factor/start', {}, cookie);
    expect(app.uri).toContain(encodeURIComponent(phone));
    expect(app.uri).not.toContain('null');
    await call('/second-factor/confirm', { code: codeNow(app.uri) }, cookie);
    await send();
    const asked = await enter();
    expect(asked.body).toEqual({ secondStep: true });
    const done = await call<Session>('/second-step', { code: app.backupCodes[0] }, asked.cookie);
    expect(done.body.user.id).toBe(body.user.id);
  });
});

describe('how one signs in', () => {
  it('gets its first address by a code sent there', async () => {
    const { cookie, body } = await signUp();
    const newEmail = `asha.${count}@example.in`;
    expect((await call('/email-change/start', { newEmail }, cookie)).status).toBe(200);
    const sent = mails.at(-1);
    if (sent?.kind !== 'address') throw new Error('No code was mailed');
    expect(sent.email).toBe(newEmail);
    const confirm = (otp: string) => call<Session>('/email-change/confirm', { newEmail, otp }, cookie);
    expect(await confirm(wrong(sent.code))).toMatchObject({ status: 422, code: 'INVALID_CODE' });
    const changed = await confirm(sent.code);
    expect(changed.body.user).toMatchObject({
      id: body.user.id,
      email: newEmail,
      emailVerified: true,
      phone,
    });
    expect(await (await owner(body.user.id)).account.me()).toMatchObject({ email: newEmail, phone });
    await call('/email-otp/send-verification-otp', { email: newEmail });
    const mail = mails.at(-1);
    const otp = mail && mail.kind !== 'link' ? mail.code : '';
    const byMail = await call<Session>('/sign-in/email-otp', { email: newEmail, otp });
    expect(byMail.body.user.id).toBe(body.user.id);
  });

  it('tells only whoever reads the mails of an address that it is of another account', async () => {
    const { cookie } = await signUp();
    const taken = await test.addPerson('Ravi Menon');
    const { email } = await as(taken).account.me();
    expect((await call('/email-change/start', { newEmail: email }, cookie)).status).toBe(200);
    const confirm = (otp: string) => call('/email-change/confirm', { newEmail: email, otp }, cookie);
    expect(await confirm('000000')).toMatchObject({ status: 422, code: 'INVALID_CODE' });
    const mail = mails.at(-1);
    expect(mail).toMatchObject({ kind: 'address', email });
    expect(await confirm(mail && mail.kind !== 'link' ? mail.code : '')).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      body: { errors: [{ field: 'newEmail', reason: 'email.of-another-account' }] },
    });
  });

  it('gets another number by a code sent there, signs out elsewhere, and tells the old one', async () => {
    const { cookie, body } = await signUp();
    await send();
    const elsewhere = (await enter()).cookie;
    const newPhone = `+9199999${String(10_000 + count)}`;
    expect((await call('/phone-change/start', { newPhone }, cookie)).status).toBe(200);
    expect(texts.at(-1)).toMatchObject({ phone: newPhone, kind: 'number' });
    const changed = await call<Session>('/phone-change/confirm', { newPhone, otp: codeTo(newPhone) }, cookie);
    expect(changed.body.user).toMatchObject({ id: body.user.id, phone: newPhone });
    expect((await call('/get-session', undefined, elsewhere)).body).toBeNull();
    expect(await (await owner(body.user.id)).profile.get()).toMatchObject({
      phone: newPhone,
      phoneVerified: true,
    });
    expect(texts.at(-1)).toMatchObject({ phone, kind: 'changed', to: `•••• ${newPhone.slice(-4)}` });
  });

  // security identity: A stolen session does not change the number by a code that anybody may ask for at sign-in
  it('is not changed by a code for signing in', async () => {
    const { cookie } = await signUp();
    const newPhone = `+9199996${String(10_000 + count)}`;
    await send({ phone: newPhone });
    expect(await call('/phone-change/confirm', { newPhone, otp: codeTo(newPhone) }, cookie)).toMatchObject({
      status: 422,
      code: 'INVALID_CODE',
    });
  });

  it('does not become a number of somebody else', async () => {
    await signUp();
    const taken = phone;
    phone = `+9199998${String(10_000 + count)}`;
    const { cookie } = await signUp();
    await call('/phone-change/start', { newPhone: taken }, cookie);
    const refused = await call('/phone-change/confirm', { newPhone: taken, otp: codeTo(taken) }, cookie);
    expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  it('asks whoever signed in five minutes ago for fresh proof', async () => {
    const { cookie, body } = await signUp();
    await asOwner(`update auth.sessions set created_at = now() - interval '5 minutes' where user_id = $1`, [
      body.user.id,
    ]);
    const newPhone = `+9199997${String(10_000 + count)}`;
    expect(await call('/phone-change/start', { newPhone }, cookie)).toMatchObject({
      status: 403,
      code: 'FRESH_PROOF_NEEDED',
    });
  });

  it('cannot change in the profile, where it would be unproved', async () => {
    const { body } = await signUp();
    const own = await owner(body.user.id);
    await expect(own.profile.update({ phone: '+919811122233' })).rejects.toMatchObject({
      code: 'RULE_BROKEN',
      data: { rule: 'phone.is-sign-in' },
    });
    expect(await own.profile.update({ phone, city: 'Pune' })).toMatchObject({ phone, city: 'Pune' });
  });
});
