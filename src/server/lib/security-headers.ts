// Headers on every answer. Scripts run by hash only; pages carry the hashes of their own inline scripts.
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from './config.ts';

export function securityHeaders({ publicUrl }: Config): MiddlewareHandler {
  const secure = publicUrl.startsWith('https:');
  const withoutScripts = contentSecurityPolicy([]);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    if (secure) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', withoutScripts);
  };
}

/** The policy of a page whose inline scripts have these hashes. */
export const contentSecurityPolicy = (scriptHashes: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    // Mantine sets sizes and colours as style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** SHA-256, base64, of each distinct inline script of an HTML page; data blocks count too and do no harm. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, source] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(
      createHash('sha256')
        .update(source ?? '')
        .digest('base64'),
    );
  }
  return [...hashes];
}
