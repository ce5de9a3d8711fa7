/** By which name a request is known: to us, and to the proxies and programs it came through. */
import { randomUUID } from 'node:crypto';
import { isUuid } from '../../../domain/uuids.ts';

/** Ours, or that of a proxy we trust, which then finds its own lines in our log. Audit rows keep it, so it must be a UUID. */
export function requestIdOf(headers: Headers, trustProxy: boolean): string {
  const given = trustProxy ? headers.get('x-request-id')?.toLowerCase() : undefined;
  return given && isUuid(given) ? given : randomUUID();
}

const TRACE = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace a request belongs to, by W3C Trace Context; undefined where nobody follows it. */
export function traceIdOf(headers: Headers): string | undefined {
  const id = TRACE.exec(headers.get('traceparent') ?? '')?.[1];
  return id === NO_TRACE ? undefined : id;
}

const NO_TRACE = '0'.repeat(32);
