import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cloneDatabase } from '../../../../tests/support/database.ts';
import type { Session } from '../../../contract/session.ts';
import type { NewPassword } from './account-changes.ts';
import { createAuth } from './auth.ts';
import type { SignInMail } from './sign-in-library.ts';

const ORIGIN = 'http://localhost:4600';
const { database, secret, urls } = await cloneDatabase();
const mails: SignInMail[] = [];
const failures: unknown[] = [];
const passwords: [person: string, made: NewPassword][] = [];

const newAuth = (evenTimeMs: number, key = secret, passwordsMayWait?: number) =>
  createAuth({
    evenTimeMs,
    passwordsMayWait,
    pool: database.pools.auth,
    secret: key,
    baseURL: ORIGIN,
    text: async () => {},
    mail: async (mail) => {
      mails.push(mail);
    },
    changes: {
      secondFactor: async () => {},
      newPassword: async (person, made) => {
        passwords.push([person, made]);
      },
      newDevice: async () => {},
      newEmail: async () => {},
      newPhone: async () => {},
      passkey: async () => {},
    },
    onError: (error) => failures.push(error),
  });
const auth = await newAuth(0);

type Answer = { status: number; body: unknown; code: string | undefined; cookie: string; headers: Headers };
type Extra = { cookie?: string; address?: string; headers?: Record<string, string> };

async function call(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  extra: Extra = {},
): Promise<Answer> {
  const headers = new Headers(extra.headers);
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  if (extra.cookie) headers.set('cookie', extra.cookie);
  const request = new Request(`${ORIGIN}/api/auth${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await auth.handle(request, { address: extra.address ?? address, requestId: 'test' });
  const answer = await response.json();
  const cookie = response.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return {
    status: response.status,
    body: answer,
    code: answer?.code,
    cookie: cookie.join('; '),
    headers: response.headers,
  };
}

let email: string;
let address: string;
let count = 0;

beforeEach(() => {
  count += 1;
  email = `person${count}@example.com`;
  address = `192.0.2.${count}`;
  mails.length = 0;
  passwords.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  expect(failures.splice(0)).toEqual([]);
});

const requestCode = () => call('POST', '/email-otp/send-verification-otp', { email });

function mailedCode(): string {
  const mail = mails.at(-1);
  if (!mail || mail.kind === 'link') throw new Error('No code was mailed');
  return mail.code;
}

const other = (code: string) => (code === '000000' ? '111111' : '000000');

async function signUp(extra: object = {}): Promise<Answer & { session: Session }> {
  await requestCode();
  const answer = await call('POST', '/sign-in/email-otp', {
    email,
    otp: mailedCode(),
    name: 'Asha Rao',
    ...extra,
  });
  expect(answer.status).toBe(200);
  return { ...answer, session: answer.body as Session };
}

describe('signing up and in by code', () => {
  // security identity: The cookie that renews it is HttpOnly, Strict and of the sign-in routes only
  it('opens an account with the chosen role once the code proves the address', async () => {
    const { session, headers } = await signUp({ signupRole: 'landlord' });
    expect(session.user).toMatchObject({ email, name: 'Asha Rao', emailVerified: true });
    expect(headers.getSetCookie()[0]).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    const found = await database.asWorker((tx) =>
      tx.execute(`select p.first_name, p.last_name, r.role from profiles p join user_roles r using (user_id)
                  where p.user_id = '${session.user.id}'`),
    );
    expect(found.rows).toEqual([{ first_name: 'Asha', last_name: 'Rao', role: 'landlord' }]);
  });

  // security identity: Sign-up gives a profile at once and no role but the chosen one … tenant or landlord may be chosen, nothing else
  it('gives nobody a role they may not choose', async () => {
    await requestCode();
    const answer = await call('POST', '/sign-in/email-otp', {
      email,
      otp: mailedCode(),
      name: 'Asha',
      signupRole: 'admin',
    });
    expect(answer.status).toBe(422);
  });

  it('asks for a name before it opens an account', async () => {
    await requestCode();
    const answer = await call('POST', '/sign-in/email-otp', { email, otp: mailedCode() });
    expect([answer.status, answer.code]).toEqual([422, 'NAME_REQUIRED']);
  });

  it('signs a known person in and leaves their name alone', async () => {
    const first = await signUp();
    await requestCode();
    const again = await call('POST', '/sign-in/email-otp', {
      email,
      otp: mailedCode(),
      name: 'Somebody Else',
    });
    expect((again.body as Session).user).toEqual(first.session.user);
  });

  // security attacks: Guessed codes, passwords, PINs
  // security review: Codes could be guessed without end, and strangers kept people out (L1) … each ends after five wrong tries
  it('refuses a wrong code, and after five wrong ones the right one too', async () => {
    await requestCode();
    const code = mailedCode();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = await call('POST', '/sign-in/email-otp', { email, otp: other(code), name: 'Asha' });
      expect([wrong.status, wrong.code]).toEqual([422, 'INVALID_CODE']);
    }
    const right = await call('POST', '/sign-in/email-otp', { email, otp: code, name: 'Asha' });
    expect(right.code).toBe('INVALID_CODE');
  });

  it('refuses a code used before', async () => {
    await signUp();
    const replayed = await call('POST', '/sign-in/email-otp', { email, otp: mailedCode(), name: 'Asha' });
    expect(replayed.code).toBe('INVALID_CODE');
  });

  it('refuses an old code', async () => {
    await requestCode();
    const code = mailedCode();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    const late = await call('POST', '/sign-in/email-otp', { email, otp: code, name: 'Asha' });
    expect(late.code).toBe('INVALID_CODE');
  });

  it('keeps no code readable in the database', async () => {
    await requestCode();
    const { rows } = await database.pools.auth.query(
      'select value from auth.verifications where identifier like $1',
      [`%${email}`],
    );
    expect(rows[0]?.value).not.toContain(mailedCode());
  });
});

describe('passwords', () => {
  const password = 'correct horse battery';

  it('are set once signed in, then sign in', async () => {
    const { cookie } = await signUp();
    expect((await call('POST', '/set-password', { newPassword: password }, { cookie })).status).toBe(200);
    const signedIn = await call('POST', '/sign-in/email', { email, password });
    expect((signedIn.body as Session).user.email).toBe(email);
    expect(JSON.stringify(signedIn.body)).not.toContain('"token"');
  });

  it('are known to be there or not, by their owner only', async () => {
    const { cookie } = await signUp();
    const methods = async () => (await call('GET', '/sign-in-methods', undefined, { cookie })).body;
    expect(await methods()).toEqual({ hasPassword: false, hasGoogle: false });
    await call('POST', '/set-password', { newPassword: password }, { cookie });
    expect(await methods()).toEqual({ hasPassword: true, hasGoogle: false });
    expect((await call('GET', '/sign-in-methods')).status).toBe(401);
  });

  // security identity: A new password is none that is known or easily guessed … wherever one is chosen, with a sentence at its field
  it('are refused at their field where they are easy to guess: signing up, setting, changing and recovering', async () => {
    const guessable = (field: string) => ({
      errors: [{ field, message: expect.stringMatching(/^This password is easy to guess/) }],
    });
    const asked = { email, name: 'Asha Rao', password: 'asharao1990' };
    expect((await call('POST', '/email-otp/send-verification-otp', asked)).body).toMatchObject(
      guessable('password'),
    );
    expect(mails).toEqual([]);
    const { cookie } = await signUp();
    const set = (newPassword: string) => call('POST', '/set-password', { newPassword }, { cookie });
    expect((await set('asharao1990')).body).toMatchObject(guessable('newPassword'));
    expect((await set(password)).status).toBe(200);
    const change = { currentPassword: password, newPassword: 'password123' };
    expect((await call('POST', '/change-password', change, { cookie })).body).toMatchObject(
      guessable('newPassword'),
    );
    await call('POST', '/email-otp/request-password-reset', { email });
    const reset = (otp: string, chosen: string) =>
      call('POST', '/email-otp/reset-password', { email, otp, password: chosen });
    // Whoever lacks the code is told nothing of the name.
    expect((await reset(other(mailedCode()), 'asharao1990')).code).toBe('INVALID_CODE');
    expect((await reset(mailedCode(), 'asharao1990')).body).toMatchObject(guessable('password'));
    expect((await reset(mailedCode(), 'two unrelated words')).status).toBe(200);
  });

  it('cannot be set over an existing one, only changed with it', async () => {
    const { cookie } = await signUp();
    await call('POST', '/set-password', { newPassword: password }, { cookie });
    const over = await call('POST', '/set-password', { newPassword: 'another password' }, { cookie });
    expect(over.code).toBe('PASSWORD_ALREADY_SET');
    const wrong = { currentPassword: 'not this one', newPassword: 'another password' };
    expect((await call('POST', '/change-password', wrong, { cookie })).code).toBe('PASSWORD_WRONG');
    const changed = await call(
      'POST',
      '/change-password',
      { currentPassword: password, newPassword: 'another password' },
      { cookie },
    );
    expect(changed.status).toBe(200);
    expect((await call('GET', '/get-session', undefined, { cookie })).body).toBeNull();
    expect((await call('GET', '/get-session', undefined, { cookie: changed.cookie })).body).not.toBeNull();
  });

  // security programs: A personal access token opens what its scopes name, and nothing else, every procedure … ends with a changed password where the person says so
  it('say that they are new, and whether the person’s programs lose their way in with the old one', async () => {
    const { cookie, session } = await signUp();
    const { id } = session.user;
    // While signing up it is nothing to tell of.
    await database.pools.auth.query(
      `update auth.users set created_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    await call('POST', '/set-password', { newPassword: password }, { cookie });
    const change = (body: object, as: string) =>
      call(
        'POST',
        '/change-password',
        { currentPassword: password, newPassword: password, ...body },
        { cookie: as },
      );
    const changed = await change({}, cookie);
    await change({ endsPrograms: true }, changed.cookie);
    await change({ currentPassword: 'not this one' }, changed.cookie);
    await call('POST', '/email-otp/request-password-reset', { email });
    await call('POST', '/email-otp/reset-password', { email, otp: other(mailedCode()), password });
    await call('POST', '/email-otp/reset-password', { email, otp: mailedCode(), password });
    expect(passwords).toEqual([
      [id, { how: 'set', endsPrograms: false }],
      [id, { how: 'changed', endsPrograms: false }],
      [id, { how: 'changed', endsPrograms: true }],
      [id, { how: 'recovered', endsPrograms: true }],
    ]);
  });

  // security abuse: Same answer for known and unknown addresses
  it('answer alike for a wrong password and an unknown address', async () => {
    const { cookie } = await signUp();
    await call('POST', '/set-password', { newPassword: password }, { cookie });
    const wrong = await call('POST', '/sign-in/email', { email, password: 'not this one' });
    const unknown = await call('POST', '/sign-in/email', {
      email: 'nobody@example.com',
      password: 'not this one',
    });
    expect(wrong.body).toEqual(unknown.body);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
  });

  it('are recovered by a code, which ends every session', async () => {
    const { cookie } = await signUp();
    await call('POST', '/email-otp/request-password-reset', { email });
    const reset = { email, otp: mailedCode(), password };
    expect((await call('POST', '/email-otp/reset-password', reset)).status).toBe(200);
    expect((await call('GET', '/get-session', undefined, { cookie })).body).toBeNull();
    expect((await call('POST', '/sign-in/email', { email, password })).status).toBe(200);
    expect((await call('POST', '/email-otp/reset-password', reset)).code).toBe('INVALID_CODE');
  });

  it('recovery answers alike for unknown addresses, worn-out codes included', async () => {
    await signUp();
    const asked: unknown[] = [];
    const tried: unknown[] = [];
    for (const target of [email, 'stranger@example.com']) {
      asked.push((await call('POST', '/email-otp/request-password-reset', { email: target })).body);
      const wrong = { email: target, otp: other(mailedCode()), password };
      for (let attempt = 0; attempt < 7; attempt += 1) {
        tried.push((await call('POST', '/email-otp/reset-password', wrong)).body);
      }
    }
    expect(new Set(asked.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(new Set(tried.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(mails.filter((mail) => mail.kind === 'recovery').map((mail) => mail.email)).toEqual([email]);
  });
});

describe('time', () => {
  // security abuse: Same answer for known and unknown addresses … and the same time
  // security attacks: Addresses with accounts told by time
  it('tells nobody whether an address is known: no answer comes before the set time', async () => {
    const slow = await newAuth(200);
    const body = JSON.stringify({ email: 'stranger3@example.com' });
    const request = new Request(`${ORIGIN}/api/auth/email-otp/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const started = performance.now();
    await slow.handle(request, { address, requestId: 'test' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(195);
  });
});

describe('links', () => {
  // security identity: Links in e-mail carry a code that works once
  it('sign in once, and are mailed to known people only', async () => {
    await signUp();
    await call('POST', '/sign-in/magic-link', { email: 'stranger2@example.com' });
    await call('POST', '/sign-in/magic-link', { email });
    const sent = mails.filter((mail) => mail.kind === 'link');
    expect(sent.map((mail) => mail.email)).toEqual([email]);
    const token = sent[0]?.url.split('#link=')[1];
    expect((await call('POST', '/sign-in/link', { token })).status).toBe(200);
    expect((await call('POST', '/sign-in/link', { token })).code).toBe('INVALID_LINK');
  });
});

describe('sessions and access tokens', () => {
  // security identity: The access token is signed, lives ten minutes, and is renewed from the cookie alone
  it('renew the access token from the cookie alone and end with signing out', async () => {
    const { cookie, session } = await signUp();
    const renewed = (await call('GET', '/get-session', undefined, { cookie })).body as Session;
    expect(await auth.verifyAccessToken(renewed.accessToken)).toEqual({
      userId: session.user.id,
      sessionId: session.session.id,
    });
    expect((await call('POST', '/sign-out', undefined, { cookie })).status).toBe(200);
    expect((await call('GET', '/get-session', undefined, { cookie })).body).toBeNull();
  });

  // security identity: The access token is signed, lives ten minutes, and is renewed from the cookie alone … forged, cut or old ones are refused
  // security attacks: A token cut, changed or old
  it('refuse a token that is forged, cut or old', async () => {
    const { session } = await signUp();
    const [head, claims, signature] = session.accessToken.split('.');
    const forged = Buffer.from(
      JSON.stringify({ sub: session.user.id, sid: session.session.id, exp: 9_999_999_999 }),
    );
    expect(await auth.verifyAccessToken(`${head}.${forged.toString('base64url')}.${signature}`)).toBeNull();
    expect(await auth.verifyAccessToken(`${head}.${claims}`)).toBeNull();
    expect(await auth.verifyAccessToken('')).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect(await auth.verifyAccessToken(session.accessToken)).toBeNull();
  });

  it('are proved without a query', async () => {
    const { session } = await signUp();
    await auth.verifyAccessToken(session.accessToken);
    const query = vi.spyOn(database.pools.auth, 'query');
    await auth.verifyAccessToken(session.accessToken);
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });

  it('of another process are accepted after reading the keys again', async () => {
    const elsewhere = await newAuth(0);
    const { session } = await signUp();
    expect(await elsewhere.verifyAccessToken(session.accessToken)).not.toBeNull();
  });

  it('go on with a new key after AUTH_SECRET changed', async () => {
    const earlier = await signUp();
    await newAuth(0, 'another secret of the installation');
    await newAuth(0);
    const { cookie } = earlier;
    const renewed = (await call('GET', '/get-session', undefined, { cookie })).body as Session;
    const keyOf = (token: string) => token.split('.', 1)[0];
    expect(keyOf(renewed.accessToken)).not.toBe(keyOf(earlier.session.accessToken));
    expect(await (await newAuth(0)).verifyAccessToken(renewed.accessToken)).not.toBeNull();
  });

  it('list without secrets, and the others can be ended', async () => {
    const first = await signUp();
    await requestCode();
    const second = await call('POST', '/sign-in/email-otp', { email, otp: mailedCode() });
    const listed = (await call('GET', '/list-sessions', undefined, { cookie: second.cookie })).body;
    expect(listed).toHaveLength(2);
    expect(JSON.stringify(listed)).not.toContain('token');
    await database.pools.auth.query(`update auth.sessions set created_at = now() - interval '20 days'`);
    expect((await call('GET', '/list-sessions', undefined, { cookie: second.cookie })).status).toBe(200);
    await call('POST', '/revoke-other-sessions', undefined, { cookie: second.cookie });
    expect((await call('GET', '/get-session', undefined, { cookie: first.cookie })).body).toBeNull();
    expect((await call('GET', '/get-session', undefined, { cookie: second.cookie })).body).not.toBeNull();
  });
});

describe('limits', () => {
  // security abuse: Tries are counted over all processes … per account from any address, with 429 and Retry-After
  it('stop the eleventh wrong password of an account with 429 and Retry-After, from any address', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const wrong = await call(
        'POST',
        '/sign-in/email',
        { email, password: 'x' },
        { address: `198.51.100.${attempt}` },
      );
      expect(wrong.status).toBe(401);
    }
    const stopped = await call(
      'POST',
      '/sign-in/email',
      { email, password: 'x' },
      { address: '198.51.100.99' },
    );
    expect([stopped.status, stopped.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('POST', '/sign-in/email', { email: 'else@example.com', password: 'x' })).status).toBe(
      401,
    );
  });

  it('send five codes to an address in a quarter of an hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await requestCode()).status).toBe(200);
    expect((await requestCode()).status).toBe(429);
  });

  it('answer 503 with Retry-After when too many passwords wait to be hashed', async () => {
    const busy = await newAuth(0, secret, 1);
    const signIn = (index: number) => {
      const body = JSON.stringify({ email: `flood${index}@example.com`, password: 'x' });
      const headers = { 'content-type': 'application/json' };
      const request = new Request(`${ORIGIN}/api/auth/sign-in/email`, { method: 'POST', headers, body });
      return busy.handle(request, { address: `203.0.113.${index}`, requestId: 'test' });
    };
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(signIn));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([401, 503]));
    expect(answers.find((answer) => answer.status === 503)?.headers.get('retry-after')).toBe('5');
  });
});

// security abuse: Database gone: 503, readiness red, recovery by itself … for sign-in too
it('answers 503 while the database is gone', async () => {
  const pool = new Pool({ connectionString: urls.auth });
  const stranded = await createAuth({
    pool,
    secret,
    baseURL: ORIGIN,
    evenTimeMs: 0,
    text: async () => {},
    mail: async () => {},
    onError: () => {},
  });
  const { cookie } = await signUp();
  await pool.end();
  for (const [method, path] of [
    ['GET', '/get-session'],
    ['POST', '/email-otp/send-verification-otp'],
  ] as const) {
    const headers = { cookie, 'content-type': 'application/json' };
    const body = method === 'POST' ? JSON.stringify({ email }) : null;
    const request = new Request(`${ORIGIN}/api/auth${path}`, { method, headers, body });
    const response = await stranded.handle(request, { address, requestId: 'test' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  }
});

describe('what is not accepted', () => {
  it.each([
    ['a route the library has but we do not', 'POST', '/sign-up/email', {}, {}, 404],
    ['the wrong method', 'GET', '/sign-in/email', undefined, {}, 404],
    ['a form of another site', 'POST', '/sign-out', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', 'POST', '/sign-out', {}, { origin: 'https://evil.example' }, 403],
    ['something other than JSON', 'POST', '/sign-in/email', 'a=b', { 'content-type': 'text/plain' }, 415],
    ['broken JSON', 'POST', '/sign-in/email', '{"email":', {}, 422],
    ['an array', 'POST', '/sign-in/email', [], {}, 422],
    ['wrong types', 'POST', '/sign-in/email', { email: 5, password: {} }, {}, 422],
    ['something huge', 'POST', '/sign-in/email', { email: 'a'.repeat(20_000), password: 'x' }, {}, 413],
    [
      'a redirect to another site',
      'POST',
      '/sign-in/social',
      { provider: 'google', callbackURL: '//evil' },
      {},
      404,
    ],
    [
      'a session route without a session',
      'POST',
      '/set-password',
      { newPassword: 'long enough 12' },
      {},
      401,
    ],
  ] as const)('%s', async (_, method, path, body, headers, status) => {
    expect((await call(method, path, body, { headers })).status).toBe(status);
  });

  it('names the wrong field', async () => {
    const { body } = await call('POST', '/sign-in/email-otp', { email: 'nobody', otp: '12345', name: '<b>' });
    expect(body).toMatchObject({ errors: [{ field: 'email' }, { field: 'otp' }, { field: 'name' }] });
  });
});
