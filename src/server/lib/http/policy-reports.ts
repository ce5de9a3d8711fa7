// Takes what browsers report of the content policy, in the old form and the new one: counted, and logged once an hour for each kind.
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { z } from 'zod';
import type { HttpEnv, Services } from '../request-context.ts';
import { withoutSecret } from './observe.ts';
import { POLICY_REPORTS } from './security-headers.ts';
import { tooManyInWords } from './too-many.ts';

/** Bytes: a report repeats the whole policy, and browsers send several at once. */
const LARGEST = 64 * 1024;
const MOST_AT_ONCE = 20;
const LONGEST = 200;
const AGAIN_AFTER_MS = 60 * 60_000;

const directives = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'connect-src',
  'font-src',
  'frame-src',
  'worker-src',
  'media-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
];

const reports = new Counter({
  name: 'policy_reports_total',
  help: 'What browsers reported of the content policy, by directive and by what was kept away',
  labelNames: ['directive', 'blocked'],
});

const text = z.string().catch('');
const line = z.number().int().nonnegative().optional().catch(undefined);

/** `report-to`: one or several of any type. */
const newForm = z.array(z.object({ type: z.string(), body: z.record(z.string(), z.unknown()) }));
const newBody = z.object({
  documentURL: text,
  blockedURL: text,
  effectiveDirective: text,
  sourceFile: text,
  lineNumber: line,
});

/** `report-uri`. */
const oldForm = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': line,
  }),
});

type Report = z.infer<typeof newBody>;

/** Null for what is neither form. */
function readReports(sent: unknown): Report[] | null {
  const several = newForm.safeParse(sent);
  if (several.success) {
    const ofPolicy = several.data.filter(({ type }) => type === 'csp-violation');
    return ofPolicy.slice(0, MOST_AT_ONCE).map(({ body }) => newBody.parse(body));
  }
  const one = oldForm.safeParse(sent);
  if (!one.success) return null;
  const report = one.data['csp-report'];
  return [
    {
      documentURL: report['document-uri'],
      blockedURL: report['blocked-uri'],
      effectiveDirective: report['effective-directive'] || report['violated-directive'],
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
    },
  ];
}

/** No more of an address than whose it is: what follows may be somebody's. A word such as `inline` or `eval` stays. */
function shortly(address: string): string {
  const url = URL.parse(address);
  if (!url) return /^[a-z-]{1,20}$/.test(address) ? address : 'unreadable';
  return url.origin === 'null' ? url.protocol : url.origin;
}

const EXTENSION = /^[a-z-]+-extension:/;

function kindOf({ documentURL, blockedURL, sourceFile }: Report): string {
  if (EXTENSION.test(blockedURL) || EXTENSION.test(sourceFile)) return 'extension';
  const blocked = shortly(blockedURL);
  if (/^https?:/.test(blocked)) return blocked === shortly(documentURL) ? 'own' : 'elsewhere';
  return ['inline', 'eval', 'data:', 'blob:'].includes(blocked) ? blocked.replace(':', '') : 'other';
}

export function policyReportRoutes({ log, auth }: Pick<Services, 'log' | 'auth'>): Hono<HttpEnv> {
  const logged = new LRUCache<string, true>({ max: 1_000, ttl: AGAIN_AFTER_MS });
  const take = (report: Report) => {
    const [named = ''] = report.effectiveDirective.split(' ');
    const directive = directives.includes(named) ? named : 'other';
    const kind = kindOf(report);
    reports.inc({ directive, blocked: kind });
    // Extensions change pages on their own account, and we can mend nothing of it.
    if (kind === 'extension') return;
    const seen = {
      directive,
      blocked: shortly(report.blockedURL),
      page: withoutSecret(URL.parse(report.documentURL)?.pathname ?? '').slice(0, LONGEST),
      source: report.sourceFile && shortly(report.sourceFile),
      line: report.lineNumber,
    };
    const key = JSON.stringify(seen);
    if (logged.has(key)) return;
    logged.set(key, true);
    log.warn(seen, 'content policy violated');
  };
  return new Hono<HttpEnv>().post(
    POLICY_REPORTS,
    bodyLimit({ maxSize: LARGEST, onError: (c) => c.text('This is too long', 413) }),
    async (c) => {
      try {
        await auth.limits.consume('policy-report.address', c.get('address') ?? '');
      } catch (error) {
        return tooManyInWords(c, error);
      }
      const type = c.req.header('content-type') ?? '';
      if (!/^application\/(?:reports\+json|csp-report)\b/.test(type))
        return c.text('This is not a report', 415);
      const sent: unknown = await c.req.json().catch(() => null);
      const found = readReports(sent);
      if (!found) return c.text('This is not a report', 400);
      for (const report of found) take(report);
      return c.body(null, 204);
    },
  );
}
