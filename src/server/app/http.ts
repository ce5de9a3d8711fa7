// The HTTP surface: one Hono app that answers health checks, the API, built files and pages, in that order.
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { pageLanguages, pathIn } from '../../domain/languages.ts';
import { unsubscribeRoutes } from '../alerts/unsubscribe-routes.ts';
import { calendarRoutes } from '../calendar-feeds/feed-routes.ts';
import { fileRoutes } from '../files/file-routes.ts';
import { sessionLookUp } from '../lib/file-links.ts';
import { healthRoutes } from '../lib/http/health.ts';
import { checkHost } from '../lib/http/host-check.ts';
import { observe } from '../lib/http/observe.ts';
import { shedOverload } from '../lib/http/overload.ts';
import { policyReportRoutes } from '../lib/http/policy-reports.ts';
import { releaseFiles } from '../lib/http/release-files.ts';
import { requestIdOf } from '../lib/http/request-ids.ts';
import { limitSearch } from '../lib/http/search-limit.ts';
import { securityHeaders } from '../lib/http/security-headers.ts';
import type { HttpEnv, Services } from '../lib/request-context.ts';
import { rentFileRoutes } from '../places/rent-file.ts';
import { feedRoutes } from '../properties/feeds.ts';
import { notesForPrograms } from '../sitemap/notes-for-programs.ts';
import { sitemapRoutes } from '../sitemap/sitemap.ts';
import { templateOf } from './api-methods.ts';
import { apiRoutes } from './api-routes.ts';
import { mcpRoutes } from './mcp-routes.ts';
import { type Pages, PLAIN_FORM } from './pages.ts';
import { programRoutes } from './program-routes.ts';

/** Bytes of a form that a browser sends by itself: some pages of text. */
const LARGEST_FORM = 64 * 1024;
const YEAR = 'public, max-age=31536000, immutable';

/** Builds the app. `assets` is the folder of the built client. */
export function createApp(services: Services, pages: Pages, assets: string): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('requestId', requestIdOf(c.req.raw.headers, services.config.trustProxy));
    c.set('address', addressOf(c.req.raw, c.env, services.config.trustProxy));
    await next();
    // Not c.header(): on a finished answer that makes a new one, whose body then travels as a stream.
    c.res.headers.set('X-Request-Id', c.get('requestId'));
  });
  app.use(observe(services, templateOf));
  app.use(securityHeaders(services.config));
  app.use(checkHost(services.config));
  app.use(shedOverload());
  app.route('/', healthRoutes(services));
  app.route('/', sitemapRoutes(services));
  app.route('/', notesForPrograms(services));
  app.route('/', feedRoutes(services));
  app.route('/', calendarRoutes(services));
  app.route('/', rentFileRoutes(services));
  app.route('/', unsubscribeRoutes(services));
  app.route('/', policyReportRoutes(services));
  app.route('/api', apiRoutes(services));
  app.route('/', programRoutes(services));
  app.route('/mcp', mcpRoutes(services));
  app.route('/files', fileRoutes(services.storage, sessionLookUp(services.database)));
  app.use(
    '/assets/*',
    serveStatic({ root: assets, precompressed: true, onFound: (_, c) => c.header('Cache-Control', YEAR) }),
  );
  app.route('/assets', releaseFiles(services, YEAR));
  // Files at the root have an ending, pages have none and are not looked for on the disk.
  app.use(
    '/:file{[^/]+[.][a-z0-9]+}',
    serveStatic({ root: assets, onFound: (_, c) => c.header('Cache-Control', 'public, max-age=3600') }),
  );
  const fits = bodyLimit({ maxSize: LARGEST_FORM, onError: (c) => c.text('This is too long', 413) });
  for (const language of pageLanguages) {
    for (const page of ['/properties', '/properties.data'])
      app.use(pathIn(language, page), limitSearch(services));
    app.post(pathIn(language, '/enquiry'), limitSearch(services), fits, async (c) => {
      if (!c.req.header('content-type')?.startsWith(PLAIN_FORM)) return c.text('This is not a form', 415);
      return pages.answerForm(c.req.raw, c.get('address'));
    });
  }
  app.all('*', (c) => pages.respond(c.req.raw));
  app.onError((error, c) => {
    services.log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    return c.text('Something went wrong on our side', 500);
  });
  return app;
}

/** The caller's address: the socket's, or what our own proxy says when configuration trusts it. */
function addressOf(request: Request, env: Partial<HttpBindings>, trustProxy: boolean): string | null {
  const forwarded = trustProxy
    ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded || (env?.incoming?.socket.remoteAddress ?? null);
}
