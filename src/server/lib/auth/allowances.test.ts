/** How many tries a stranger has at somebody's account, and that its person has tries of their own: at the limits of production. */
import { beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../../../tests/support/database.ts';
import { quickPasswords } from '../../../../tests/support/quick-passwords.ts';
import { signInRoutes } from '../../../../tests/support/sign-in-routes.ts';
import { createAuth } from './auth.ts';

const ORIGIN = 'http://localhost:4600';
const PASSWORD = 'seven quiet mangoes';
const { database, secret } = await cloneDatabase();
const codes: string[] = [];
const keepCode = async (sent: object) => {
  if ('code' in sent) codes.push(String(sent.code));
};
const auth = await createAuth({
  pool: database.pools.auth,
  secret,
  baseURL: ORIGIN,
  evenTimeMs: 0,
  passwordHashing: quickPasswords,
  mail: keepCode,
  text: keepCode,
  onError: (error) => {
    throw error;
  },
});
let hop = 0;
/** Each call from another network, as somebody has who wants to. */
const call = signInRoutes(auth, ORIGIN, () => `198.51.${(hop >> 8) & 255}.${hop++ & 255}`);
let count = 0;

const wrongOf = (code: string | undefined) => (code === '000000' ? '111111' : '000000');
/** A quarter of an hour is over, and the day is not. */
const nextQuarter = () =>
  database.pools.auth.query(`delete from auth.rate_limits where key not like 'code-check.day:%'`);

describe.each([
  {
    by: 'an address',
    who: (n: number) => ({ email: `asha${n}@example.com` }),
    paths: ['/sign-in/email', '/email-otp/send-verification-otp', '/sign-in/email-otp'],
  },
  {
    by: 'a number',
    who: (n: number) => ({ phone: `+91987654${3000 + n}` }),
    paths: ['/sign-in/phone', '/phone/send-code', '/sign-in/phone-code'],
  },
])('of an account by $by', ({ who, paths: [passwordPath = '', sendPath = '', codePath = ''] }) => {
  let named: object;
  let device: string;

  const withPassword = async (password: string, cookie = '') =>
    (await call(passwordPath, { ...named, password }, cookie)).status;
  const askForCode = async (cookie = '') => (await call(sendPath, named, cookie)).status;
  const withCode = async (otp: string | undefined, cookie = '') =>
    (await call(codePath, { ...named, otp }, cookie)).status;
  async function signUp(name: string) {
    count += 1;
    named = who(count);
    await askForCode();
    return call(codePath, { ...named, otp: codes.at(-1), name });
  }

  beforeEach(async () => {
    await database.pools.auth.query('delete from auth.rate_limits');
    const opened = await signUp('Asha Rao');
    await call('/set-password', { newPassword: PASSWORD }, opened.cookie);
    device = /kiraya\.device=[\w-]+/.exec(opened.cookie)?.[0] ?? '';
    await database.pools.auth.query('delete from auth.rate_limits');
  });

  // security abuse: A stranger who uses an account's tries up keeps its person out nowhere on a device that it knows
  // security review: Codes could be guessed without end, and strangers kept people out (L1) … of their own device
  it('a stranger’s wrong passwords and code requests keep nobody out on their own device', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect(await withPassword('a wrong password')).toBe(401);
    for (let tries = 0; tries < 5; tries += 1) await askForCode();
    expect(await withPassword(PASSWORD)).toBe(429);
    expect(await askForCode()).toBe(429);
    expect(await withPassword(PASSWORD, device)).toBe(200);
    expect(await askForCode(device)).toBe(200);
    expect(await withCode(codes.at(-1), device)).toBe(200);
  });

  it('a device of another account has no tries of its own', async () => {
    const mine = named;
    const other = await signUp('Ravi');
    named = mine;
    for (let tries = 0; tries < 10; tries += 1) await withPassword('a wrong password', other.cookie);
    expect(await withPassword(PASSWORD, other.cookie)).toBe(429);
  });

  // security abuse: Fifteen wrong codes a day end the tries at an account, however many codes are asked for
  // security review: Codes could be guessed without end, and strangers kept people out (L1)
  it('fifteen wrong codes a day are all that a stranger has, however long the quarters', async () => {
    const answers: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      await nextQuarter();
      await askForCode();
      answers.push(await withCode(wrongOf(codes.at(-1))));
    }
    expect(answers).toEqual([...Array(15).fill(422), ...Array(5).fill(429)]);
    await nextQuarter();
    await askForCode(device);
    expect(await withCode(codes.at(-1), device)).toBe(200);
  });

  it('right codes are not counted', async () => {
    for (let times = 0; times < 17; times += 1) {
      await nextQuarter();
      await askForCode();
      expect(await withCode(codes.at(-1))).toBe(200);
    }
  });
});
