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
  loadContext: RouterContextProvider,
) => Promise<Response>;
type Entry = {
  default: Render;
  markupOf(context: EntryContext, url: string): string;
  createLoadContext(api: unknown, settings: unknown, host: unknown): RouterContextProvider;
};

/** Pages a second: by the clock, and by the processor time of the thread that renders, as if it never waited. */
export type Speed = { clock: number; thread: number };
export type RenderSpeed = { path: string; firstRender: Speed; renderToString: Speed };

const WARM = 30;
const AT_ONCE = 10;

/** One page after the other, each way in turn. */
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
          default: ((request, status, headers, context, loadContext) => {
            seen.set(new URL(request.url).pathname, [request, context]);
            return entry.default(request, status, headers, context, loadContext);
          }) satisfies Render,
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
      {
        build: spied,
        loadContext: (host) =>
          entry.createLoadContext(createRouterClient(router, { context }), settings, host),
      },
      fail,
    );
    const first = async (path: string) => {
      pages.cache.drop('*');
      await (await pages.respond(new Request(`${origin}${path}`))).arrayBuffer();
    };
    const bare = (path: string) => {
      const [request, known] = seen.get(path) ?? fail(new Error(`${path} was not rendered`));
      Buffer.byteLength(entry.markupOf(known, request.url));
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

/**
 * Both ways in turn, some pages each: a thread's processor time is told in steps of some milliseconds. React's text is written
 * out, since until somebody reads it, it is a tree of pieces.
 */
async function compare(first: () => Promise<void>, bare: () => void, rounds: number) {
  const spent = { first: nothing, bare: nothing };
  for (let round = -WARM; round < rounds; round += AT_ONCE) {
    const before = now();
    for (let page = 0; page < AT_ONCE; page += 1) await first();
    const between = now();
    for (let page = 0; page < AT_ONCE; page += 1) bare();
    const after = now();
    if (round < 0) continue;
    spent.first = plus(spent.first, before, between);
    spent.bare = plus(spent.bare, between, after);
  }
  const pages = Math.ceil(rounds / AT_ONCE) * AT_ONCE;
  const perSecond = ({ clock, thread }: Moment) => ({
    clock: (pages * 1000) / clock,
    thread: (pages * 1000) / thread,
  });
  return { firstRender: perSecond(spent.first), renderToString: perSecond(spent.bare) };
}

/** Milliseconds. */
type Moment = { clock: number; thread: number };
const nothing: Moment = { clock: 0, thread: 0 };

function now(): Moment {
  const { user, system } = process.threadCpuUsage();
  return { clock: performance.now(), thread: (user + system) / 1000 };
}

const plus = (sum: Moment, from: Moment, to: Moment): Moment => ({
  clock: sum.clock + to.clock - from.clock,
  thread: sum.thread + to.thread - from.thread,
});
