/** Somebody signed in without the sign-in page, for journeys whose subject it is not. */
import type { BrowserContextOptions } from 'playwright-core';
import { demoPassword } from '../../src/db/seed/demo/people.ts';
import { SESSION_KEY } from '../../src/web/lib/session.ts';
import { productOrigin } from './origin.ts';

/** `landlord` is landlord@demo.kiraya.example; see `demoAccounts`. */
export const demoEmail = (label: string) => `${label}@demo.kiraya.example`;

/** Asks a sign-in route; the name and value of the cookie that renews the session, if it sets one, and what it answered. */
export async function askSignIn(
  path: string,
  input: object,
  cookie?: readonly [string, string],
): Promise<{ cookie: [string, string] | undefined; text: string }> {
  const origin = productOrigin();
  const answer = await fetch(`${origin}/api/auth${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie?.join('=') ?? '' },
    body: JSON.stringify(input),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(answer.headers.get('Set-Cookie') ?? '') ?? [];
  return { cookie: name && value ? [name, value] : undefined, text };
}

async function openSession(
  email: string,
  password: string,
): Promise<{ cookie: [string, string]; session: string }> {
  const { cookie, text } = await askSignIn('/sign-in/email', { email, password });
  if (!cookie) throw new Error('The sign-in set no cookie');
  return { cookie, session: text };
}

/** Options of a browser context in which that person is signed in, as if they had come back to an open browser. */
export async function signedIn(
  email: string,
  password = demoPassword,
): Promise<Pick<BrowserContextOptions, 'storageState'>> {
  const { cookie, session } = await openSession(email, password);
  const origin = productOrigin();
  const [name, value] = cookie;
  const place = { domain: new URL(origin).hostname, path: '/api/auth', expires: -1 };
  return {
    storageState: {
      cookies: [{ name, value, ...place, httpOnly: true, secure: false, sameSite: 'Strict' }],
      origins: [{ origin, localStorage: [{ name: SESSION_KEY, value: session }] }],
    },
  };
}

/** Calls procedures as that person, to set a stage; what a journey is about goes through the screen. */
export async function callerOf(email: string, password = demoPassword) {
  const { session } = await openSession(email, password);
  const { accessToken } = JSON.parse(session) as { accessToken: string };
  const origin = productOrigin();
  const page = await (await fetch(origin)).text();
  const apikey = /publicKey\W+([\w-]{43})/.exec(page)?.[1] ?? '';
  const headers = { apikey, Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  return async <T>(method: 'GET' | 'POST' | 'PUT', path: string, input: object = {}): Promise<T> => {
    const body = method === 'GET' ? {} : { body: JSON.stringify(input) };
    const answer = await fetch(`${origin}/api${path}`, { method, headers, ...body });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    const isJson = answer.headers.get('content-type')?.includes('json');
    return (isJson ? answer.json() : answer.blob()) as Promise<T>;
  };
}

/** What one procedure answers that person. */
export const answerTo = async <T>(email: string, path: string): Promise<T> =>
  (await callerOf(email))<T>('GET', path);
