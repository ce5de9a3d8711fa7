import { beforeEach, describe, expect, it } from 'vitest';
import { codeNow } from '../../../../tests/support/authenticator.ts';
import { cloneDatabase } from '../../../../tests/support/database.ts';
import { quickPasswords } from '../../../../tests/support/quick-passwords.ts';
import { type Answer, signInRoutes } from '../../../../tests/support/sign-in-routes.ts';
import type { SecondFactorStart, Session, SessionListing } from '../../../contract/session.ts';
import { createAuth } from './auth.ts';
import type { SignInMail } from './sign-in-library.ts';

const ORIGIN = 'http://localhost:4600';
const PASSWORD = 'four unrelated words';
const { database, secret } = await cloneDatabase();
const mails: SignInMail[] = [];
const changes: [string, boolean][] = [];
const auth = await createAuth({
  evenTimeMs: 0,
  passwordHashing: quickPasswords,
  pool: database.pools.auth,
  secret,
  baseURL: ORIGIN,
  text: async () => {},
  mail: async (mail) => {
    mails.push(mail);
  },
  changes: {
    secondFactor: async (userId, isOn) => {
      changes.push([userId, isOn]);
    },
    newPassword: async () => {},
    newDevice: async () => {},
    newEmail: async () => {},
    newPhone: async () => {},
    passkey: async () => {},
  },
  onError: (error) => {
    throw error;
  },
});

let count = 0;
let email: string;

const call = signInRoutes(auth, ORIGIN, () => `192.0.2.${count % 250}`);

/** The code or link that was mailed last. */
function mailed(): string {
  const mail = mails.at(-1);
  if (!mail) throw new Error('Nothing was mailed');
  return mail.kind === 'link' ? (mail.url.split('#link=')[1] ?? '') : mail.code;
}

async function withCode(): Promise<Answer<Session>> {
  await call('/email-otp/send-verification-otp', { email });
  return call<Session>('/sign-in/email-otp', { email, otp: mailed(), name: 'Asha Rao' });
}

/** Signed in with a password of her own and an app that knows the secret. */
async function withApp() {
  const first = await withCode();
  await call('/set-password', { newPassword: PASSWORD }, first.cookie);
  const started = await call<SecondFactorStart>(
    '/second-factor/start',
    { currentPassword: PASSWORD },
    first.cookie,
  );
  expect(started.status).toBe(200);
  const { uri, backupCodes } = started.body;
  const confirmed = await call<Session>('/second-factor/confirm', { code: codeNow(uri) }, first.cookie);
  expect(confirmed.status).toBe(200);
  return { uri, backupCodes, cookie: confirmed.cookie, session: confirmed.body };
}

const byPassword = () => call<{ secondStep?: true }>('/sign-in/email', { email, password: PASSWORD });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

beforeEach(() => {
  count += 1;
  email = `second${count}@example.com`;
});

describe('signing in', () => {
  it('without it asks for nothing more', async () => {
    const { body } = await withCode();
    expect(body.user).toMatchObject({ email, hasSecondFactor: false });
  });

  it('asks for the code after a password, an e-mailed code and a link', async () => {
    const { uri } = await withApp();
    const password = await byPassword();
    await call('/email-otp/send-verification-otp', { email });
    const otp = await call('/sign-in/email-otp', { email, otp: mailed() });
    await call('/sign-in/magic-link', { email });
    const link = await call('/sign-in/link', { token: mailed() });
    for (const answer of [password, otp, link]) {
      expect(answer).toMatchObject({ status: 200, body: { secondStep: true } });
      expect(answer.cookie).not.toContain('session_token');
      expect((await call('/get-session', undefined, answer.cookie)).body).toBeNull();
      const second = await call<Session>('/second-step', { code: codeNow(uri) }, answer.cookie);
      expect(second.body.user).toMatchObject({ email, hasSecondFactor: true });
      expect((await call('/get-session', undefined, second.cookie)).body).not.toBeNull();
    }
  });

  it('takes no code without the first step, and none for another person’s first step', async () => {
    const { uri, cookie } = await withApp();
    expect(await call('/second-step', { code: codeNow(uri) })).toMatchObject({
      status: 401,
      code: 'SECOND_STEP_OVER',
    });
    expect(await call('/second-step', { code: codeNow(uri) }, cookie)).toMatchObject({ status: 401 });
    email = `other${count}@example.com`;
    await withApp();
    const other = await byPassword();
    expect(await call('/second-step', { code: codeNow(uri) }, other.cookie)).toMatchObject({
      status: 422,
      code: 'INVALID_CODE',
    });
  });

  it('ends the try after five wrong codes, and locks after ten for a while, even for the right one', async () => {
    const { uri } = await withApp();
    for (let round = 0; round < 2; round += 1) {
      const { cookie } = await byPassword();
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await call('/second-step', { code: wrong(codeNow(uri)) }, cookie);
        expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'code' }] } });
      }
      expect((await call('/second-step', { code: codeNow(uri) }, cookie)).status).not.toBe(200);
    }
    const { cookie } = await byPassword();
    expect(await call('/second-step', { code: codeNow(uri) }, cookie)).toMatchObject({ status: 429 });
    await database.pools.auth.query(
      `update auth.two_factors set locked_until = now() - interval '1 second'
        where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    expect((await call('/second-step', { code: codeNow(uri) }, cookie)).status).toBe(200);
  });

  it('takes a backup code once only, however it is written', async () => {
    const { backupCodes } = await withApp();
    const [code = ''] = backupCodes;
    expect(new Set(backupCodes).size).toBe(10);
    const first = await byPassword();
    expect((await call('/second-step', { code: ` ${code.toLowerCase()} ` }, first.cookie)).status).toBe(200);
    const again = await byPassword();
    expect(await call('/second-step', { code }, again.cookie)).toMatchObject({
      status: 422,
      code: 'INVALID_CODE',
    });
    const next = backupCodes[1]?.replace('-', '') ?? '';
    expect((await call('/second-step', { code: next }, again.cookie)).status).toBe(200);
  });
});

describe('setting it up', () => {
  it('asks for the password, and is off until a first code proves the app', async () => {
    const { cookie } = await withCode();
    await call('/set-password', { newPassword: PASSWORD }, cookie);
    for (const body of [{}, { currentPassword: 'something else' }]) {
      expect(await call('/second-factor/start', body, cookie)).toMatchObject({
        status: 422,
        code: 'PASSWORD_WRONG',
        body: { errors: [{ field: 'currentPassword' }] },
      });
    }
    const { body } = await call<SecondFactorStart>(
      '/second-factor/start',
      { currentPassword: PASSWORD },
      cookie,
    );
    expect(await call('/second-factor/confirm', { code: wrong(codeNow(body.uri)) }, cookie)).toMatchObject({
      status: 422,
    });
    expect((await byPassword()).body).not.toHaveProperty('secondStep');
    expect((await call('/second-factor/start', {})).status).toBe(401);
  });

  it('signs out everywhere else and tells of it; the secret lies encrypted', async () => {
    const elsewhere = await withCode();
    const { uri, cookie, session } = await withApp();
    expect((await call('/get-session', undefined, elsewhere.cookie)).body).toBeNull();
    expect((await call<SessionListing[]>('/list-sessions', undefined, cookie)).body).toHaveLength(1);
    expect(changes.at(-1)).toEqual([session.user.id, true]);
    const { rows } = await database.pools.auth.query('select * from auth.two_factors where user_id = $1', [
      session.user.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(new URL(uri).searchParams.get('secret'));
    expect(await call('/second-factor/start', { currentPassword: PASSWORD }, cookie)).toMatchObject({
      status: 409,
      code: 'SECOND_FACTOR_STATE',
    });
  });

  it('is turned off by password and code together', async () => {
    const { uri, cookie, session } = await withApp();
    const end = (body: object) => call<Session>('/second-factor/end', body, cookie);
    expect(await end({ currentPassword: PASSWORD, code: wrong(codeNow(uri)) })).toMatchObject({
      status: 422,
    });
    expect(await end({ code: codeNow(uri) })).toMatchObject({ status: 422, code: 'PASSWORD_WRONG' });
    expect((await byPassword()).body).toEqual({ secondStep: true });
    const ended = await end({ currentPassword: PASSWORD, code: codeNow(uri) });
    expect(ended.body.user.hasSecondFactor).toBe(false);
    expect(changes.at(-1)).toEqual([session.user.id, false]);
    expect((await byPassword()).body).not.toHaveProperty('secondStep');
  });

  it('gives new backup codes, and the earlier ones end', async () => {
    const { uri, cookie, backupCodes } = await withApp();
    const fresh = await call<SecondFactorStart>(
      '/second-factor/backup-codes',
      { currentPassword: PASSWORD, code: codeNow(uri) },
      cookie,
    );
    expect(fresh.body.backupCodes).toHaveLength(10);
    const first = await byPassword();
    expect((await call('/second-step', { code: backupCodes[0] }, first.cookie)).status).toBe(422);
    expect((await call('/second-step', { code: fresh.body.backupCodes[0] }, first.cookie)).status).toBe(200);
  });
});

describe('other sessions', () => {
  it('end one by one, and nobody ends another person’s', async () => {
    const phone = await withCode();
    const here = await withCode();
    const list = async () =>
      (await call<SessionListing[]>('/list-sessions', undefined, here.cookie)).body.map(({ id }) => id);
    expect(await list()).toHaveLength(2);
    email = `stranger${count}@example.com`;
    const stranger = await withCode();
    await call('/end-session', { id: phone.body.session.id }, stranger.cookie);
    expect(await list()).toHaveLength(2);
    await call('/end-session', { id: phone.body.session.id }, here.cookie);
    expect(await list()).toEqual([here.body.session.id]);
    expect((await call('/get-session', undefined, phone.cookie)).body).toBeNull();
  });
});
