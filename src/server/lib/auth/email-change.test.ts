import { beforeEach, describe, expect, it } from 'vitest';
import { codeNow } from '../../../../tests/support/authenticator.ts';
import { quickPasswords } from '../../../../tests/support/quick-passwords.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { type Answer, signInRoutes } from '../../../../tests/support/sign-in-routes.ts';
import type { SecondFactorStart, Session } from '../../../contract/session.ts';
import { accountChanges } from '../../account/tell-account-changes.ts';
import { createAuth } from './auth.ts';
import type { SignInMail } from './sign-in-library.ts';

const ORIGIN = 'http://localhost:4600';
const PASSWORD = 'four unrelated words';
const test = await startServices({ runsJobs: false });
const { asOwner, services } = test;
const mails: SignInMail[] = [];
const provedAddresses: string[] = [];
const auth = await createAuth({
  evenTimeMs: 0,
  passwordHashing: quickPasswords,
  pool: services.database.pools.auth,
  secret: test.secret,
  baseURL: ORIGIN,
  text: async () => {},
  mail: async (mail) => {
    mails.push(mail);
  },
  changes: accountChanges(services.database, services.jobs, async () => {}),
  onAddressProved: async (email) => {
    provedAddresses.push(email);
  },
  onError: (error) => {
    throw error;
  },
});

let count = 0;
let email: string;
let newEmail: string;

const call = signInRoutes(auth, ORIGIN, () => `192.0.2.${count % 250}`);

const mailedTo = (address: string) => mails.filter((mail) => mail.email === address).at(-1);
function codeTo(address: string): string {
  const mail = mailedTo(address);
  if (!mail || mail.kind === 'link') throw new Error(`No code was mailed to ${address}`);
  return mail.code;
}

async function signIn(address = email): Promise<Answer<Session>> {
  await call('/email-otp/send-verification-otp', { email: address });
  return call<Session>('/sign-in/email-otp', { email: address, otp: codeTo(address), name: 'Asha Rao' });
}

async function withPassword() {
  const answer = await signIn();
  await call('/set-password', { newPassword: PASSWORD }, answer.cookie);
  return answer;
}

const start = (cookie: string, own: object = {}) =>
  call('/email-change/start', { newEmail, currentPassword: PASSWORD, ...own }, cookie);
const confirm = (cookie: string, otp: string, address = newEmail) =>
  call<Session>('/email-change/confirm', { newEmail: address, otp }, cookie);
const addressOf = async (userId: string) => {
  const [row] = await asOwner<{ email: string; profile: string }>(
    'select u.email, p.email as profile from auth.users u join profiles p on p.user_id = u.id where u.id = $1',
    [userId],
  );
  return row;
};

beforeEach(() => {
  count += 1;
  email = `before${count}@example.com`;
  newEmail = `after${count}@example.com`;
  mails.length = 0;
  provedAddresses.length = 0;
});

describe('the address one signs in with', () => {
  // spec beyond-account: The e-mail address is changed in the settings, by a code sent to the new one … told at both addresses, audited; other sessions end
  // security identity: Another address takes a proof of the person and a code sent there; the old one is told
  it('changes with the code sent to the new one: told at both, audited, and other sessions end', async () => {
    const elsewhere = await withPassword();
    const here = await signIn();
    const { id } = here.body.user;
    expect((await start(here.cookie)).status).toBe(200);
    expect(mailedTo(newEmail)).toMatchObject({ kind: 'address', email: newEmail });
    expect(await addressOf(id)).toEqual({ email, profile: email });

    const changed = await confirm(here.cookie, codeTo(newEmail));
    expect(changed.body.user).toMatchObject({ id, email: newEmail, emailVerified: true });
    expect(await addressOf(id)).toEqual({ email: newEmail, profile: newEmail });
    expect(provedAddresses).toContain(newEmail);
    expect((await call('/get-session', undefined, elsewhere.cookie)).body).toBeNull();
    expect((await call('/get-session', undefined, changed.cookie)).body).not.toBeNull();

    const [notices] = await asOwner<{
      data: object;
    }>(`select data from pgboss.job where name = 'mail-old-address'
      and data ->> 'email' = '${email}'`);
    expect(notices?.data).toMatchObject({ to: 'a•••@example.com' });
    expect(
      await asOwner(
        `select payload ->> 'from' as "from" from notifications where user_id = $1 and event = 'account.new-email'`,
        [id],
      ),
    ).toEqual([{ from: 'b•••@example.com' }]);
    expect(
      await asOwner(
        `select before, after from audit_log where action = 'account.email-changed' and subject_id = $1`,
        [id],
      ),
    ).toEqual([{ before: { email: 'b•••@example.com' }, after: { email: 'a•••@example.com' } }]);

    const byPassword = (address: string) => call('/sign-in/email', { email: address, password: PASSWORD });
    expect((await byPassword(newEmail)).status).toBe(200);
    expect((await byPassword(email)).status).toBe(401);
  });

  // security identity: Another address takes a proof of the person and a code sent there; the old one is told … with a code for its own address and person, once
  it('stays without a right code, and a code is good for its own address, person and once', async () => {
    const { cookie, body } = await withPassword();
    await start(cookie);
    const code = codeTo(newEmail);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await confirm(cookie, wrong)).toMatchObject({ status: 422, code: 'INVALID_CODE' });
    expect(await confirm(cookie, code, `other${newEmail}`)).toMatchObject({ status: 422 });
    const stranger = await signIn(`stranger${count}@example.com`);
    expect(await confirm(stranger.cookie, code)).toMatchObject({ status: 422 });
    expect(await addressOf(body.user.id)).toMatchObject({ email });
    expect((await confirm(cookie, code)).status).toBe(200);
    expect((await confirm(cookie, code)).status).toBe(422);
  });

  // security identity: Another address takes a proof of the person and a code sent there; the old one is told … by whoever is signed in and proves who they are
  it('is asked for by whoever is signed in and proves who they are', async () => {
    expect((await start('')).status).toBe(401);
    expect((await confirm('', '123456')).status).toBe(401);
    const { cookie } = await withPassword();
    expect(await start(cookie, { currentPassword: 'not this one' })).toMatchObject({
      status: 422,
      code: 'PASSWORD_WRONG',
    });
    expect((await start(cookie, { currentPassword: undefined })).status).toBe(422);
    expect(await start(cookie, { newEmail: email })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'newEmail', message: 'This is your address already' }] },
    });
    expect(mailedTo(newEmail)).toBeUndefined();
  });

  it('without a password by a sign-in, or a code, of the last five minutes', async () => {
    const { cookie, body } = await signIn();
    await asOwner(`update auth.sessions set created_at = now() - interval '6 minutes' where user_id = $1`, [
      body.user.id,
    ]);
    expect(await start(cookie)).toMatchObject({ status: 403, code: 'FRESH_PROOF_NEEDED' });
    await call('/prove/start', { by: 'emailed-code' }, cookie);
    expect((await call('/prove', { otp: codeTo(email) }, cookie)).status).toBe(200);
    expect((await start(cookie)).status).toBe(200);
    expect((await confirm(cookie, codeTo(newEmail))).status).toBe(200);
  });

  it('with two-step sign-in by a code of the app as well', async () => {
    const { cookie } = await withPassword();
    const started = await call<SecondFactorStart>(
      '/second-factor/start',
      { currentPassword: PASSWORD },
      cookie,
    );
    const { uri } = started.body;
    const on = await call<Session>('/second-factor/confirm', { code: codeNow(uri) }, cookie);
    expect(await start(on.cookie)).toMatchObject({ status: 422, code: 'INVALID_CODE' });
    expect((await start(on.cookie, { code: started.body.backupCodes[0] })).status).toBe(200);
    expect((await confirm(on.cookie, codeTo(newEmail))).status).toBe(200);
  });

  // security identity: Another address takes a proof of the person and a code sent there; the old one is told … and tells nobody which addresses have accounts
  it('answers alike for an address that has an account, as only a code sent there shows', async () => {
    await signIn(newEmail);
    const { cookie } = await withPassword();
    mails.length = 0;
    const taken = await start(cookie);
    expect([taken.status, taken.body]).toEqual([200, { ok: true }]);
    const code = codeTo(newEmail);
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await confirm(cookie, wrong)).toMatchObject({ status: 422, code: 'INVALID_CODE' });
    expect(await confirm(cookie, code)).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'newEmail', reason: 'email.of-another-account' }] },
    });
  });

  it('asks to wait after fifteen tries in an hour', async () => {
    const { cookie } = await withPassword();
    for (let tries = 0; tries < 15; tries += 1) await confirm(cookie, '123456');
    expect((await start(cookie)).status).toBe(429);
  });
});
