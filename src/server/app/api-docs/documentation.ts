// The API described: OpenAPI generated from the contract once, a guide, and a page on which each operation can be tried.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Services } from '../../lib/request-context.ts';
import { describeApi, type Reach } from './describe.ts';
import type { Described } from './described.ts';
import { guidePage, guideStyle, rulesPage } from './guide.ts';
import { referencePage } from './reference.ts';

const TYPES: Record<string, string> = { css: 'text/css', js: 'text/javascript' };
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

export function documentationRoutes({ config }: Services): Hono {
  const app = new Hono();
  const descriptions = new Map<Reach, Promise<Described>>();
  const description = (reach: Reach): Promise<Described> => {
    const known = descriptions.get(reach) ?? describeApi(config.publicUrl, reach);
    descriptions.set(reach, known);
    return known;
  };
  app.get('/openapi.json', async (c) => c.json(await description('everything')));
  app.get('/docs/openapi.json', async (c) => c.json(await description('tokens')));
  app.get('/docs', (c) => c.html(guidePage(config.publicUrl)));
  app.get('/docs/reference', async (c) => c.html(referencePage(await description('tokens'))));
  app.get('/docs/rules', (c) => c.html(rulesPage()));
  app.get('/docs/try', (c) => c.html(TRY));
  app.get('/docs/guide.css', (c) =>
    c.body(guideStyle, 200, { 'Content-Type': 'text/css', 'Cache-Control': 'public, max-age=3600' }),
  );
  app.get('/docs/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript' }));
  app.get('/docs/:file', async (c, next) => {
    const file = FILES.find((name) => name === c.req.param('file'));
    if (!file) return next();
    const path = fileURLToPath(import.meta.resolve(`swagger-ui-dist/${file}`));
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return c.body(await readFile(path), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
    });
  });
  return app;
}

const START = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#docs', deepLinking: true });`;
const TRY = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Try the API · Kiraya</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><p><a href="/api/docs">Guide</a> · <a href="/api/docs/reference">Reference</a></p><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
