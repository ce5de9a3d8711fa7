// Only under its own name: a page elsewhere whose name was bent to this machine must not read a demo's mail and codes.
import type { MiddlewareHandler } from 'hono';
import { type Config, loopbackHosts } from './config.ts';

const REFUSAL =
  'This demo answers under localhost only. Set PUBLIC_URL to the address people use (see .env.example).';

/** For a demo, which listens on a loopback address; elsewhere names are the proxy's business. */
export function checkHost({ demo }: Config): MiddlewareHandler {
  return async (c, next) => {
    const host = demo ? c.req.header('host') : undefined;
    if (host !== undefined && !isLocal(host)) return c.text(REFUSAL, 421);
    await next();
  };
}

function isLocal(host: string): boolean {
  const name = host
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  return loopbackHosts.includes(name) || name.endsWith('.localhost');
}
