import { beforeEach, describe, expect, it } from 'vitest';
import { codeNow } from '../../../../tests/support/authenticator.ts';
import { cloneDatabase } from '../../../../tests/support/database.ts';
import { passkeyDevice } from '../../../../tests/support/passkey-device.ts';
import { type Answer, signInRoutes } from '../../../../tests/support/sign-in-routes.ts';
import type { PasskeyListing, SecondFactorStart, Session } from '../../../contract/session.ts';
import { PASSKEYS_MAX } from '../../../domain/passkeys.ts';
import type { PasskeyChange } from './account-changes.ts';
import { createAuth } from './auth.ts';
import type { SignInMail } from './sign-in-library.ts';

const ORIGIN = 'http://localhost:4600';
const { database, secret } = await cloneDatabase();
const mails: SignInMail[] = [];
const changes: PasskeyChange[] = [];
const faults: unknown[] = [];
const auth = await createAuth({
  evenTimeMs: 0,
  pool: database.pools.auth,
  secret,
  baseURL: ORIGIN,
  text: async () => {},
  mail: async (mail) => void mails.push(mail),
  changes: {
    passkey: async (_, change) => void changes.push(change),
    secondFactor: async () => {},
    newPassword: async () => {},
    newDevice: async () => {},
    newEmail: async () => {},
    newPhone: async () => {},
  },
  // The library logs what a device answered wrongly.
  onError: (error) => void faults.push(error),
});

type Asked = { challenge: string; userVerification?: string; allowCredentials?: unknown[] };
type Device = ReturnType<typeof passkeyDevice>;

let count = 0;
let session: Answer<Session>;
const call = signInRoutes(auth, ORIGIN, () => `192.0.2.${count % 250}`);

async function newcomer(): Promise<Answer<Session>> {
  const email = `passkey${count}-${mails.length}@example.com`;
  await call('/email-otp/send-verification-otp', { email });
  const mail = mails.at(-1);
  const otp = mail && mail.kind !== 'link' ? mail.code : '';
  return call<Session>('/sign-in/email-otp', { email, otp, name: 'Asha Rao' });
}

async function add(device: Device, cookie = session.cookie) {
  const asked = await call<Asked>('/passkeys/start', {}, cookie);
  return call('/passkeys/add', { credential: device.make(asked.body) }, `${cookie}; ${asked.cookie}`);
}

async function signInBy(device: Device, cookie = '') {
  const asked = await call<Asked>('/sign-in/passkey/start', {}, cookie);
  return call<Session>('/sign-in/passkey', { credential: device.use(asked.body) }, asked.cookie);
}

/** So many passkeys that no device holds. */
const fill = (most: number) =>
  database.pools.auth.query(
    `insert into auth.passkeys (user_id, name, credential_id, public_key, counter, device_type, backed_up)
     select $1::uuid, 'Passkey', $1::text || '-' || n, 'key', 0, 'singleDevice', false from generate_series(1, $2::int) n`,
    [session.body.user.id, most],
  );

const listed = async (cookie = session.cookie) =>
  (await call<PasskeyListing[]>('/passkeys', undefined, cookie)).body;

beforeEach(async () => {
  count += 1;
  changes.length = 0;
  faults.length = 0;
  session = await newcomer();
});

// security identity: A passkey signs in by the device's screen lock, and is refused once it is removed
it('is added, signs in, is named, and signs nobody in once it is removed', async () => {
  const device = passkeyDevice(ORIGIN);
  expect((await add(device)).status).toBe(200);
  expect(changes).toEqual([{ name: 'Passkey', isAdded: true }]);
  const signedIn = await signInBy(device);
  expect(signedIn).toMatchObject({ status: 200, body: { user: { id: session.body.user.id } } });
  const [passkey] = await listed();
  expect(passkey).toMatchObject({ name: 'Passkey', lastUsedAt: expect.any(String) });
  await call('/passkeys/name', { id: passkey?.id, name: ' My phone ' }, session.cookie);
  expect(await listed()).toMatchObject([{ name: 'My phone' }]);
  expect((await call('/passkeys/remove', { id: passkey?.id }, session.cookie)).status).toBe(200);
  expect(changes.at(-1)).toEqual({ name: 'My phone', isAdded: false });
  expect(await signInBy(device)).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  expect(faults).toEqual([]);
});

it('is written down: added, signed in, failed, removed', async () => {
  const device = passkeyDevice(ORIGIN);
  await add(device);
  await signInBy(device);
  const [passkey] = await listed();
  await call('/passkeys/remove', { id: passkey?.id }, session.cookie);
  const { rows } = await database.pools.auth.query<{ event: string }>(
    'select event from auth.security_events where user_id = $1 order by id',
    [session.body.user.id],
  );
  expect(rows.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['passkey-added', 'signed-in', 'passkey-removed']),
  );
});

it('asks every browser for the screen lock, and names no passkey of whoever is signed in there', async () => {
  await add(passkeyDevice(ORIGIN));
  const { body } = await call<Asked>('/sign-in/passkey/start', {}, session.cookie);
  expect(body.userVerification).toBe('required');
  expect(body.allowCredentials ?? []).toEqual([]);
});

describe('is refused', () => {
  it('where the device asked for no screen lock', async () => {
    expect(await add(passkeyDevice(ORIGIN, false))).toMatchObject({ status: 422 });
    expect(await listed()).toEqual([]);
    const device = passkeyDevice(ORIGIN);
    await add(device);
    const asked = await call<Asked>('/sign-in/passkey/start', {});
    const credential = device.use(asked.body);
    const data = Buffer.from(credential.response.authenticatorData, 'base64url');
    data[32] = 1;
    credential.response.authenticatorData = data.toString('base64url');
    expect((await call('/sign-in/passkey', { credential }, asked.cookie)).status).toBe(401);
  });

  it('from another site', async () => {
    expect(await add(passkeyDevice('http://localhost:4601'))).toMatchObject({ status: 422 });
    expect(await listed()).toEqual([]);
  });

  it('for a challenge that was answered already, or never asked', async () => {
    const device = passkeyDevice(ORIGIN);
    await add(device);
    const asked = await call<Asked>('/sign-in/passkey/start', {});
    const credential = device.use(asked.body);
    expect((await call('/sign-in/passkey', { credential })).status).toBe(401);
    expect((await call('/sign-in/passkey', { credential }, asked.cookie)).status).toBe(200);
    expect((await call('/sign-in/passkey', { credential }, asked.cookie)).status).toBe(401);
  });

  it('once there are ten', async () => {
    await fill(PASSKEYS_MAX);
    expect(await call('/passkeys/start', {}, session.cookie)).toMatchObject({ status: 409 });
  });

  it('as the eleventh, when two are added at once', async () => {
    await fill(PASSKEYS_MAX - 1);
    const answers = await Promise.all([add(passkeyDevice(ORIGIN)), add(passkeyDevice(ORIGIN))]);
    expect(await listed()).toHaveLength(PASSKEYS_MAX);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it('of another person is neither listed, named nor removed', async () => {
  const device = passkeyDevice(ORIGIN);
  await add(device);
  const [passkey] = await listed();
  const other = await newcomer();
  expect(await listed(other.cookie)).toEqual([]);
  await call('/passkeys/name', { id: passkey?.id, name: 'Mine' }, other.cookie);
  await call('/passkeys/remove', { id: passkey?.id }, other.cookie);
  expect(await listed()).toMatchObject([{ name: 'Passkey' }]);
  expect((await call('/passkeys')).status).toBe(401);
});

// security identity: With two-step sign-in a passkey is both steps
it('is both steps where two-step sign-in is on', async () => {
  const { body } = await call<SecondFactorStart>('/second-factor/start', {}, session.cookie);
  session = await call<Session>('/second-factor/confirm', { code: codeNow(body.uri) }, session.cookie);
  const device = passkeyDevice(ORIGIN);
  await add(device);
  expect(await signInBy(device)).toMatchObject({ status: 200, body: { user: { hasSecondFactor: true } } });
});
