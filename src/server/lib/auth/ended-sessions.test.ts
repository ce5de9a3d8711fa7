/** A session that was ended opens nothing any more, however long its bearer token would live on. */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeNow } from '../../../../tests/support/authenticator.ts';
import { noPages } from '../../../../tests/support/no-pages.ts';
import { quickPasswords } from '../../../../tests/support/quick-passwords.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { type Answer, signInRoutes } from '../../../../tests/support/sign-in-routes.ts';
import type { SecondFactorStart, Session, SessionListing } from '../../../contract/session.ts';
import { accountChanges } from '../../account/tell-account-changes.ts';
import { runAdminCommand } from '../../app/admin-commands.ts';
import { createApp } from '../../app/http.ts';
import { createAuth } from './auth.ts';
import type { SignInMail } from './sign-in-library.ts';

const ORIGIN = 'http://localhost:4600';
const PASSWORD = 'four unrelated words';
const test = await startServices({ runsJobs: false });
const { asOwner, services } = test;
const { database, jobs } = services;
const mails: SignInMail[] = [];
const auth = await createAuth({
  evenTimeMs: 0,
  passwordHashing: quickPasswords,
  limitFactor: 20,
  pool: database.pools.auth,
  secret: test.secret,
  baseURL: ORIGIN,
  text: async () => {},
  mail: async (mail) => {
    mails.push(mail);
  },
  changes: accountChanges(database, jobs, async () => {}),
  onError: (error) => {
    throw error;
  },
});
const app = createApp({ ...services, auth }, noPages(), 'tests/fixtures');

let count = 0;
let email: string;
/** Two devices of one person. */
let here: Answer<Session>;
let there: Answer<Session>;

const call = signInRoutes(auth, ORIGIN, () => `192.0.2.${count % 250}`);

async function newCode(): Promise<string> {
  const mail = mails.at(-1);
  if (!mail || mail.kind === 'link') throw new Error('No code was mailed');
  return mail.code;
}

async function signIn(): Promise<Answer<Session>> {
  await call('/email-otp/send-verification-otp', { email });
  return call<Session>('/sign-in/email-otp', { email, otp: await newCode(), name: 'Asha Rao' });
}

const request = async (method: string, path: string, bearer: string, body?: object) => {
  const answer = await app.request(`/api${path}`, {
    method,
    headers: {
      apikey: services.publicKey,
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return answer.status;
};

const token = { name: 'CRM', scopes: ['profile:read'], days: '30' };

/** A read, a write, and what would outlive the session. */
const tryAll = async ({ body }: Answer<Session>) => [
  await request('GET', '/account/me', body.accessToken),
  await request('PATCH', '/profile', body.accessToken, { city: 'Pune' }),
  await request('POST', '/my/api-tokens', body.accessToken, token),
];
const REFUSED = [401, 401, 401];
const goesOn = async (answer: Answer<Session>) =>
  expect(await request('GET', '/account/me', answer.body.accessToken)).toBe(200);
const tokensOf = (userId: string) => asOwner('select from api_tokens where user_id = $1', [userId]);

beforeEach(async () => {
  count += 1;
  email = `ended${count}@example.com`;
  mails.length = 0;
  here = await signIn();
  there = await signIn();
  await call('/set-password', { newPassword: PASSWORD }, here.cookie);
});

describe('the bearer token of a session is refused at once when it ended by', () => {
  // security review: An ended session kept its power for ten minutes (H1)
  it('signing out', async () => {
    expect(await tryAll(there)).toEqual([200, 200, 201]);
    await call('/sign-out', {}, there.cookie);
    expect(await tryAll(there)).toEqual(REFUSED);
    await goesOn(here);
  });

  it('ending all other sessions', async () => {
    await call('/revoke-other-sessions', {}, here.cookie);
    expect(await tryAll(there)).toEqual(REFUSED);
    await goesOn(here);
  });

  it('ending this one of the list', async () => {
    await call('/end-session', { id: there.body.session.id }, here.cookie);
    expect(await tryAll(there)).toEqual(REFUSED);
    await goesOn(here);
  });

  // security identity: The access token is signed, lives ten minutes, and is renewed from the cookie alone … and is refused once its session was ended, in whichever way
  // security review: An ended session kept its power for ten minutes (H1) … and made tokens that outlived a recovery
  it('a recovered password, which leaves no access token either', async () => {
    expect(await request('POST', '/my/api-tokens', there.body.accessToken, token)).toBe(201);
    await call('/email-otp/request-password-reset', { email });
    const recovered = await call('/email-otp/reset-password', {
      email,
      otp: await newCode(),
      password: 'another four unrelated words',
    });
    expect(recovered.status).toBe(200);
    expect(await tryAll(there)).toEqual(REFUSED);
    expect(await tryAll(here)).toEqual(REFUSED);
    expect(await tokensOf(there.body.user.id)).toEqual([]);
  });

  it('a changed password, while who changed it goes on', async () => {
    const changed = await call<Session>(
      '/change-password',
      { currentPassword: PASSWORD, newPassword: 'another four unrelated words' },
      here.cookie,
    );
    expect(changed.status).toBe(200);
    expect(await tryAll(there)).toEqual(REFUSED);
    await goesOn(changed);
  });

  it('two-step sign-in that is turned on elsewhere', async () => {
    const started = await call<SecondFactorStart>(
      '/second-factor/start',
      { currentPassword: PASSWORD },
      here.cookie,
    );
    const { uri } = started.body as unknown as { uri: string };
    const confirmed = await call<Session>('/second-factor/confirm', { code: codeNow(uri) }, here.cookie);
    expect(confirmed.status).toBe(200);
    expect(await tryAll(there)).toEqual(REFUSED);
  });

  it('two-step sign-in that is reset on the server', async () => {
    await asOwner('update auth.users set two_factor_enabled = true where email = $1', [email]);
    await runAdminCommand({ ...services, origin: ORIGIN }, ['reset-second-factor', email]);
    expect(await tryAll(there)).toEqual(REFUSED);
  });

  it('its own end', async () => {
    await asOwner(`update auth.sessions set expires_at = now() - interval '1 second' where id = $1`, [
      there.body.session.id,
    ]);
    expect(await tryAll(there)).toEqual(REFUSED);
    await goesOn(here);
  });

  // security identity: Sessions end after 30 idle days or 180 days, those of administrators after 30 minutes or 12 hours
  it.each([
    ['30 idle days', 'landlord', '40 days', '30 days', REFUSED],
    ['180 days', 'landlord', '180 days', '0 days', REFUSED],
    ['30 idle minutes of an administrator', 'admin', '2 hours', '30 minutes', REFUSED],
    ['12 hours of an administrator', 'admin', '12 hours', '0 hours', REFUSED],
    ['nothing yet', 'landlord', '179 days', '29 days', [200, 200, 201]],
  ])('%s', async (_, role, started, used, expected) => {
    await asOwner('insert into user_roles (user_id, role) values ($1, $2)', [there.body.user.id, role]);
    await asOwner(
      `update auth.sessions set created_at = now() - $2::interval, last_used_at = now() - $3::interval, proved_at = now(),
        expires_at = now() + interval '1 year' where id = $1`,
      [there.body.session.id, started, used],
    );
    expect(await tryAll(there)).toEqual(expected);
    await goesOn(here);
  });

  // security identity: A suspended account is shut at the next call, its tokens too, and no way of signing in opens it
  it('a suspension, which the person reads once they proved who they are, and strangers never', async () => {
    const made = await app.request('/api/my/api-tokens', {
      method: 'POST',
      headers: {
        apikey: services.publicKey,
        authorization: `Bearer ${there.body.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(token),
    });
    const { token: secret } = (await made.json()) as { token: string };
    expect(await request('GET', '/profile', secret)).toBe(200);
    const office = await test.addPerson('Vikram Admin', ['admin']);
    const user_id = there.body.user.id;
    await test
      .as(office)
      .suspensions.suspend({ user_id, reason: 'Takes money for homes that are not theirs' });
    expect(await tryAll(there)).toEqual(REFUSED);
    expect(await request('GET', '/profile', secret)).toBe(401);
    expect(await signIn()).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
    const byPassword = (password: string) => call('/sign-in/email', { email, password });
    expect(await byPassword(PASSWORD)).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
    expect(await byPassword('not the password')).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    await test.as(office).suspensions.reinstate({ user_id, reason: 'It was somebody else' });
    await goesOn(await signIn());
    expect(await request('GET', '/profile', secret)).toBe(200);
  });

  it('the end of the account', async () => {
    await asOwner('delete from auth.users where email = $1', [email]);
    expect(await tryAll(there)).toEqual(REFUSED);
  });
});

describe('a session that is used', () => {
  const ends = async (id: string) => {
    const [row] = await asOwner<{ left: number; used: number | null }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as left,
        round(extract(epoch from now() - last_used_at))::int as used from auth.sessions where id = $1`,
      [id],
    );
    return row;
  };
  const DAY_IN_MINUTES = 24 * 60;

  it('goes on from its last use, which is kept to the minute and is no renewal of its token', async () => {
    const { id } = there.body.session;
    expect(await ends(id)).toEqual({ left: 30 * DAY_IN_MINUTES, used: null });
    await asOwner(
      `update auth.sessions set last_used_at = now() - interval '59 seconds', expires_at = now() + interval '1 day'
        where id = $1`,
      [id],
    );
    await goesOn(there);
    await call('/get-session', undefined, there.cookie);
    expect(await ends(id)).toMatchObject({ left: DAY_IN_MINUTES });
    await asOwner(`update auth.sessions set last_used_at = now() - interval '61 seconds' where id = $1`, [
      id,
    ]);
    await request('GET', '/my/notifications/unread', there.body.accessToken);
    expect(await ends(id)).toMatchObject({ left: DAY_IN_MINUTES });
    await goesOn(there);
    expect(await ends(id)).toEqual({ left: 30 * DAY_IN_MINUTES, used: 0 });
  });

  it('is listed with its last use, which is the sign-in until something follows', async () => {
    const list = async () => {
      const { body } = await call<SessionListing[]>('/list-sessions', undefined, here.cookie);
      return Object.fromEntries(body.map(({ id, lastUsedAt }) => [id, lastUsedAt]));
    };
    const { id, createdAt } = there.body.session;
    expect((await list())[id]?.slice(0, 19)).toBe(createdAt.slice(0, 19));
    await asOwner(`update auth.sessions set last_used_at = '2026-11-02 09:30:00Z' where id = $1`, [id]);
    expect((await list())[id]).toBe('2026-11-02T09:30:00.000Z');
  });

  // security review: The PIN and the session of an administrator never ended (M2)
  it('of an administrator ends half an hour after the sign-in that nothing followed, and its cookie with it', async () => {
    await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [here.body.user.id]);
    const fresh = await signIn();
    expect(await ends(fresh.body.session.id)).toEqual({ left: 30, used: null });
    await asOwner(`update auth.sessions set expires_at = now() where id = $1`, [fresh.body.session.id]);
    expect((await call('/get-session', undefined, fresh.cookie)).body).toBeNull();
  });
});

it('is refused for another person’s session too', async () => {
  email = `other${count}@example.com`;
  const other = await signIn();
  const subject = { userId: here.body.user.id, sessionId: other.body.session.id };
  await expect(test.as(subject.userId, { subject }).account.me()).rejects.toMatchObject({ status: 401 });
});

it('cannot be ended while an access token is being made in it, so that who ends it finds the token', async () => {
  const { session, user } = there.body;
  const held = () => sql`select app.hold_session(${session.id}) as held`;
  await database.asActor({ userId: user.id }, async (tx) => {
    expect((await tx.execute(held())).rows).toEqual([{ held: true }]);
    const end = asOwner('select from auth.sessions where id = $1 for update nowait', [session.id]);
    await expect(end).rejects.toMatchObject({ code: '55P03' });
  });
  await asOwner('delete from auth.sessions where id = $1', [session.id]);
  const after = await database.asActor({ userId: user.id }, (tx) => tx.execute(held()));
  expect(after.rows).toEqual([{ held: false }]);
});
