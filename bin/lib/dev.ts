/**
 * npm run dev: the product from its sources. Vite hands changed screens to the browser without a reload; a changed handler or
 * rule puts a new server in the place of the old one, in this process and on the same database.
 */
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { register } from 'prom-client';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { migrate } from '../../src/db/migrate.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { languageOf, type PageLanguage, translations } from '../../src/domain/languages.ts';
import type { App } from '../../src/main.ts';
import { loadConfig } from '../../src/server/lib/config.ts';
import { seedOnce } from './demo.ts';
import { brokenSources, isPage } from './dev-error.ts';
import { type Closer, endProcess } from './end-process.ts';
import { openDatabase } from './open-database.ts';
import { checkPort } from './port.ts';
import { baseOf, translatedSources } from './translated-sources.ts';
import { welcome } from './welcome.ts';

const config = loadConfig('development');
const http = createHttpServer();
const closers: Closer[] = [];
let stopping: Promise<void> | undefined;
const onSignal = () => void stop(0);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
process.on('disconnect', onSignal);

try {
  await checkPort(config);
  const database = await openDatabase(config);
  closers.push(database.close);
  await seedOnce(config, database.url);
  const english = await openSources('en');
  const sources = new Map<PageLanguage, Promise<ViteDevServer>>([['en', Promise.resolve(english)]]);
  const sourcesOf = (language: PageLanguage): Promise<ViteDevServer> => {
    const opened = sources.get(language) ?? openSources(language);
    sources.set(language, opened);
    return opened;
  };
  const loadPages = async (language: PageLanguage) =>
    (await (await sourcesOf(language)).ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;

  type Program = typeof import('../../src/main.ts');
  let serving: { program: Program; app: Promise<App> } | undefined;
  /** The server as its sources say now. */
  const appNow = async (): Promise<App> => {
    const program = (await english.ssrLoadModule('/src/main.ts')) as Program;
    if (serving?.program !== program) {
      const before = serving;
      serving = { program, app: program.openApp(config, database.url, loadPages) };
      try {
        await serving.app;
      } catch (error) {
        // One that did not open, in a hurry perhaps, is opened again when it is asked for next.
        if (serving?.program === program) serving = before;
        throw error;
      }
      void before?.app.then((app) => app.close()).catch(report);
    }
    return serving.app;
  };
  closers.push(async () => (await serving?.app)?.close());

  const answer = getRequestListener(async (request, bindings) => {
    try {
      const app = await appNow();
      if (isPage(request)) await loadPages(languageOf(new URL(request.url).pathname));
      return app.fetch(request, bindings);
    } catch (error) {
      report(error);
      return brokenSources(error);
    }
  });
  http.on('request', async (request, response) => {
    const language = translations.find((one) => request.url?.startsWith(baseOf(one))) ?? 'en';
    (await sourcesOf(language)).middlewares(request, response, () => void answer(request, response));
  });
  english.watcher.on('change', (file: string) => {
    if (/\/src\/db\/.*[.]sql$/.test(file)) migrate(database.url, { secret: config.authSecret }).catch(report);
    if (!/\/src\/(server|db|domain|contract)\//.test(file)) return;
    // Modules that are read anew define their metrics anew.
    register.clear();
    // Ready before it is asked for, and not before Vite has seen the change itself.
    setImmediate(() => appNow().catch(report));
  });
  // What filled the demo read modules of its own, and Vite reads them once more: each metric is defined by those that serve.
  register.clear();
  const { setupLink } = await appNow();
  await new Promise<void>((resolve) => http.listen(config.port, config.host, resolve));
  console.log(welcome(config, setupLink));
  await loadPages('en');
} catch (error) {
  console.error(error instanceof StartupError ? `kiraya: ${error.message}` : error);
  await stop(1);
}

/** All languages come from the same sources; all but English have their sentences exchanged on the way. */
async function openSources(language: PageLanguage): Promise<ViteDevServer> {
  const server = await createServer({
    // Read as it is, so that an edited rule or contract does not start Vite anew.
    configLoader: 'native',
    appType: 'custom',
    cacheDir: `.cache/vite-${language}`,
    ...(language === 'en' ? {} : { base: baseOf(language), plugins: [translatedSources(language)] }),
    server: { middlewareMode: true, hmr: { server: http, path: `/@changes-${language}` } },
  });
  closers.push(() => server.close());
  // React Router's compiler brings a listener that would end the process by itself, and leave the database running.
  for (const other of process.listeners('SIGTERM')) if (other !== onSignal) process.off('SIGTERM', other);
  return server;
}

function report(error: unknown): void {
  console.error(error);
}

function stop(code: number): Promise<void> {
  http.closeAllConnections();
  stopping ??= endProcess(closers.reverse(), code);
  return stopping;
}
