// The only file that sees both server and web: opens the database, loads the built pages and listens.
import { fileURLToPath } from 'node:url';
import { createRouterClient } from '@orpc/server';
import type { ServerBuild } from 'react-router';
import type { PageLanguage } from './domain/languages.ts';
import { createDevPages } from './server/app/dev-pages.ts';
import { drain } from './server/app/drain.ts';
import { createApp } from './server/app/http.ts';
import { keepFresh } from './server/app/keep-fresh.ts';
import { listen } from './server/app/listen.ts';
import { servePagesFromCache } from './server/app/page-cache-middleware.ts';
import { type BuiltPages, createPages } from './server/app/pages.ts';
import { router } from './server/app/router.ts';
import { createServices } from './server/app/services.ts';
import { AnswerCache } from './server/lib/answer-cache.ts';
import type { Config } from './server/lib/config.ts';
import { sendsCodesByWhatsapp } from './server/lib/message-config.ts';
import type { RequestContext, Services } from './server/lib/request-context.ts';
import { createSetupLink } from './server/roles/first-admin.ts';
import { catalogueOf } from './server/search/by-database/catalogue-of.ts';
import { queryOn } from './server/search/query.ts';

/** Everything that answers requests, without a port. */
export type App = {
  fetch: Parameters<typeof listen>[0];
  /** Makes the first administrator, while there is none. */
  setupLink: string | null;
  /** The first step of a stop: see drain.ts. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

export type Running = {
  url: string;
  /** Makes the first administrator, while there is none. */
  setupLink: string | null;
  close(): Promise<void>;
};

const built = (path: string) => new URL(`../build/${path}`, import.meta.url);

/** Serves until closed. `databaseUrl` says where the database is; each part logs in with its own lesser role. */
export async function main(config: Config, databaseUrl: string): Promise<Running> {
  const app = await openApp(config, databaseUrl);
  const server = await listen(app.fetch, config);
  return {
    url: `http://${config.host}:${server.port}`,
    setupLink: app.setupLink,
    async close() {
      server.sendAway();
      await app.drain();
      await server.close();
      await app.close();
    },
  };
}

/** `loadSource`: the pages as their sources say now, while they are edited; the built ones otherwise. */
export async function openApp(
  config: Config,
  databaseUrl: string,
  loadSource?: (language: PageLanguage) => Promise<ServerBuild>,
): Promise<App> {
  const services = { ...(await createServices(config, databaseUrl)), searchAnswers: new AnswerCache() };
  const settings = {
    origin: config.publicUrl,
    publicKey: services.publicKey,
    mailbox: config.demo,
    texts: services.auth.hasTexts,
    whatsapp: sendsCodesByWhatsapp(config.messages),
    google: services.auth.hasGoogle,
    oidc: config.oidc?.name ?? null,
    mapStyle: config.map.styleUrl ?? null,
    assets: config.assetsUrl ?? '/files/public',
  };
  const presentSettings = () => ({ ...settings, clockOffsetMs: services.database.clock.offsetMs });
  const pagesOf = (build: ServerBuild): BuiltPages => ({
    build,
    loadContext: (host) =>
      pageEntry(build).createLoadContext(inProcess(services, host.caller), presentSettings(), host),
  });
  const loadBuilt = async (copy: 'server' | `server-${PageLanguage}`) =>
    pagesOf(await import(/* @vite-ignore */ built(`${copy}/index.js`).href));
  const report = (error: unknown) => services.log.error({ err: error }, 'page failed');
  const pages = loadSource
    ? createDevPages(async (language) => pagesOf(await loadSource(language)), report)
    : createPages(await loadBuilt('server'), report, config, (language) => loadBuilt(`server-${language}`));
  const stopListening = keepFresh(services, pages.cache, databaseUrl);
  const app = createApp(
    services,
    pages,
    fileURLToPath(loadSource ? new URL('../public', import.meta.url) : built('client')),
  );
  let isOpen = true;
  catalogueOf(services.database)
    .warm(queryOn(services.database.pools.visitor))
    .catch((error: unknown) => {
      if (isOpen) services.log.warn({ err: error }, 'catalogue not read ahead');
    });
  return {
    fetch: servePagesFromCache(services, pages.cache, app.fetch),
    setupLink: await createSetupLink(services.database, config.publicUrl),
    drain: () => drain(services),
    async close() {
      isOpen = false;
      await stopListening();
      await services.close();
    },
  };
}

/** The procedures for pages: in process and always as a visitor, since public pages look alike for everyone. */
function inProcess(services: Services, address: string | null) {
  const context: RequestContext = {
    services,
    subject: null,
    requestId: 'page',
    address,
    idempotencyKey: null,
  };
  return createRouterClient(router, { context });
}

type PageEntry = {
  createLoadContext(
    api: unknown,
    settings: unknown,
    host: unknown,
  ): import('react-router').RouterContextProvider;
};
const pageEntry = (build: ServerBuild) => build.entry.module as unknown as PageEntry;
