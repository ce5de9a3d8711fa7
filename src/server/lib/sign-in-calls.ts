/** The sign-in routes that are calls of the library's server side: one of ours may be several of the library's. */
import type { Pool } from 'pg';
import type { RateLimits } from './rate-limits.ts';
import type { SignInLibrary } from './sign-in-library.ts';
import type { ServerCall } from './sign-in-routes.ts';

/** What stands behind the sign-in routes. */
export type Door = {
  pool: Pool;
  library: SignInLibrary;
  limits: RateLimits;
  origin: string;
  onSecondFactor?: ((userId: string, isOn: boolean) => Promise<void>) | undefined;
  /** Told of each address that somebody proved to read, by a code or a link sent there. */
  onAddressProved?: ((email: string) => Promise<void>) | undefined;
  onError: (error: unknown) => void;
};

type Values = Record<string, unknown>;
type Call = (door: Door, values: Values, headers: Headers) => Promise<Response>;

export function callOnServer(
  door: Door,
  call: ServerCall,
  values: Values,
  headers: Headers,
): Promise<Response> {
  return calls[call](door, values, headers);
}

/** Who is signed in by these cookies. */
export async function personOf({ api }: SignInLibrary, cookie: string | null): Promise<string | undefined> {
  const found = cookie ? await api.getSession({ headers: new Headers({ cookie }) }) : null;
  return found?.user.id;
}

const calls: Readonly<Record<ServerCall, Call>> = {
  setPassword: ({ library }, { newPassword }, headers) =>
    library.api.setPassword({ body: { newPassword: String(newPassword) }, headers, asResponse: true }),
  endSession,
  secondStep: (door, { code }, headers) => checkCode(door, String(code), withoutSession(headers)),
  startSecondFactor: ({ library }, values, headers) =>
    library.api.enableTwoFactor({ body: passwordIn(values), headers, asResponse: true }),
  confirmSecondFactor,
  endSecondFactor: async (door, values, headers) => {
    const checked = await checkCode(door, String(values.code), headers);
    if (checked.status !== 200) return checked;
    const answer = await door.library.api.disableTwoFactor({
      body: passwordIn(values),
      headers,
      asResponse: true,
    });
    await tellChange(door, answer, headers, false);
    return answer;
  },
  newBackupCodes: async (door, values, headers) => {
    const checked = await checkCode(door, String(values.code), headers);
    if (checked.status !== 200) return checked;
    return door.library.api.generateBackupCodes({ body: passwordIn(values), headers, asResponse: true });
  },
};

/** The list that people see holds ids; the library ends by token. Another person's session is not in the list. */
async function endSession({ library }: Door, { id }: Values, headers: Headers): Promise<Response> {
  const own = await library.api.listSessions({ headers });
  const session = own.find((known) => known.id === id);
  if (!session) return Response.json({ status: true });
  return library.api.revokeSession({ body: { token: session.token }, headers, asResponse: true });
}

/** A code of the app, or a backup code, which is used up by it. */
function checkCode({ library }: Door, code: string, headers: Headers): Promise<Response> {
  const call = { body: { code }, headers, asResponse: true } as const;
  return /^\d+$/.test(code) ? library.api.verifyTOTP(call) : library.api.verifyBackupCode(call);
}

/** The first right code turns it on; whoever is signed in elsewhere came in without it and has to sign in again. */
async function confirmSecondFactor(door: Door, { code }: Values, headers: Headers): Promise<Response> {
  const { api } = door.library;
  const answer = await api.verifyTOTP({ body: { code: String(code) }, headers, asResponse: true });
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  if (answer.status !== 200 || cookie.length === 0) return answer;
  const now = new Headers(headers);
  now.set('cookie', cookie.join('; '));
  await api.revokeOtherSessions({ headers: now });
  await tellChange(door, answer, now, true);
  return answer;
}

async function tellChange(door: Door, answer: Response, headers: Headers, isOn: boolean): Promise<void> {
  if (answer.status !== 200) return;
  const set = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const person = await personOf(door.library, set.join('; ') || headers.get('cookie'));
  // The change stands whatever happens to the word of it.
  if (person) await door.onSecondFactor?.(person, isOn).catch(door.onError);
}

/** At sign-in only the challenge speaks, never a session that this browser happens to hold still. */
function withoutSession(headers: Headers): Headers {
  const others = new Headers(headers);
  const kept = (headers.get('cookie') ?? '').split('; ').filter((one) => !/session_(token|data)=/.test(one));
  others.set('cookie', kept.join('; '));
  return others;
}

function passwordIn({ currentPassword }: Values): { password?: string } {
  return typeof currentPassword === 'string' ? { password: currentPassword } : {};
}
