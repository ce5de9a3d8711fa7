/** AUTH_SECRET with a newer secret before the one of until now: what goes on, and what has to be put under the new one. */
import { symmetricDecrypt } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { codeNow } from '../../../../tests/support/authenticator.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { signInRoutes } from '../../../../tests/support/sign-in-routes.ts';
import type { SecondFactorStart, Session } from '../../../contract/session.ts';
import { searchOfLink, unsubscribePath } from '../../alerts/unsubscribe.ts';
import { runAdminCommand } from '../../app/admin-commands.ts';
import { callerOfApiToken } from '../api-tokens.ts';
import { readConfig } from '../config.ts';
import { createSeals } from '../seal.ts';
import { createAuth } from './auth.ts';
import { secretVersion } from './secret-versions.ts';
import type { SignInMail } from './sign-in-library.ts';

const { services, database, secret: old, as, addPerson, asOwner } = await startServices({ runsJobs: false });
const next = 'a newer secret, made by chance: 8Qd1kZ0vW3';
const config = { ...services.config, authSecret: next, earlierSecrets: [old] };
const ORIGIN = 'http://localhost:4600';
const PASSWORD = 'four unrelated words';
const email = 'asha@example.com';
const codes: string[] = [];

async function signInUnder(secret: string, earlierSecrets: readonly string[] = []) {
  const auth = await createAuth({
    evenTimeMs: 0,
    limitFactor: 100,
    pool: database.pools.auth,
    secret,
    earlierSecrets,
    baseURL: ORIGIN,
    text: async () => undefined,
    mail: async (mail: SignInMail) => void (mail.kind === 'code' && codes.push(mail.code)),
    onError: () => undefined,
  });
  return { auth, call: signInRoutes(auth, ORIGIN, () => '192.0.2.7') };
}
type Call = Awaited<ReturnType<typeof signInUnder>>['call'];

async function bothSteps(call: Call, uri: string) {
  const first = await call('/sign-in/email', { email, password: PASSWORD });
  return call<Session>('/second-step', { code: codeNow(uri) }, first.cookie);
}

// security identity: AUTH_SECRET can be changed: what was made under the earlier one goes on while it is named
// security review: Smaller ones (L6) … AUTH_SECRET could not be changed
it('keeps second factors through a change of AUTH_SECRET, and puts them under the newest by rotate-keys', async () => {
  const { call } = await signInUnder(old);
  await call('/email-otp/send-verification-otp', { email });
  const { cookie } = await call('/sign-in/email-otp', { email, otp: codes.at(-1), name: 'Asha Rao' });
  await call('/set-password', { newPassword: PASSWORD }, cookie);
  const started = await call<SecondFactorStart>(
    '/second-factor/start',
    { currentPassword: PASSWORD },
    cookie,
  );
  const { uri, backupCodes } = started.body;
  await call('/second-factor/confirm', { code: codeNow(uri) }, cookie);

  const both = await signInUnder(next, [old]);
  const signedIn = await bothSteps(both.call, uri);
  expect(signedIn.status).toBe(200);
  expect(await both.auth.verifyAccessToken(signedIn.body.accessToken)).not.toBeNull();
  // The earlier one taken away too soon: the second step cannot be taken.
  expect((await bothSteps((await signInUnder(next)).call, uri)).status).not.toBe(200);

  const registered = await call<{ client_secret: string }>('/oauth2/register', {
    client_name: 'Ledger',
    redirect_uris: ['https://ledger.example/back'],
    token_endpoint_auth_method: 'client_secret_post',
  });
  const rotate = () => runAdminCommand({ ...services, config, origin: ORIGIN }, ['rotate-keys']);
  expect((await rotate()).text).toContain('1 second factors encrypted anew');
  expect((await rotate()).text).toContain('0 second factors encrypted anew');
  const alone = (await signInUnder(next)).call;
  expect((await bothSteps(alone, uri)).status).toBe(200);
  const [program] = await asOwner<{ client_secret: string }>('select client_secret from auth.oauth_clients');
  const key = { keys: new Map([[secretVersion(next), next]]), currentVersion: secretVersion(next) };
  const opened = await symmetricDecrypt({ key, data: program?.client_secret ?? '' });
  expect(`kios_${opened}`).toBe(registered.body.client_secret);
  const first = await alone('/sign-in/email', { email, password: PASSWORD });
  expect((await alone('/second-step', { code: backupCodes[0] }, first.cookie)).status).toBe(200);
});

it('opens what was encrypted before versions were written, under the oldest secret named', async () => {
  const { symmetricEncrypt } = await import('better-auth/crypto');
  const plain = await asOwner<{ id: string; secret: string }>('select id, secret from auth.two_factors');
  const bare = await symmetricEncrypt({ key: old, data: 'JBSWY3DPEHPK3PXP' });
  await asOwner('update auth.two_factors set secret = $1', [bare]);
  const { ok } = await runAdminCommand({ ...services, config, origin: ORIGIN }, ['rotate-keys']);
  const [after] = await asOwner<{ secret: string }>('select secret from auth.two_factors');
  expect([ok, after?.secret.startsWith('$ba$'), plain.length]).toEqual([true, true, 1]);
});

it('knows access tokens and links of letters by every secret that is named', async () => {
  const person = await addPerson('Bina');
  const { token } = await as(person).apiTokens.create({
    name: 'reports',
    scopes: ['profile:read'],
    days: '30',
  });
  const under = (own: typeof config) => callerOfApiToken(token, { ...services, config: own });
  expect(await under(config)).toMatchObject({ subject: { userId: person } });
  expect(await under({ ...config, earlierSecrets: [] })).toBeNull();
  const id = '00000000-0000-4000-8000-000000000001';
  const link = unsubscribePath(old, id).replace('/unsubscribe/', '');
  expect([searchOfLink([next, old], link), searchOfLink([next], link)]).toEqual([id, null]);
});

it('opens seals of a trial and proves the audit trail by every secret that is named', () => {
  const read = (secrets: string) => readConfig({ AUTH_SECRET: secrets });
  const [earlier, newest] = ['earlier-one-', 'newest-one-'].map((name) => name.padEnd(40, 'x'));
  const [before, after] = [read(`${earlier}`), read(`${newest} ${earlier}`)];
  const place = { column: 'tax_identities.sealed', owner: 'asha' };
  const sealed = createSeals(before.sealKeys, before.fingerprintKey).seal('ABCPE1234F', place);
  expect(createSeals(after.sealKeys, after.fingerprintKey).open(sealed, place)).toBe('ABCPE1234F');
  expect(after.auditKeys.map(({ id }) => id)).toContain(before.auditKeys[0]?.id);
  expect([after.authSecret, after.earlierSecrets]).toEqual([newest, [earlier]]);
  expect(() => read(`${earlier} ${earlier}`)).toThrow(/AUTH_SECRET names a secret twice/);
  expect(read('four words that are no list of secrets').earlierSecrets).toEqual([]);
  expect(() => read(`${earlier} short`)).toThrow(/AUTH_SECRET must have at least 32 characters/);
});
