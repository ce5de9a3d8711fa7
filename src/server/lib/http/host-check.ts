// Only under its own name: a page elsewhere whose name was bent to this machine must not read a demo's mail and codes.
import type { MiddlewareHandler } from 'hono';
import { type Config, loopbackHosts } from '../config.ts';

const REFUSAL =
  'This demo answers under localhost only. Set PUBLIC_URL to the address people use (see .env.example).';

export function checkHost(config: Config): MiddlewareHandler {
  return async (c, next) => {
    if (!answersTo(config, c.req.header('host'))) return c.text(REFUSAL, 421);
    await next();
  };
}

/** A demo listens on a loopback address; elsewhere names are the proxy's business. */
export const answersTo = ({ demo }: Config, host: string | undefined): boolean =>
  !demo || host === undefined || isLocal(host);

function isLocal(host: string): boolean {
  const name = host
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  return loopbackHosts.includes(name) || name.endsWith('.localhost');
}
