/** Tells the security log what came of each sign-in route, and knows the device it was done on. */
import type { SecurityEvent } from '../../../domain/security-events.ts';
import { deviceCookie, deviceIn, forgetDevices, newDevice, rememberDevice } from './known-devices.ts';
import { deviceWords, type Origin, type Whose } from './security-log.ts';
import { accountIn, type Door, personOf } from './sign-in-door.ts';
import type { SignInRoute } from './sign-in-routes.ts';

/** What success means; a route that is not here changes nothing about who may come in or act. */
export const watchedRoutes: Readonly<Record<string, SecurityEvent>> = {
  '/sign-in/email': 'signed-in',
  '/sign-in/email-otp': 'signed-in',
  '/sign-in/link': 'signed-in',
  '/sign-in/phone': 'signed-in',
  '/sign-in/phone-code': 'signed-in',
  '/sign-in/passkey': 'signed-in',
  '/second-step': 'signed-in',
  '/prove': 'proof-given',
  '/callback/google': 'signed-in',
  '/callback/oidc': 'signed-in',
  '/email-otp/reset-password': 'recovered',
  '/phone/reset-password': 'recovered',
  '/change-password': 'password-changed',
  '/set-password': 'password-changed',
  '/second-factor/confirm': 'second-factor-on',
  '/second-factor/end': 'second-factor-off',
  '/passkeys/add': 'passkey-added',
  '/passkeys/remove': 'passkey-removed',
  '/email-change/confirm': 'email-changed',
  '/phone-change/confirm': 'phone-changed',
  '/merge/confirm': 'account-merged',
  '/end-session': 'session-ended',
  '/revoke-other-sessions': 'other-sessions-ended',
  '/sign-out': 'signed-out',
};

/** By the reason of the refusal. */
const failures: Readonly<Record<string, SecurityEvent>> = {
  'credentials.wrong': 'sign-in-failed',
  'credentials.wrong-by-phone': 'sign-in-failed',
  'sign-in-code.wrong': 'sign-in-failed',
  'sign-in-link.over': 'sign-in-failed',
  'passkey.unknown': 'sign-in-failed',
  'passkey.refused': 'sign-in-failed',
  'second-code.wrong': 'second-step-failed',
  'second-step.over': 'second-step-failed',
  'second-step.locked': 'second-step-locked',
};

/** Of a session that is asked for fresh proof: a wrong try there is no failed sign-in. */
const failedProofs: Readonly<Record<string, SecurityEvent>> = {
  'password.wrong': 'proof-failed',
  'sign-in-code.wrong': 'proof-failed',
  'second-code.wrong': 'proof-failed',
  'second-step.locked': 'second-step-locked',
};

export type Watched = { route: SignInRoute; values: Record<string, unknown>; request: Request; from: Origin };

/** Called before the route does its work, since signing out leaves nobody to ask for afterwards; then with the answer, which it completes. */
export async function watch(
  door: Door,
  { route, values, request, from }: Watched,
): Promise<(answer: Response) => Promise<Response>> {
  const leaving = route.path === '/sign-out' ? await personOf(door.library, cookiesOf(request)) : undefined;
  return async (answer) => {
    if (answer.status >= 400) {
      const event = (route.path === '/prove' ? failedProofs : failures)[await reasonOf(answer)];
      const whose = event && (await triedOn(door, values, request));
      if (event) await door.security.note(event, whose ?? NOBODY, from);
      return answer;
    }
    const event = watchedRoutes[route.path];
    if (!event) return answer;
    if (event === 'signed-in') return signedIn(door, answer, request, from);
    const person = leaving ?? (await personAfter(door, answer, request));
    const whose: Whose | undefined = person ? { userId: person } : whoseIn(values);
    if (whose) await door.security.note(event, whose, from);
    const account = accountIn(values);
    if (event === 'recovered' && account) await forgetDevices(door.pool, account);
    return answer;
  };
}

const NOBODY: Whose = { account: '' };

/** Nothing is told yet while the second step is to come. */
async function signedIn(door: Door, answer: Response, request: Request, from: Origin): Promise<Response> {
  const { pool, security, changes, origin, onError } = door;
  const person = await personIn(door, cookiesSet(answer));
  if (!person) return answer;
  await security.note('signed-in', { userId: person }, from);
  const device = deviceIn(cookiesOf(request)) ?? newDevice();
  const { isNews } = await rememberDevice(pool, person, device);
  if (isNews) {
    await security.note('new-device', { userId: person }, from);
    // The sign-in stands whatever happens to the word of it.
    await changes?.newDevice(person, deviceWords(from.userAgent)).catch(onError);
  }
  const headers = new Headers(answer.headers);
  headers.append('set-cookie', deviceCookie(device, origin.startsWith('https:')));
  return new Response(answer.body, { status: answer.status, headers });
}

/** Whose account somebody failed to come into: of the address or number typed, of the second step under way, or their own. */
async function triedOn(door: Door, values: Watched['values'], request: Request): Promise<Whose | undefined> {
  const named = whoseIn(values);
  if (named) return named;
  const person = (await challenged(door, cookiesOf(request))) ?? (await personIn(door, cookiesOf(request)));
  return person ? { userId: person } : undefined;
}

/** The library keeps whom it asked for the second step under the name that its cookie holds before the signature. */
async function challenged({ pool }: Door, cookies: string): Promise<string | undefined> {
  const name = /(?:^|; )[^=;]*two_factor=([^;.]+)/.exec(cookies)?.[1];
  if (!name) return undefined;
  const { rows } = await pool.query<{ user_id: string }>(
    `select u.id as user_id from auth.verifications v join auth.users u on v.value = u.id::text where v.identifier = $1`,
    [decodeURIComponent(name)],
  );
  return rows[0]?.user_id;
}

const personAfter = (door: Door, answer: Response, request: Request) =>
  personIn(door, cookiesSet(answer) || cookiesOf(request));

const personIn = (door: Door, cookies: string) => personOf(door.library, cookies || null);

const cookiesOf = (request: Request): string => request.headers.get('cookie') ?? '';

const cookiesSet = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .filter((one) => !/Max-Age=0/i.test(one))
    .map((one) => one.split(';', 1)[0])
    .join('; ');

function whoseIn(values: Watched['values']): Whose | undefined {
  const account = accountIn(values);
  return account === undefined ? undefined : { account };
}

async function reasonOf(answer: Response): Promise<string> {
  const body = await answer
    .clone()
    .json()
    .catch(() => null);
  return String(body?.data?.reason ?? '');
}
