// The limit of a cached page: a bare handler that answers the same bytes. `node bare-page.ts PORT FILE`
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const [port, file = ''] = process.argv.slice(2);
const body = new Uint8Array(readFileSync(file));
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': String(body.length),
};
const app = new Hono();
app.get('*', (c) => c.body(body, 200, headers));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(port) }, () => process.send?.('ready'));
