// The first render of a page, as the product does it, against React's renderToString of the very same page.
import { createRouterClient } from '@orpc/server';
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router';
import { readConfig } from '../../src/server/lib/config.ts';
import { createPages } from '../../src/server/lib/pages.ts';
import type { RequestContext } from '../../src/server/lib/request-context.ts';
import { createServices } from '../../src/server/lib/services.ts';
import { router } from '../../src/server/router.ts';
import { openBenchDatabase } from './database.ts';

type Render = (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) => Promise<Response>;
type Entry = {
  default: Render;
  createLoadContext(api: unknown, settings: unknown, report: unknown): RouterContextProvider;
};

export type RenderSpeed = { path: string; firstRenders: number; renderToString: number };

/** Pages a second, one after the other, each way in turn. */
export async function measureFirstRender(paths: string[], rounds: number): Promise<RenderSpeed[]> {
  const bench = await openBenchDatabase(100_000);
  const origin = 'http://localhost:3000';
  const config = readConfig({ AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL: origin, LOG_LEVEL: 'silent' });
  const services = await createServices(
    { ...config, authSecret: bench.secret, runsJobs: false },
    bench.ownerUrl,
  );
  try {
    const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
    const entry = build.entry.module as unknown as Entry;
    const seen = new Map<string, [Request, EntryContext]>();
    const spied: ServerBuild = {
      ...build,
      entry: {
        module: {
          ...entry,
          default: (request: Request, status: number, headers: Headers, context: EntryContext) => {
            seen.set(new URL(request.url).pathname, [request, context]);
            return entry.default(request, status, headers, context);
          },
        } as unknown as ServerBuild['entry']['module'],
      },
    };
    const context: RequestContext = {
      services,
      subject: null,
      requestId: 'bench',
      address: null,
      idempotencyKey: null,
    };
    const settings = { origin, publicKey: services.publicKey, mailbox: false, google: false };
    const fail = (error: unknown) => {
      throw error;
    };
    const pages = createPages(
      spied,
      (report) => entry.createLoadContext(createRouterClient(router, { context }), settings, report),
      fail,
    );
    const first = async (path: string) => {
      pages.cache.drop('*');
      await (await pages.respond(new Request(`${origin}${path}`))).arrayBuffer();
    };
    const bare = async (path: string) => {
      const [request, known] = seen.get(path) ?? fail(new Error(`${path} was not rendered`));
      const page = { ...known, serverHandoffStream: undefined };
      await (await entry.default(request, 200, new Headers(), page)).arrayBuffer();
    };
    const speeds: RenderSpeed[] = [];
    for (const path of paths)
      speeds.push({
        path,
        ...(await compare(
          () => first(path),
          () => bare(path),
          rounds,
        )),
      });
    return speeds;
  } finally {
    await services.close();
    await bench.close();
  }
}

async function compare(first: () => Promise<void>, bare: () => Promise<void>, rounds: number) {
  const spent = { first: 0, bare: 0 };
  for (let round = -10; round < rounds; round += 1) {
    const begin = performance.now();
    await first();
    const middle = performance.now();
    await bare();
    if (round < 0) continue;
    spent.first += middle - begin;
    spent.bare += performance.now() - middle;
  }
  return { firstRenders: (rounds * 1000) / spent.first, renderToString: (rounds * 1000) / spent.bare };
}
