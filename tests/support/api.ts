/** The product's HTTP surface in process, on a database of its own, with people who hold each role. */
import type { Hono } from 'hono';
import { createApp } from '../../src/server/app/http.ts';
import type { HttpEnv } from '../../src/server/lib/request-context.ts';
import { noPages } from './no-pages.ts';
import { startServices, type TestServices } from './services.ts';

export type TestApi = TestServices & {
  app: Hono<HttpEnv>;
  /** Asks as that person, or signed out, with the public key that every client sends. */
  ask(path: string, init?: RequestInit, userId?: string | null): Promise<Response>;
};

/** Call it at the top of a test file; everything ends after the file. */
export async function startApi(...options: Parameters<typeof startServices>): Promise<TestApi> {
  const base = await startServices(...options);
  const services = {
    ...base.services,
    // A token is a person's id here: real tokens have their own tests, and signing in costs a mail each time.
    auth: {
      ...base.services.auth,
      verifyAccessToken: async (token: string) =>
        /^[0-9a-f-]{36}$/.test(token) ? { userId: token, sessionId: token } : null,
    },
  };
  const app = createApp(services, noPages(), 'tests/fixtures');
  const ask: TestApi['ask'] = async (path, init = {}, userId = null) => {
    const headers = new Headers(init.headers);
    headers.set('apikey', services.publicKey);
    headers.set('authorization', `Bearer ${userId ?? services.publicKey}`);
    return app.request(path, { ...init, headers });
  };
  return { ...base, app, ask };
}
