/** What is written down around signing in, and which devices are known: as a browser signs in, in a database of its own. */
import { beforeEach, describe, expect, it } from 'vitest';
import { codeNow } from '../../../../tests/support/authenticator.ts';
import { openSession } from '../../../../tests/support/open-session.ts';
import { quickPasswords } from '../../../../tests/support/quick-passwords.ts';
import { startServices, testOrigin } from '../../../../tests/support/services.ts';
import { signInRoutes } from '../../../../tests/support/sign-in-routes.ts';
import type { SecondFactorStart, Session } from '../../../contract/session.ts';
import { accountChanges } from '../../account/tell-account-changes.ts';
import { cleanUp } from '../../privacy/retention.ts';
import { createAuth } from './auth.ts';
import type { SecurityLine } from './security-log.ts';
import type { SignInText } from './sign-in-library.ts';
import { signInRoutes as allRoutes, googleRoute, oidcRoute, phoneRoutes } from './sign-in-routes.ts';
import { watchedRoutes } from './sign-in-watch.ts';

const ADDRESS = '192.0.2.77';
const PASSWORD = 'seven quiet mangoes';
const { services, database, asOwner, as, addPerson } = await startServices({ runsJobs: false });
const lines: SecurityLine[] = [];
const codes: string[] = [];
const texts: SignInText[] = [];
const text = async (sent: SignInText) => void texts.push(sent);
const auth = await createAuth({
  pool: database.pools.auth,
  secret: services.config.authSecret,
  baseURL: testOrigin,
  evenTimeMs: 0,
  passwordHashing: quickPasswords,
  limitFactor: 2,
  mail: async (mail) => void ('code' in mail && codes.push(mail.code)),
  text,
  changes: accountChanges(database, services.jobs, text),
  security: { write: (line) => lines.push(line) },
  onError: (error) => {
    throw error;
  },
});
const call = signInRoutes(auth, testOrigin, () => ADDRESS);

let email: string;
let person: string;
let cookie: string;
let count = 0;

const device = (cookies: string) => /kiraya\.device=[\w-]+/.exec(cookies)?.[0] ?? '';
const eventsOf = async (userId: string) =>
  (await as(userId).privacy.signIns({})).items.map(({ event }) => event).reverse();
const withPassword = (password = PASSWORD, cookies = '') =>
  call<Session>('/sign-in/email', { email, password }, cookies);
const newsOf = async (userId: string) =>
  (await asOwner(`select from notifications where user_id = $1 and event = 'account.new-device'`, [userId]))
    .length;
/** Opened long ago, so that another device is news. */
const grownUp = () =>
  asOwner(`update auth.users set created_at = now() - interval '1 day' where id = $1`, [person]);

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  count += 1;
  email = `asha${count}@example.com`;
  await call('/email-otp/send-verification-otp', { email });
  const opened = await call<Session>('/sign-in/email-otp', { email, otp: codes.at(-1), name: 'Asha Rao' });
  person = opened.body.user.id;
  cookie = opened.cookie;
  await call('/set-password', { newPassword: PASSWORD }, cookie);
  await openSession(asOwner, person);
  lines.length = 0;
});

describe('the security log', () => {
  // security identity: Sign-ins, wrong tries and changes of how one signs in are written down, for the person to read and for whoever watches the server
  // security review: Nobody could read who signed in or tried to (M8)
  it('tells the person of each sign-in, wrong try, change and end, and nobody else', async () => {
    await withPassword('not the password');
    const { body, cookie: here } = await withPassword();
    await call('/end-session', { id: body.session.id }, cookie);
    await call('/sign-out', {}, cookie);
    expect(here).not.toBe('');
    expect(await eventsOf(person)).toEqual([
      'signed-in',
      'password-changed',
      'sign-in-failed',
      'signed-in',
      'session-ended',
      'signed-out',
    ]);
    expect(await eventsOf(await addPerson('Ravi'))).toEqual([]);
  });

  // security identity: Sign-ins, wrong tries and changes … without what was typed and without the network's address
  it('writes a line of each, without what was typed and without the network’s address', async () => {
    await withPassword('not the password');
    await call('/sign-in/email', { email: 'nobody@example.com', password: PASSWORD });
    await withPassword();
    expect(lines.map(({ event, userId }) => [event, userId])).toEqual([
      ['sign-in-failed', person],
      ['sign-in-failed', null],
      ['signed-in', person],
    ]);
    const text = JSON.stringify(lines);
    for (const secret of ['not the password', PASSWORD, '@example.com', ADDRESS])
      expect(text).not.toContain(secret);
    expect(new Set(lines.map(({ network }) => network)).size).toBe(1);
  });

  // security identity: Sign-ins, wrong tries and changes … fresh proof that was given or failed
  it('tells the person of fresh proof that was given and of a wrong try at it', async () => {
    await call('/prove', { currentPassword: 'not the password' }, cookie);
    await call('/prove/start', { by: 'emailed-code' }, cookie);
    await call('/prove', { otp: codes.at(-1) === '000000' ? '111111' : '000000' }, cookie);
    await call('/prove', { currentPassword: PASSWORD }, cookie);
    expect(lines.map(({ event, userId }) => [event, userId])).toEqual([
      ['proof-failed', person],
      ['proof-failed', person],
      ['proof-given', person],
    ]);
    expect((await eventsOf(person)).slice(-3)).toEqual(['proof-failed', 'proof-failed', 'proof-given']);
  });

  it('tells whose fresh proof by the second step failed', async () => {
    const { body: started } = await call<SecondFactorStart>(
      '/second-factor/start',
      { currentPassword: PASSWORD },
      cookie,
    );
    const { cookie: here } = await call('/second-factor/confirm', { code: codeNow(started.uri) }, cookie);
    lines.length = 0;
    await call('/prove', { code: '000000' }, here);
    await call('/prove', { code: codeNow(started.uri, Date.now() + 30_000) }, here);
    expect(lines.map(({ event, userId }) => [event, userId])).toEqual([
      ['proof-failed', person],
      ['proof-given', person],
    ]);
  });

  it('tells once that the tries are used up', async () => {
    for (let tries = 0; tries < 23; tries += 1) await withPassword('not the password');
    expect(lines.filter(({ event }) => event === 'tries-used-up')).toHaveLength(1);
    expect(lines.filter(({ event }) => event === 'sign-in-failed')).toHaveLength(20);
  });

  it('knows whose second step failed, and tells a sign-in only after the right code', async () => {
    const { body: started } = await call<SecondFactorStart>(
      '/second-factor/start',
      { currentPassword: PASSWORD },
      cookie,
    );
    await call('/second-factor/confirm', { code: codeNow(started.uri) }, cookie);
    lines.length = 0;
    const asked = await withPassword();
    await call('/second-step', { code: '000000' }, asked.cookie);
    await call('/second-step', { code: codeNow(started.uri, Date.now() + 30_000) }, asked.cookie);
    expect(lines.map(({ event, userId }) => [event, userId])).toEqual([
      ['second-step-failed', person],
      ['signed-in', person],
    ]);
  });

  it('goes after 180 days, and a device that was not used for 400 with it', async () => {
    await asOwner(
      `update auth.security_events set created_at = now() - interval '181 days' where user_id = $1`,
      [person],
    );
    await asOwner(
      `update auth.known_devices set last_used_at = now() - interval '401 days' where user_id = $1`,
      [person],
    );
    await cleanUp(database);
    expect(await eventsOf(person)).toEqual([]);
    expect(await asOwner('select from auth.known_devices where user_id = $1', [person])).toEqual([]);
  });

  it('knows what each route means by which somebody comes in', () => {
    const waysIn = [...allRoutes, ...phoneRoutes, googleRoute, oidcRoute].filter(
      ({ path, signsIn }) => signsIn || path.startsWith('/callback/'),
    );
    expect(waysIn.filter(({ path }) => !watchedRoutes[path]).map(({ path }) => path)).toEqual([]);
  });
});

describe('somebody with a mobile number alone', () => {
  let phone: string;
  const codeSent = () => {
    const sent = texts.at(-1);
    return sent && 'code' in sent ? sent.code : '';
  };

  beforeEach(async () => {
    phone = `+9198765${43_000 + count}`;
    await call('/phone/send-code', { phone });
    const opened = await call<Session>('/sign-in/phone-code', { phone, otp: codeSent(), name: 'Asha Rao' });
    person = opened.body.user.id;
    cookie = opened.cookie;
    await call('/set-password', { newPassword: PASSWORD }, cookie);
    await openSession(asOwner, person);
    await grownUp();
    texts.length = 0;
    lines.length = 0;
  });

  it('has each sign-in, wrong try, change and recovery in the log, and the number nowhere in it', async () => {
    await call('/sign-in/phone', { phone, password: 'not the password' }, cookie);
    const { cookie: here } = await call('/sign-in/phone', { phone, password: PASSWORD }, device(cookie));
    await call('/phone/send-code', { phone });
    await call('/sign-in/phone-code', { phone, otp: codeSent() === '000000' ? '111111' : '000000' });
    const newPhone = phone.replace('+9198', '+9197');
    await call('/phone-change/start', { newPhone, currentPassword: PASSWORD }, here);
    await call('/phone-change/confirm', { newPhone, otp: codeSent() }, here);
    await call('/phone/request-password-reset', { phone: newPhone });
    await call('/phone/reset-password', { phone: newPhone, otp: codeSent(), password: 'eight loud mangoes' });
    expect(lines.map(({ event, userId }) => [event, userId])).toEqual([
      ['sign-in-failed', person],
      ['signed-in', person],
      ['sign-in-failed', person],
      ['phone-changed', person],
      ['recovered', person],
    ]);
    expect(JSON.stringify(lines)).not.toContain(phone.slice(-5));
    expect(await asOwner('select from auth.known_devices where user_id = $1', [person])).toEqual([]);
  });

  it('is told of a new device by a text, since no letter reaches them', async () => {
    await call('/sign-in/phone', { phone, password: PASSWORD });
    expect(texts).toEqual([
      { kind: 'new-device', phone, device: '', at: expect.any(String), language: null },
    ]);
    expect(await newsOf(person)).toBe(1);
  });

  it('and an address beside it is told of a new device by a letter alone', async () => {
    await asOwner('update auth.users set email = $2, email_verified = true where id = $1', [
      person,
      `beside${count}@example.com`,
    ]);
    await call('/sign-in/phone', { phone, password: PASSWORD });
    expect(texts).toEqual([]);
    expect(await newsOf(person)).toBe(1);
  });
});

describe('a device', () => {
  // security identity: A sign-in on a device that the account did not know is told to its person, once
  it('that is new is told once; the one an account was opened on, never', async () => {
    expect(await newsOf(person)).toBe(0);
    await grownUp();
    const there = await withPassword();
    expect(await newsOf(person)).toBe(1);
    await withPassword(PASSWORD, device(there.cookie));
    await withPassword(PASSWORD, device(cookie));
    expect(await newsOf(person)).toBe(1);
    expect((await eventsOf(person)).filter((event) => event === 'new-device')).toHaveLength(1);
  });

  it('keeps a secret that scripts cannot read, whose hash alone is stored', async () => {
    const request = new Request(`${testOrigin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const answer = await auth.handle(request, { address: ADDRESS, requestId: 'test' });
    const [line = ''] = answer.headers.getSetCookie().filter((one) => one.startsWith('kiraya.device='));
    expect(line).toMatch(
      /^kiraya\.device=[\w-]{43}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    const rows = await asOwner<{ token_hash: string }>('select token_hash from auth.known_devices');
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(
      device(line).slice('kiraya.device='.length),
    );
  });

  it('is known no longer once the password was lost', async () => {
    await grownUp();
    await call('/email-otp/request-password-reset', { email });
    const fresh = 'eight loud mangoes';
    await call('/email-otp/reset-password', { email, otp: codes.at(-1), password: fresh });
    await withPassword(fresh, device(cookie));
    expect(await newsOf(person)).toBe(1);
    await openSession(asOwner, person);
    expect(await eventsOf(person)).toEqual(expect.arrayContaining(['recovered', 'signed-in', 'new-device']));
  });
});
