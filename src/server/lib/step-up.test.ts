/** Each act that needs fresh proof, tried in a fresh, a stale and an ended session, and by a program. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeNow } from '../../../tests/support/authenticator.ts';
import { noPages } from '../../../tests/support/no-pages.ts';
import { addressOf } from '../../../tests/support/procedures.ts';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { startServices } from '../../../tests/support/services.ts';
import { type Answer, signInRoutes } from '../../../tests/support/sign-in-routes.ts';
import { procedures as everyProcedure } from '../../contract/every-procedure.ts';
import type { SecondFactorStart, Session } from '../../contract/session.ts';
import { audienceOf, type Permission } from '../../domain/permissions.ts';
import { stepUpActs } from '../../domain/step-up.ts';
import { createApp } from '../app/http.ts';
import { createAuth } from './auth/auth.ts';
import type { SignInMail, SignInText } from './auth/sign-in-library.ts';

const ORIGIN = 'http://localhost:4600';
const PASSWORD = 'four unrelated words';
const test = await startServices({ runsJobs: false });
const { asOwner, services } = test;
const mails: SignInMail[] = [];
const texts: SignInText[] = [];
const auth = await createAuth({
  evenTimeMs: 0,
  passwordHashing: quickPasswords,
  limitFactor: 100,
  pool: services.database.pools.auth,
  secret: test.secret,
  baseURL: ORIGIN,
  mail: async (mail) => void mails.push(mail),
  text: async (text) => void texts.push(text),
  onError: (error) => {
    throw error;
  },
});
const app = createApp({ ...services, auth }, noPages(), 'tests/fixtures');
const call = signInRoutes(auth, ORIGIN, () => '192.0.2.9');

let count = 0;
let email: string;
let session: Answer<Session>;

function mailedCode(): string {
  const mail = mails.at(-1);
  if (!mail || mail.kind === 'link') throw new Error('No code was mailed');
  return mail.code;
}

async function signIn(): Promise<Answer<Session>> {
  await call('/email-otp/send-verification-otp', { email });
  return call<Session>('/sign-in/email-otp', { email, otp: mailedCode(), name: 'Asha Rao' });
}

/** Proved just now, as whoever signs in is. */
const proveIt = () =>
  asOwner('update auth.sessions set created_at = now(), proved_at = null where id = $1', [
    session.body.session.id,
  ]);

/** The last proof was five minutes ago. */
const letItGoStale = () =>
  asOwner(
    `update auth.sessions set created_at = now() - interval '5 minutes', proved_at = null where id = $1`,
    [session.body.session.id],
  );

/** An administrator who entered the PIN. */
const becomeAdmin = async () => {
  const { user, session: own } = session.body;
  await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [user.id]);
  await asOwner(`insert into auth.admin_pins (user_id, pin_hash) values ($1, 'x') on conflict do nothing`, [
    user.id,
  ]);
  await asOwner('update auth.sessions set pin_verified_at = now(), pin_used_at = now() where id = $1', [
    own.id,
  ]);
};

async function signInAnew(): Promise<void> {
  count += 1;
  email = `proof${count}@example.com`;
  mails.length = 0;
  session = await signIn();
}

const bodies: Record<string, object> = {
  'payees.setAccount': { account_number: '123456789012', ifsc: 'HDFC0000001', holder_name: 'Asha Rao' },
  'apiTokens.create': { name: 'CRM', scopes: ['profile:read'], days: '30' },
  'webhooks.create': { name: 'CRM', url: 'https://example.com/hook', kinds: ['visit.requested'] },
  'privacy.erasure.request': { email: 'proof@example.com' },
};

type Call = { name: string; method: string; path: string };
const guarded: readonly string[] = Object.values(stepUpActs).flat();
const procedures: readonly Call[] = everyProcedure
  .map(({ name, method, path }) => ({ name, method, path }))
  .filter(({ name }) => guarded.includes(name));

async function send({ name, method, path }: Call, bearer = session.body.accessToken) {
  const answer = await app.request(addressOf(path), {
    method,
    headers: {
      apikey: services.publicKey,
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(bodies[name] ?? {}) }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function tryIt(procedure: Call, bearer?: string) {
  const { status, body } = await send(procedure, bearer);
  return { status, code: body.code };
}

function procedureOf(name: string): Call {
  const found = procedures.find((one) => one.name === name);
  if (!found) throw new Error(`There is no procedure ${name}`);
  return found;
}

it('finds every act of the table among the procedures', () => {
  expect(procedures.map(({ name }) => name).toSorted()).toEqual(guarded.toSorted());
});

// security identity: A payee account, API token, webhook, data copy and erasure ask for fresh proof
// security review: Payee account, tokens, webhooks and data copy asked for no fresh proof (M1)
describe('an act that needs fresh proof', () => {
  // Made once: each test says how long ago the session was proved.
  type Person = { session: Answer<Session>; ended: string; program: string };
  let plain: Person;
  let administrator: Person;
  async function addPerson(): Promise<Person> {
    await signInAnew();
    const elsewhere = await signIn();
    await call('/sign-out', {}, elsewhere.cookie);
    const { body } = await send(procedureOf('apiTokens.create'));
    return { session, ended: elsewhere.body.accessToken, program: body.token };
  }
  beforeAll(async () => {
    plain = await addPerson();
    administrator = await addPerson();
    await becomeAdmin();
  });

  describe.each(procedures)('$name', (procedure) => {
    const isForOffice = audienceOf(procedure.name as Permission).includes('admin');
    let person: Person;
    beforeEach(() => {
      person = isForOffice ? administrator : plain;
      session = person.session;
    });

    it('goes on in a session that was proved within five minutes', async () => {
      await proveIt();
      expect(await tryIt(procedure)).not.toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
    });

    it('is refused in a stale session, until it is proved', async () => {
      await letItGoStale();
      expect(await tryIt(procedure)).toEqual({ status: 403, code: 'FRESH_PROOF_NEEDED' });
      await call('/prove/start', { by: 'emailed-code' }, session.cookie);
      await call('/prove', { otp: mailedCode() }, session.cookie);
      expect(await tryIt(procedure)).not.toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
    });

    it('is refused in a session that was ended, however fresh', async () => {
      expect(await tryIt(procedure, person.ended)).toMatchObject({ status: 401 });
    });

    it('is refused to a program', async () => {
      expect(await tryIt(procedure, person.program)).toMatchObject({ status: 403 });
    });
  });
});

const routes: readonly [string, object][] = [
  ['/email-change/start', { newEmail: 'another@example.com' }],
  ['/phone-change/start', { newPhone: '+919876543210' }],
  ['/second-factor/start', {}],
  ['/set-password', { newPassword: PASSWORD }],
  ['/passkeys/start', {}],
  ['/passkeys/remove', { id: '00000000-0000-4000-8000-000000000000' }],
];

// security identity: E-mail address, mobile number, second factor and first password ask for fresh proof of whoever has no password
describe.each(routes)('%s', (path, body) => {
  beforeEach(signInAnew);

  it('goes on in a session that was proved within five minutes', async () => {
    expect((await call(path, body, session.cookie)).status).toBe(200);
  });

  it('is refused in a stale session, until it is proved', async () => {
    await letItGoStale();
    expect(await call(path, body, session.cookie)).toMatchObject({ status: 403, code: 'FRESH_PROOF_NEEDED' });
    await call('/prove/start', { by: 'emailed-code' }, session.cookie);
    await call('/prove', { otp: mailedCode() }, session.cookie);
    expect((await call(path, body, session.cookie)).status).toBe(200);
  });

  it('is refused in a session that was ended, however fresh', async () => {
    await call('/sign-out', {}, session.cookie);
    expect((await call(path, body, session.cookie)).status).toBe(401);
  });

  it('is refused to a program', async () => {
    expect((await call(path, body)).status).toBe(401);
  });
});

const isProved = async () => (await tryIt(procedureOf('apiTokens.create'))).status === 201;

describe('who it is', () => {
  beforeEach(signInAnew);

  it('is proved by the password, and not by a wrong one', async () => {
    await call('/set-password', { newPassword: PASSWORD }, session.cookie);
    await letItGoStale();
    expect(await call('/prove', { currentPassword: 'a wrong one' }, session.cookie)).toMatchObject({
      status: 422,
      code: 'PASSWORD_WRONG',
    });
    expect(await isProved()).toBe(false);
    expect((await call('/prove', { currentPassword: PASSWORD }, session.cookie)).status).toBe(200);
    expect(await isProved()).toBe(true);
  });

  it('is proved once by a mailed code, which signs nobody in', async () => {
    await letItGoStale();
    await call('/prove/start', { by: 'emailed-code' }, session.cookie);
    const otp = mailedCode();
    expect(mails.at(-1)).toMatchObject({ kind: 'proof', email });
    expect((await call('/sign-in/email-otp', { email, otp })).status).toBe(422);
    expect(
      (await call('/prove', { otp: otp === '000000' ? '000001' : '000000' }, session.cookie)).status,
    ).toBe(422);
    expect((await call('/prove', { otp }, session.cookie)).status).toBe(200);
    expect(await isProved()).toBe(true);
    await letItGoStale();
    expect((await call('/prove', { otp }, session.cookie)).status).toBe(422);
    expect(await isProved()).toBe(false);
  });

  it('is proved by a code of the app alone where two-step sign-in is on', async () => {
    await call('/set-password', { newPassword: PASSWORD }, session.cookie);
    const { body } = await call<SecondFactorStart>(
      '/second-factor/start',
      { currentPassword: PASSWORD },
      session.cookie,
    );
    session = await call<Session>('/second-factor/confirm', { code: codeNow(body.uri) }, session.cookie);
    await letItGoStale();
    const refused = { status: 422, code: 'INVALID_CODE' };
    expect(await call('/prove', { currentPassword: PASSWORD }, session.cookie)).toMatchObject(refused);
    expect(await call('/prove/start', { by: 'emailed-code' }, session.cookie)).toMatchObject(refused);
    expect(await call('/prove', { code: 'AAAAA-AAAAA' }, session.cookie)).toMatchObject(refused);
    expect(await isProved()).toBe(false);
    expect((await call('/prove', { code: body.backupCodes[0] }, session.cookie)).status).toBe(200);
    expect(await isProved()).toBe(true);
  });

  it('is not proved for another session of the same person', async () => {
    const elsewhere = await signIn();
    await letItGoStale();
    await call('/prove/start', { by: 'emailed-code' }, elsewhere.cookie);
    await call('/prove', { otp: mailedCode() }, elsewhere.cookie);
    expect(await isProved()).toBe(false);
  });

  it('is not asked of whoever is signed out', async () => {
    expect((await call('/prove/start', { by: 'emailed-code' })).status).toBe(401);
    expect((await call('/prove', { currentPassword: PASSWORD })).status).toBe(401);
  });
});

// security identity: Whoever has a mobile number and no address proves who they are by a code sent there
describe('who has a number alone', () => {
  let phone: string;
  const textedCode = () => {
    const text = texts.filter((sent) => sent.phone === phone).at(-1);
    if (!text || !('code' in text)) throw new Error('No code was texted');
    return text.code;
  };
  const start = (by: string) => call('/prove/start', { by }, session.cookie);
  beforeEach(async () => {
    count += 1;
    phone = `+91987654${String(1000 + count)}`;
    await call('/phone/send-code', { phone });
    session = await call<Session>('/sign-in/phone-code', { phone, otp: textedCode(), name: 'Asha Rao' });
    await letItGoStale();
  });

  it('is proved once by a code that is texted, and by none for signing in', async () => {
    expect(await start('emailed-code')).toMatchObject({ status: 422, code: 'INVALID_CODE' });
    await call('/phone/send-code', { phone });
    expect((await call('/prove', { otp: textedCode() }, session.cookie)).status).toBe(422);
    expect(await isProved()).toBe(false);
    expect((await start('texted-code')).status).toBe(200);
    const otp = textedCode();
    expect((await call('/sign-in/phone-code', { phone, otp })).status).toBe(422);
    expect((await call('/prove', { otp }, session.cookie)).status).toBe(200);
    expect(await isProved()).toBe(true);
    await letItGoStale();
    expect((await call('/prove', { otp }, session.cookie)).status).toBe(422);
  });

  it('is proved by the password too, once there is one', async () => {
    await start('texted-code');
    await call('/prove', { otp: textedCode() }, session.cookie);
    await call('/set-password', { newPassword: PASSWORD }, session.cookie);
    await letItGoStale();
    expect((await call('/prove', { currentPassword: PASSWORD }, session.cookie)).status).toBe(200);
    expect(await isProved()).toBe(true);
  });

  it.each(routes)('needs it for %s', async (path, body) => {
    expect(await call(path, body, session.cookie)).toMatchObject({ status: 403, code: 'FRESH_PROOF_NEEDED' });
    await start('texted-code');
    await call('/prove', { otp: textedCode() }, session.cookie);
    expect((await call(path, body, session.cookie)).status).toBe(200);
  });
});
