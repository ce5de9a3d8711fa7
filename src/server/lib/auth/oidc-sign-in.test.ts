/** Sign-in with the operator's own provider, against a real one on this machine. */
import { beforeEach, describe, expect, it } from 'vitest';
import { codeNow } from '../../../../tests/support/authenticator.ts';
import { type OidcAccount, startOidcIssuer } from '../../../../tests/support/oidc-issuer.ts';
import { passkeyDevice } from '../../../../tests/support/passkey-device.ts';
import { quickPasswords } from '../../../../tests/support/quick-passwords.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { runAdminCommand } from '../../app/admin-commands.ts';
import { createAuth } from './auth.ts';
import { isOfDomain } from './oidc-provider.ts';

const ORIGIN = 'http://localhost:4600';
const PASSWORD = 'seven quiet mangoes';
const client = { clientId: 'kiraya', clientSecret: 'a secret of the client' };
const provider = await startOidcIssuer(client, `${ORIGIN}/api/auth/callback/oidc`);
const { services, database, asOwner } = await startServices({ runsJobs: false });
const codes: string[] = [];
const keepCode = async (sent: object) => {
  if ('code' in sent) codes.push(String(sent.code));
};
const makeAuth = (staffOnly: boolean) =>
  createAuth({
    evenTimeMs: 0,
    passwordHashing: quickPasswords,
    limitFactor: 100,
    pool: database.pools.auth,
    secret: services.config.authSecret,
    baseURL: ORIGIN,
    oidc: { ...client, issuer: provider.issuer, name: 'Office', domains: ['office.example'], staffOnly },
    mail: keepCode,
    text: keepCode,
    onError: () => {},
  });
const auth = await makeAuth(false);
const strict = await makeAuth(true);

type Browser = { auth: typeof auth; cookies: Map<string, string> };
const newBrowser = (at = auth): Browser => ({ auth: at, cookies: new Map() });

async function go(browser: Browser, path: string, body?: object) {
  const headers = new Headers({ cookie: [...browser.cookies].map(([k, v]) => `${k}=${v}`).join('; ') });
  if (body) headers.set('content-type', 'application/json');
  const request = new Request(new URL(path, ORIGIN), {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const response = await browser.auth.handle(request, { address: '192.0.2.1', requestId: 'test' });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value && !/max-age=0/i.test(line)) browser.cookies.set(name, value);
    else browser.cookies.delete(name);
  }
  return response;
}

async function signIn(account: OidcAccount, browser = newBrowser()) {
  const asked = await go(browser, '/api/auth/sign-in/social', {
    provider: 'oidc',
    callbackURL: '/auth?from=provider',
  });
  const back = await provider.agree((await asked.json()).url, account);
  const answer = await go(browser, `${back.pathname}${back.search}`);
  return { browser, location: answer.headers.get('location') ?? '' };
}
const personOf = async (browser: Browser) =>
  (await (await go(browser, '/api/auth/get-session')).json())?.user;
async function statusOf(answer: Promise<Response>) {
  const response = await answer;
  return [response.status, (await response.json()).code];
}

/** Somebody with an account by code, and a password. */
async function signUp(email: string) {
  const browser = newBrowser();
  await go(browser, '/api/auth/email-otp/send-verification-otp', { email });
  await go(browser, '/api/auth/sign-in/email-otp', { email, otp: codes.at(-1), name: 'Asha Rao' });
  await go(browser, '/api/auth/set-password', { newPassword: PASSWORD });
  return browser;
}

let account: OidcAccount;
let count = 0;
beforeEach(() => {
  count += 1;
  account = {
    sub: `s${count}`,
    email: `asha${count}@office.example`,
    email_verified: true,
    name: 'Asha Rao',
  };
});

describe('the operator’s provider', () => {
  // security identity: The operator's own provider opens an account, or the one of the same proved address … what it says of roles counts for nothing
  it('opens an account for somebody new, and the same one the next time, with no role that it names', async () => {
    const first = await signIn({ ...account, roles: ['admin'] });
    expect(first.location).toBe('/auth?from=provider');
    const person = await personOf(first.browser);
    expect(person).toMatchObject({ email: account.email, name: 'Asha Rao', emailVerified: true });
    expect(await asOwner('select role from user_roles where user_id = $1', [person.id])).toEqual([]);
    const again = await signIn({ ...account, email: 'moved@office.example' });
    expect((await personOf(again.browser)).id).toBe(person.id);
  });

  // security identity: The operator's own provider opens an account, or the one of the same proved address
  it('leads to the account of the same address, and still asks for the second step', async () => {
    const known = await signUp(account.email);
    const { browser } = await signIn(account);
    expect((await personOf(browser)).id).toBe((await personOf(known)).id);
    const started = await (
      await go(known, '/api/auth/second-factor/start', { currentPassword: PASSWORD })
    ).json();
    await go(known, '/api/auth/second-factor/confirm', { code: codeNow(started.uri) });
    const other = await signIn(account);
    expect(other.location).toBe('/auth?from=provider&second-step=1');
    expect(await personOf(other.browser)).toBeUndefined();
  });

  // security identity: The operator's own provider opens an account, or the one of the same proved address … of the domains that may come by it
  it.each([
    ['that it does not vouch for', { email_verified: false }],
    ['of another domain', { email: 'asha@elsewhere.example' }],
  ])('lets nobody in by an address %s', async (_, other) => {
    const { browser, location } = await signIn({ ...account, ...other });
    expect(location).toContain('error=');
    expect(await personOf(browser)).toBeUndefined();
  });

  it('that cannot be reached at the start is asked again when somebody wants in', async () => {
    provider.setDown(true);
    const late = newBrowser(await makeAuth(false));
    const ask = () => go(late, '/api/auth/sign-in/social', { provider: 'oidc', callbackURL: '/auth' });
    expect((await ask()).status).not.toBe(200);
    provider.setDown(false);
    expect((await ask()).status).toBe(200);
  });

  it('takes a return of another browser for nothing', async () => {
    const [mine, other] = [newBrowser(), newBrowser()];
    const asked = await go(other, '/api/auth/sign-in/social', { provider: 'oidc', callbackURL: '/auth' });
    const back = await provider.agree((await asked.json()).url, account);
    const answer = await go(mine, `${back.pathname}${back.search}`);
    expect(answer.headers.get('location')).toContain('error=');
    expect(await personOf(mine)).toBeUndefined();
  });
});

describe('where staff come by it alone', () => {
  const byPassword = () =>
    statusOf(go(newBrowser(strict), '/api/auth/sign-in/email', { email: account.email, password: PASSWORD }));

  // security identity: Where OIDC_STAFF_ONLY says so, administrators sign in by the operator's provider and by nothing else
  it('an administrator is refused by password and by code, and everybody else is not', async () => {
    const { id } = await personOf(await signUp(account.email));
    expect(await byPassword()).toEqual([200, undefined]);
    await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [id]);
    expect(await byPassword()).toEqual([403, 'STAFF_ELSEWHERE']);
    const browser = newBrowser(strict);
    await go(browser, '/api/auth/email-otp/send-verification-otp', { email: account.email });
    const byCode = { email: account.email, otp: codes.at(-1) };
    expect(await statusOf(go(browser, '/api/auth/sign-in/email-otp', byCode))).toEqual([
      403,
      'STAFF_ELSEWHERE',
    ]);
    expect(await personOf(browser)).toBeUndefined();
    expect((await personOf((await signIn(account, newBrowser(strict))).browser)).id).toBe(id);
  });

  it('an administrator is refused by number, with a password and with a code', async () => {
    const known = await signUp(account.email);
    const { id } = await personOf(known);
    const phone = `+9198765${43_000 + count}`;
    await asOwner('update auth.users set phone = $2, phone_verified = true where id = $1', [id, phone]);
    await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [id]);
    const browser = newBrowser(strict);
    const byNumber = { phone, password: PASSWORD };
    expect(await statusOf(go(browser, '/api/auth/sign-in/phone', byNumber))).toEqual([
      403,
      'STAFF_ELSEWHERE',
    ]);
    await go(browser, '/api/auth/phone/send-code', { phone });
    const byCode = { phone, otp: codes.at(-1) };
    expect(await statusOf(go(browser, '/api/auth/sign-in/phone-code', byCode))).toEqual([
      403,
      'STAFF_ELSEWHERE',
    ]);
    expect(await personOf(browser)).toBeUndefined();
  });

  it('an administrator is refused by a passkey, and somebody else is not', async () => {
    const known = await signUp(account.email);
    const { id } = await personOf(known);
    const device = passkeyDevice(ORIGIN);
    const toAdd = await (await go(known, '/api/auth/passkeys/start', {})).json();
    await go(known, '/api/auth/passkeys/add', { credential: device.make(toAdd) });
    const byPasskey = async (browser = newBrowser(strict)) => {
      const asked = await (await go(browser, '/api/auth/sign-in/passkey/start', {})).json();
      return statusOf(go(browser, '/api/auth/sign-in/passkey', { credential: device.use(asked) }));
    };
    expect(await byPasskey()).toEqual([200, undefined]);
    await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [id]);
    const refused = newBrowser(strict);
    expect(await byPasskey(refused)).toEqual([403, 'STAFF_ELSEWHERE']);
    expect(await personOf(refused)).toBeUndefined();
  });

  it('goes through the second step as well', async () => {
    const known = await signUp(account.email);
    await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [
      (await personOf(known)).id,
    ]);
    const started = await (
      await go(known, '/api/auth/second-factor/start', { currentPassword: PASSWORD })
    ).json();
    await go(known, '/api/auth/second-factor/confirm', { code: codeNow(started.uri) });
    const { browser } = await signIn(account, newBrowser(strict));
    const code = codeNow(started.uri, Date.now() + 30_000);
    expect((await go(browser, '/api/auth/second-step', { code })).status).toBe(200);
    expect((await personOf(browser)).email).toBe(account.email);
  });

  it('the command on the server lets one in once, and says so in the audit trail', async () => {
    const { id } = await personOf(await signUp(account.email));
    await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [id]);
    const tools = { ...services, origin: ORIGIN };
    expect((await runAdminCommand(tools, ['let-in', account.email])).ok).toBe(true);
    expect(await byPassword()).toEqual([200, undefined]);
    expect(await byPassword()).toEqual([403, 'STAFF_ELSEWHERE']);
    const rows = await asOwner(
      `select action from audit_log where subject_id = $1::text and action = 'account.let-in'`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });
});

it.each([
  ['asha@office.example', [], true],
  ['asha@Office.Example', ['office.example'], true],
  ['asha@evil-office.example', ['office.example'], false],
  ['asha@office.example@evil.example', ['office.example'], false],
])('%s of %j: %s', (email, domains, isOf) => expect(isOfDomain(email, domains)).toBe(isOf));
