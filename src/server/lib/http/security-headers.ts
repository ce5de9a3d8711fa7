// Headers on every answer. Scripts run by hash only; pages carry the hashes of their own inline scripts.
import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';

/** Where browsers report what the policy kept away. */
export const POLICY_REPORTS = '/policy-reports';

type Site = Pick<Config, 'publicUrl' | 'payments' | 'map' | 'assetsUrl'>;

/** What every answer carries; a policy for its scripts comes on top. */
export const fixedHeaders = ({ publicUrl, payments }: Site): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'reporting-endpoints': `policy="${POLICY_REPORTS}"`,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  // Banks open their own window during a payment.
  'cross-origin-opener-policy': payments.kind === 'razorpay' ? 'same-origin-allow-popups' : 'same-origin',
  ...(publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {}),
});

/** All of them, for an answer that has no scripts. */
export const withoutScripts = (site: Site): Record<string, string> => ({
  ...fixedHeaders(site),
  'content-security-policy': contentSecurityPolicy([], site),
});

export function securityHeaders(config: Config): MiddlewareHandler {
  const { 'content-security-policy': policy = '', ...fixed } = withoutScripts(config);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(fixed)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy);
  };
}

/** The policy of a page whose own inline scripts have these texts. */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { payments, map, assetsUrl }: Pick<Config, 'payments' | 'map' | 'assetsUrl'>,
): string {
  const checkout = payments.kind === 'razorpay';
  const scripts = [
    "script-src 'self'",
    ...new Set(inlineScripts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)),
    ...(checkout ? ['https://checkout.razorpay.com'] : []),
  ];
  return [
    "default-src 'self'",
    scripts.join(' '),
    // Mantine sets sizes and colours as style attributes.
    "style-src 'self' 'unsafe-inline'",
    [
      "img-src 'self' data: blob:",
      ...new Set([...(assetsUrl ? [new URL(assetsUrl).origin] : []), ...map.origins]),
    ].join(' '),
    ["connect-src 'self'", ...(checkout ? ['https://lumberjack.razorpay.com'] : []), ...map.origins].join(
      ' ',
    ),
    ...(checkout ? ['frame-src https://api.razorpay.com https://checkout.razorpay.com'] : []),
    "font-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The second is for browsers that do not know the first.
    'report-to policy',
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
}
