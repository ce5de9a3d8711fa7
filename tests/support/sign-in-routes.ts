/** Calls the sign-in routes as a browser does: JSON in, JSON out, and the cookies that were set to send with the next call. */
import type { Auth } from '../../src/server/lib/auth/auth.ts';

export type Answer<T> = { status: number; code?: string; body: T; cookie: string };

/** `networkAddress` is asked for each call: rate limits count by it. */
export function signInRoutes(auth: Auth, origin: string, networkAddress: () => string) {
  return async function call<T = unknown>(path: string, body?: object, cookie = ''): Promise<Answer<T>> {
    const request = new Request(`${origin}/api/auth${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const response = await auth.handle(request, { address: networkAddress(), requestId: 'test' });
    const answer = await response.json();
    const set = response.headers.getSetCookie().filter((one) => !/Max-Age=0/i.test(one));
    return {
      status: response.status,
      code: answer?.code,
      body: answer,
      cookie: set.map((one) => one.split(';', 1)[0]).join('; '),
    };
  };
}
