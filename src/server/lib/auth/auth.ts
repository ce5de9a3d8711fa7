/** The door to sign-in: `/api/auth/*` over HTTP, and the proof of access tokens for everything else. */
import { setTimeout as delay } from 'node:timers/promises';
import type { JSONWebKeySet } from 'jose';
import type { Pool } from 'pg';
import { RuleBroken } from '../../../domain/errors.ts';
import {
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
  PAGE_LANGUAGE_HEADER,
} from '../../../domain/languages.ts';
import { parseJson } from '../../../domain/parse-json.ts';
import { createAccessTokenVerifier, type VerifyAccessToken } from './access-tokens.ts';
import type { AccountChanges, AskForLostNumber, MergeAccounts } from './account-changes.ts';
import { GuessablePassword, refuseGuessable } from './guessable-password.ts';
import { deviceIn, isKnownDevice } from './known-devices.ts';
import { OIDC, type OidcConfig } from './oidc-provider.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { createPrograms, type Programs } from './programs.ts';
import { createProofCodes, type ProofCodes } from './proof-codes.ts';
import { createRateLimits, type RateLimits, TooManyTries } from './rate-limits.ts';
import { createSecurityLog, type SecurityLog, type SecurityLogOptions } from './security-log.ts';
import { answerBody } from './sign-in-answers.ts';
import { callOnServer } from './sign-in-calls.ts';
import { accountIn, type Door, personOf } from './sign-in-door.ts';
import {
  ADDRESS_HEADER,
  createSignInLibrary,
  LANGUAGE_HEADER,
  type SignInLibrary,
  type SignInMail,
  type SignInText,
} from './sign-in-library.ts';
import {
  brokenRule,
  crossSite,
  databaseGone,
  fieldsResponse,
  guessablePassword,
  notFound,
  notJson,
  problemResponse,
  signInProblem,
  tooLarge,
  tooManyTries,
} from './sign-in-problems.ts';
import {
  googleRoute,
  oidcRoute,
  phoneRoutes,
  providerRoute,
  type SignInRoute,
  signInRoutes,
} from './sign-in-routes.ts';
import { type Watched, watch } from './sign-in-watch.ts';

const BASE_PATH = '/api/auth';
const EVEN_TIME_MS = 150;
const MAX_BODY_BYTES = 16 * 1024;

export type AuthOptions = {
  /** Logs in as `kiraya_auth`. */
  pool: Pool;
  secret: string;
  /** Of before the newest AUTH_SECRET: they still open what sign-in keeps encrypted. */
  earlierSecrets?: readonly string[] | undefined;
  /** The public origin, without a path. */
  baseURL: string;
  google?: { clientId: string; clientSecret: string } | undefined;
  oidc?: OidcConfig | undefined;
  /** How many passwords may wait to be hashed before the next one is refused with 503. */
  passwordsMayWait?: number | undefined;
  /** The library's own where left out; tests that sign in all the time bring a cheap one. */
  passwordHashing?: PasswordHashing | undefined;
  /** Widens every rate limit, for a demo or a test run. */
  limitFactor?: number | undefined;
  /** No answer that could tell a known address from an unknown one comes earlier than this. */
  evenTimeMs?: number | undefined;
  /** Hands the mail over (enqueues it); never sends by itself. */
  mail: (mail: SignInMail) => Promise<void>;
  /** False where no text can be sent: then nobody signs in by a number. */
  hasTexts?: boolean | undefined;
  /** The same for a text to a mobile number; throws TooManyTries when too many were asked for. */
  text: (text: SignInText) => Promise<void>;
  /** Told of each new account, after it is stored, and of the language of the page that opened it. */
  onSignUp?: ((userId: string, language: Language | null) => Promise<void>) | undefined;
  /** Hears what a person changed about their sign-in, after it is stored. */
  changes?: AccountChanges | undefined;
  /** Brings the first account into the second, once both are proved. */
  mergeAccounts?: MergeAccounts | undefined;
  /** Takes the request of whoever lost their number, once the new one is proved. */
  askForLostNumber?: AskForLostNumber | undefined;
  /** Told of each address that somebody proved to read. */
  onAddressProved?: ((email: string) => Promise<void>) | undefined;
  /** Takes the lines of the security log, and how it names networks there. */
  security?: Pick<SecurityLogOptions, 'networks' | 'write'> | undefined;
  onError: (error: unknown) => void;
};

/** What a request brings that only the server knows. */
export type Caller = { address: string | null; requestId: string };

export type Auth = {
  handle(request: Request, caller: Caller): Promise<Response>;
  verifyAccessToken: VerifyAccessToken;
  limits: RateLimits;
  /** Codes that prove, in the middle of a session, that somebody reads an address or a number. */
  codes: ProofCodes;
  programs: Programs;
  security: SecurityLog;
  hasGoogle: boolean;
  hasTexts: boolean;
};

type Input = { route: SignInRoute; values: Record<string, unknown> };

/** Makes the signing key when the database has none, so that the first sign-in does not wait for it. */
export async function createAuth(options: AuthOptions): Promise<Auth> {
  const makeLibrary = () =>
    createSignInLibrary({ ...options, sendMail: options.mail, sendText: options.text });
  const library = makeLibrary();
  const limits = createRateLimits(options.pool, options.limitFactor);
  const { google, oidc } = options;
  const hasTexts = options.hasTexts !== false;
  const routes = [
    ...signInRoutes,
    ...(hasTexts ? phoneRoutes : []),
    ...(google || oidc ? [providerRoute] : []),
    ...(google ? [googleRoute] : []),
    ...(oidc ? [oidcRoute] : []),
  ];
  const { pool, secret, mail, changes, mergeAccounts, askForLostNumber, onAddressProved, onError } = options;
  const security = createSecurityLog({ pool, secret, onError, ...options.security });
  const codes = createProofCodes(pool, secret);
  const door: Door = {
    pool,
    library,
    renewLibrary: makeLibrary,
    limits,
    codes,
    secret,
    mail,
    security,
    text: hasTexts ? options.text : null,
    origin: new URL(options.baseURL).origin,
    changes,
    mergeAccounts,
    askForLostNumber,
    onAddressProved,
    onError,
  };
  const loadKeys = async () => (await library.api.getJwks()) as JSONWebKeySet;
  await ensureSigningKey(library, options.pool);
  const programs = createPrograms({
    ...{ pool, limits, onError, origin: door.origin, basePath: BASE_PATH },
    library: () => door.library,
  });
  return {
    handle: async (request, caller) => {
      const path = new URL(request.url).pathname.slice(BASE_PATH.length);
      const ofPrograms = programs.handle(path, request, caller.address);
      if (ofPrograms) return ofPrograms;
      const route = routes.find((known) => known.path === path && known.method === request.method);
      if (!route) return problemResponse(notFound, caller.requestId);
      const [response] = await Promise.all([
        answer(door, route, request, caller),
        route.evenTime ? delay(options.evenTimeMs ?? EVEN_TIME_MS) : undefined,
      ]);
      return response;
    },
    verifyAccessToken: createAccessTokenVerifier(loadKeys),
    limits,
    codes,
    programs,
    security,
    hasGoogle: google !== undefined,
    hasTexts,
  };
}

/** Keys written under another AUTH_SECRET cannot be read any more: they make room for a new one. */
async function ensureSigningKey(library: SignInLibrary, pool: Pool): Promise<void> {
  const sign = () => library.api.signJWT({ body: { payload: {} } });
  await sign().catch(async () => {
    await pool.query('delete from auth.jwks');
    await sign();
  });
}

async function answer(door: Door, route: SignInRoute, request: Request, caller: Caller): Promise<Response> {
  try {
    const input = await readInput(route, request, caller);
    if (input instanceof Response) return input;
    const watched = watchedOf(input, request, caller);
    const account = await countTry(door, watched);
    const finish = await watch(door, watched);
    if (route.checksPassword) await takePassword(input);
    const response = await callLibrary(door, input, request, caller);
    if (response.status === 200 && route.provesAddress) await tellProved(door, input, response);
    if (response.status === 200 && route.recovers) await endPrograms(door, accountIn(input.values));
    if (response.status === 200 && route.resetsAccount && account) await forgetTries(door, route, account);
    return await finish(await tell(door, route, { request, response }, caller));
  } catch (error) {
    if (error instanceof GuessablePassword)
      return problemResponse(guessablePassword(error.field), caller.requestId);
    if (error instanceof RuleBroken)
      return problemResponse(brokenRule(error, ruledField(route)), caller.requestId);
    if (error instanceof TooManyTries) return problemResponse(tooManyTries(error), caller.requestId);
    door.onError(error);
    return problemResponse(await brokenOrBusy(door.pool), caller.requestId);
  }
}

/** Rules that sign-in meets are about the number that is to get a text, or the account that is to be brought into another. */
function ruledField({ path, call }: SignInRoute): string {
  if (path.startsWith('/merge/')) return 'account';
  return call === 'startPhoneChange' ? 'newPhone' : 'phone';
}

/** The parsed body, or the answer that refuses it. */
async function readInput(route: SignInRoute, request: Request, caller: Caller): Promise<Input | Response> {
  if (route.method === 'GET') return { route, values: {} };
  if (isCrossSite(request)) return problemResponse(crossSite, caller.requestId);
  if (!route.body) return { route, values: {} };
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return problemResponse(notJson, caller.requestId);
  }
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) return problemResponse(tooLarge, caller.requestId);
  const parsed = route.body.safeParse(parseJson(text));
  if (!parsed.success) return fieldsResponse(parsed.error, caller.requestId);
  return { route, values: parsed.data };
}

/** Browsers say where a request comes from; whatever is no browser carries no cookie of ours either. */
function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  return (
    origin !== null && URL.parse(origin)?.host !== (request.headers.get('host') ?? new URL(request.url).host)
  );
}

const watchedOf = ({ route, values }: Input, request: Request, { address }: Caller): Watched => ({
  route,
  // The work may take from them what is not handed on.
  values: { ...values },
  request,
  from: { address, userAgent: request.headers.get('user-agent') },
});

/** Answers under which key the tries of the account are counted. */
async function countTry(door: Door, { route, values, request, from }: Watched): Promise<string | undefined> {
  const { limits, security, pool } = door;
  const account = accountIn(values);
  const cookies = request.headers.get('cookie');
  if (route.perAddress && from.address) await limits.consume(route.perAddress, from.address);
  // A device that the account knows has tries of its own: whoever uses those of the account up keeps its person out nowhere there.
  const device = route.perAccount && deviceIn(cookies);
  const isKnown = account && device && (await isKnownDevice(pool, account, device));
  const counted = isKnown ? `${account} ${device}` : account;
  for (const limit of [route.perAccount, route.perAccountFailed]) {
    if (!limit || !account || !counted) continue;
    await limits.consume(limit, counted).catch(async (error: unknown) => {
      const isNews = error instanceof TooManyTries && error.isFirst;
      if (isNews) await security.note('tries-used-up', { account }, from);
      throw error;
    });
  }
  const person = route.perPerson && (await personOf(door.library, cookies));
  if (route.perPerson && person) await limits.consume(route.perPerson, person);
  return counted;
}

async function forgetTries({ limits }: Door, route: SignInRoute, account: string): Promise<void> {
  if (route.perAccount) await limits.reset(route.perAccount, account);
  if (route.perAccountFailed) await limits.refund(route.perAccountFailed, account);
}

/** What an account is to be opened with is checked before a code is sent for it, and not handed on. */
async function takePassword({ values }: Input): Promise<void> {
  const { email, name, password } = values;
  if (typeof password === 'string') {
    const person = {
      email: typeof email === 'string' ? email : undefined,
      name: typeof name === 'string' ? name : undefined,
    };
    await refuseGuessable({ field: 'password', password }, person);
  }
  delete values.password;
  delete values.name;
}

async function callLibrary(door: Door, input: Input, request: Request, caller: Caller): Promise<Response> {
  const { route, values } = input;
  const headers = new Headers({ origin: door.origin });
  for (const name of ['cookie', 'user-agent']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (caller.address) headers.set(ADDRESS_HEADER, caller.address);
  const language = askedIn(request.headers);
  if (language) headers.set(LANGUAGE_HEADER, language);
  if (route.call) return callOnServer(door, route.call, values, headers);
  const ask = () =>
    door.library.handler(libraryRequest(door.origin, input, headers, new URL(request.url).search));
  const answer = await ask();
  if (answer.status !== 404 || values.provider !== OIDC) return answer;
  // The library asks the provider for its configuration only when it is made; it could not be reached then.
  door.library = door.renewLibrary();
  return ask();
}

/** As the page says; on the way back from Google there is none, and what the device remembers counts. */
function askedIn(headers: Headers): Language | undefined {
  const named = headers.get(PAGE_LANGUAGE_HEADER) ?? rememberedIn(headers.get('cookie') ?? '');
  return isLanguage(named) ? named : undefined;
}

const rememberedIn = (cookies: string) => new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies)?.[1];

function libraryRequest(origin: string, { route, values }: Input, headers: Headers, search: string): Request {
  const url = new URL(`${origin}${BASE_PATH}${route.readsFrom ?? route.path}`);
  if (route.readsFrom) {
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, String(value));
    return new Request(url, { headers });
  }
  if (route.method === 'GET') {
    url.search = search;
    return new Request(url, { headers });
  }
  headers.set('content-type', 'application/json');
  return new Request(url, { method: 'POST', headers, body: JSON.stringify({ ...values, ...route.fixed }) });
}

/** The proof stands whatever becomes of telling it. A link names its address only in the answer. */
async function tellProved({ onAddressProved, onError }: Door, { values }: Input, response: Response) {
  const said = values.email ?? (await response.clone().json())?.user?.email;
  if (typeof said === 'string') await onAddressProved?.(said).catch(onError);
}

/** Whoever lost their password may have lost it to somebody else. Should this fail, they are told and recover once more. */
async function endPrograms({ pool, changes }: Door, account: string | undefined): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from auth.users where $1 in (email, phone)', [
    account,
  ]);
  const [person] = rows;
  if (person) await changes?.newPassword(person.id, { how: 'recovered', endsPrograms: true });
}

/** The library tells a database that is gone from a fault of ours no better than by a 500. */
async function brokenOrBusy(pool: Pool) {
  const answers = await pool.query('select 1').then(
    () => true,
    () => false,
  );
  return answers ? signInProblem(500, undefined) : databaseGone;
}

/** The library's answer in our shape: no raw session token leaves in a body. */
async function tell(
  door: Door,
  route: SignInRoute,
  { request, response }: { request: Request; response: Response },
  caller: Caller,
): Promise<Response> {
  if (route === googleRoute || route === oidcRoute) return fromProvider(response);
  if (response.status !== 200) {
    if (response.status === 500) throw new Error(`${route.path} failed`);
    const body = await response.json().catch(() => null);
    return problemResponse(signInProblem(response.status, body?.code), caller.requestId);
  }
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
  const body = await answerBody(route, response, (cookie) =>
    door.library.handler(
      new Request(`${door.origin}${BASE_PATH}/get-session`, {
        headers: { cookie: cookie || (request.headers.get('cookie') ?? '') },
      }),
    ),
  );
  return new Response(JSON.stringify(body), { status: 200, headers });
}

/** The way back from another provider ends on our sign-in page, which has to know that the second step is still to come. */
function fromProvider(response: Response): Response {
  const location = response.headers.get('location');
  const isAsked = response.headers.getSetCookie().some((cookie) => /^[^=]*two_factor=[^;]/.test(cookie));
  if (!location || !isAsked) return response;
  const headers = new Headers(response.headers);
  headers.set('location', `${location}${location.includes('?') ? '&' : '?'}second-step=1`);
  return new Response(null, { status: 302, headers });
}
