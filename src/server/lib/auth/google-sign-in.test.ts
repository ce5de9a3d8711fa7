import { beforeEach, describe, expect, it } from 'vitest';
import { codeNow } from '../../../../tests/support/authenticator.ts';
import { cloneDatabase } from '../../../../tests/support/database.ts';
import { type GoogleAccount, startGoogle } from '../../../../tests/support/google.ts';
import { createAuth } from './auth.ts';

const ORIGIN = 'http://localhost:4600';
const client = { clientId: 'kiraya.apps.googleusercontent.com', clientSecret: 'a secret of the client' };
const google = await startGoogle(client);
const { database, secret } = await cloneDatabase();
const codes: string[] = [];
const complaints: unknown[] = [];
const opened: unknown[] = [];
const auth = await createAuth({
  evenTimeMs: 0,
  limitFactor: 100,
  pool: database.pools.auth,
  secret,
  baseURL: ORIGIN,
  google: client,
  text: async () => {},
  mail: async (mail) => void (mail.kind === 'code' && codes.push(mail.code)),
  onSignUp: async (_, language) => void opened.push(language),
  onError: (error) => complaints.push(error),
});

/** A browser: keeps cookies by name, as Strict or Lax allow. */
type Browser = { cookies: Map<string, string> };
const newBrowser = (): Browser => ({ cookies: new Map() });

async function go(browser: Browser, path: string, body?: object) {
  const headers = new Headers({ cookie: [...browser.cookies].map(([k, v]) => `${k}=${v}`).join('; ') });
  if (body) headers.set('content-type', 'application/json');
  const request = new Request(new URL(path, ORIGIN), {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const response = await auth.handle(request, { address: '192.0.2.1', requestId: 'test' });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value && !/max-age=0/i.test(line)) browser.cookies.set(name, value);
    else browser.cookies.delete(name);
  }
  return response;
}

/** The first half: our sign-in page asks where to go. */
async function leave(browser: Browser, callbackURL = '/auth?from=google') {
  const response = await go(browser, '/api/auth/sign-in/social', { provider: 'google', callbackURL });
  return { status: response.status, url: (await response.json()).url as string };
}

/** The second half: what our server answers to the browser that Google sent back. */
async function comeBack(browser: Browser, back: URL) {
  const response = await go(browser, `${back.pathname}${back.search}`);
  return { status: response.status, location: response.headers.get('location') ?? '' };
}

const personOf = async (browser: Browser) =>
  (await (await go(browser, '/api/auth/get-session')).json())?.user;
const peopleWith = async (email: string) =>
  (await database.pools.auth.query('select id, email_verified from auth.users where email = $1', [email]))
    .rows;

async function signIn(account: GoogleAccount, browser = newBrowser()) {
  const { url } = await leave(browser);
  return { browser, ...(await comeBack(browser, google.agree(url, account))) };
}

/** Somebody whose account is by e-mailed code. */
async function signUpByCode(email: string, browser = newBrowser()) {
  await go(browser, '/api/auth/email-otp/send-verification-otp', { email });
  const body = { email, otp: codes.at(-1), name: 'Asha Rao' };
  expect((await go(browser, '/api/auth/sign-in/email-otp', body)).status).toBe(200);
  return browser;
}

let account: GoogleAccount;
let count = 0;
beforeEach(() => {
  count += 1;
  google.forge = {};
  google.exchanges.length = 0;
  complaints.length = 0;
  account = { sub: `10${count}`, email: `asha${count}@gmail.com`, email_verified: true, name: 'Asha Rao' };
});

describe('the return from Google', () => {
  it('opens an account for somebody new, and the same one the next time', async () => {
    const first = await signIn(account);
    expect([first.status, first.location]).toEqual([302, '/auth?from=google']);
    const person = await personOf(first.browser);
    expect(person).toMatchObject({ email: account.email, name: 'Asha Rao', emailVerified: true });
    const { rows } = await database.asWorker((tx) =>
      tx.execute(`select full_name from profiles where user_id = '${person.id}'`),
    );
    expect(rows).toEqual([{ full_name: 'Asha Rao' }]);
    const again = await signIn({ ...account, email: 'moved@gmail.com' });
    expect((await personOf(again.browser)).id).toBe(person.id);
  });

  it('opens it in the language that the page left on the device, if one that we speak', async () => {
    for (const [n, language] of ['hi', 'tlh'].entries()) {
      const browser = newBrowser();
      browser.cookies.set('language', language);
      await signIn({ ...account, sub: `${account.sub}-${n}`, email: `${n}.${account.email}` }, browser);
    }
    expect(opened.slice(-2)).toEqual(['hi', null]);
  });

  // security identity: The return from Google opens an account, or the one of the same address … its state cookie is Lax, the session's Strict, and no token stands in an address
  it('hands the token over in no address, and the session in a cookie that is Strict', async () => {
    const browser = newBrowser();
    const asked = await go(browser, '/api/auth/sign-in/social', { provider: 'google', callbackURL: '/auth' });
    const state = asked.headers.getSetCookie();
    expect(state.join()).toMatch(/state=[^;]+;.*Path=\/api\/auth; HttpOnly; SameSite=Lax/i);
    const back = google.agree((await asked.json()).url, account);
    const answer = await go(browser, `${back.pathname}${back.search}`);
    expect(answer.headers.get('location')).toBe('/auth');
    const session = answer.headers.getSetCookie().filter((line) => line.startsWith('kiraya.session_token'));
    expect(session).toEqual([expect.stringMatching(/Path=\/api\/auth; HttpOnly; SameSite=Strict/i)]);
  });

  // security identity: The return from Google opens an account, or the one of the same address
  it('leads to the account of the same address, when both sides know it to be theirs', async () => {
    const known = await signUpByCode(account.email);
    const { browser } = await signIn(account);
    expect((await personOf(browser)).id).toBe((await personOf(known)).id);
    expect(await peopleWith(account.email)).toHaveLength(1);
  });

  it('takes no account over by an address that Google does not vouch for', async () => {
    await signUpByCode(account.email);
    const { browser, location } = await signIn({ ...account, email_verified: false });
    expect(location).toContain('error=');
    expect(await personOf(browser)).toBeUndefined();
  });

  // security identity: The return from Google opens an account, or the one of the same address … into no account whose own address was never proved
  it('nor leads into an account whose own address was never proved', async () => {
    await database.pools.auth.query(
      'insert into auth.users (name, email, email_verified) values ($1, $2, false)',
      ['Squatter', account.email],
    );
    const { browser, location } = await signIn(account);
    expect(location).toContain('error=');
    expect(await personOf(browser)).toBeUndefined();
  });

  // security identity: The return from Google opens an account, or the one of the same address … only for an address that Google vouches for
  it('opens no account for an address that nobody vouches for', async () => {
    const { browser, location } = await signIn({ ...account, email_verified: false });
    expect(location).toContain('error=');
    expect(await personOf(browser)).toBeUndefined();
    expect(await peopleWith(account.email)).toEqual([]);
  });

  // security identity: The return from Google opens an account, or the one of the same address … still asks for the second step
  it('still asks for the second step', async () => {
    const browser = await signUpByCode(account.email);
    const started = await (await go(browser, '/api/auth/second-factor/start', {})).json();
    const confirmed = await go(browser, '/api/auth/second-factor/confirm', { code: codeNow(started.uri) });
    expect(confirmed.status).toBe(200);
    const other = await signIn(account);
    expect(other.location).toBe('/auth?from=google&second-step=1');
    expect(await personOf(other.browser)).toBeUndefined();
    const done = await go(other.browser, '/api/auth/second-step', {
      code: codeNow(started.uri, Date.now() + 30_000),
    });
    expect(done.status).toBe(200);
    expect((await personOf(other.browser)).email).toBe(account.email);
  });
});

describe('refused is', () => {
  const refused = async (browser: Browser, back: URL) => {
    const { status, location } = await comeBack(browser, back);
    expect(status).toBe(302);
    expect(new URL(location, ORIGIN).origin + new URL(location, ORIGIN).pathname).toBe(`${ORIGIN}/auth`);
    expect(location).toContain('error=');
    expect(await personOf(browser)).toBeUndefined();
    return location;
  };

  it('who said no at Google, with a way to try again', async () => {
    const browser = newBrowser();
    const { url } = await leave(browser);
    expect(await refused(browser, google.cancel(url))).toContain('error=access_denied');
  });

  // security identity: The return from Google opens an account, or the one of the same address … refused: a forged state, a return used twice, another try's code, a forged token
  // security attacks: A sign-in of Google carried into another browser
  it('a state of another browser, an invented one, and none', async () => {
    const [mine, other] = [newBrowser(), newBrowser()];
    await leave(mine);
    const { url } = await leave(other);
    await refused(mine, google.agree(url, account));
    for (const state of ['invented', '']) {
      const { url: own } = await leave(mine);
      const back = google.agree(own, account);
      back.searchParams.set('state', state);
      await refused(mine, back);
    }
    expect(google.exchanges).toEqual([]);
    expect(await peopleWith(account.email)).toEqual([]);
  });

  it('the same return a second time, with the very cookies of the first', async () => {
    const browser = newBrowser();
    const { url } = await leave(browser);
    const before = new Map(browser.cookies);
    const back = google.agree(url, account);
    expect((await comeBack(browser, back)).location).toBe('/auth?from=google');
    await refused({ cookies: before }, back);
    expect(google.exchanges).toEqual([200]);
  });

  it('a code that was issued for another try', async () => {
    const [mine, victim] = [newBrowser(), newBrowser()];
    const stolen = google.agree((await leave(victim)).url, account);
    const back = google.agree((await leave(mine)).url, account);
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    await refused(mine, back);
    expect(google.exchanges).toEqual([400]);
  });

  it.each([
    ['signed by somebody else', { foreignKey: true }],
    ['meant for another client', { claims: { aud: 'another.apps.googleusercontent.com' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.evil.example' } }],
    ['out of date', { claims: { iat: 1_600_000_000, exp: 1_600_003_600 } }],
  ])('a token %s', async (_, forge) => {
    google.forge = forge;
    const browser = newBrowser();
    await refused(browser, google.agree((await leave(browser)).url, account));
    expect(await peopleWith(account.email)).toEqual([]);
  });

  // security attacks: Redirects to elsewhere, from sign-in … from Google
  it('to lead anywhere but to a path of our own', async () => {
    for (const target of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      expect((await leave(newBrowser(), target)).status).toBe(422);
    }
  });
});
