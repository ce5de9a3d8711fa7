// The API described: OpenAPI generated from the contract once, and a page that shows it.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { Hono } from 'hono';
import { contract } from '../../contract/contract.ts';
import type { Services } from './request-context.ts';

const TYPES: Record<string, string> = { css: 'text/css', js: 'text/javascript' };
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

export function documentationRoutes({ config }: Services): Hono {
  const app = new Hono();
  let description: Promise<object> | undefined;
  app.get('/openapi.json', async (c) => {
    description ??= describe(config.publicUrl);
    return c.json(await description);
  });
  app.get('/docs', (c) => c.html(PAGE));
  app.get('/docs/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript' }));
  app.get('/docs/:file', async (c) => {
    const file = FILES.find((name) => name === c.req.param('file'));
    if (!file) return c.notFound();
    const path = fileURLToPath(import.meta.resolve(`swagger-ui-dist/${file}`));
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return c.body(await readFile(path), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
    });
  });
  return app;
}

const describe = (origin: string) =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: 'Kiraya',
      version: '1',
      description: 'Amounts in bodies are whole paise; dates are YYYY-MM-DD.',
    },
    servers: [{ url: `${origin}/api` }],
    components: {
      securitySchemes: {
        apikey: { type: 'apiKey', in: 'header', name: 'apikey' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
    security: [{ apikey: [], bearer: [] }],
  });

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });`;
const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Kiraya API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
