import { Hono } from 'hono';
import { register } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { TooManyTries } from '../auth/rate-limits.ts';
import type { HttpEnv, Services } from '../request-context.ts';
import { policyReportRoutes } from './policy-reports.ts';

const NEW = 'application/reports+json';
const OLD = 'application/csp-report';

function opened(left = 1_000) {
  const lines: object[] = [];
  let tries = left;
  const consume = () => {
    tries -= 1;
    if (tries < 0) throw new TooManyTries(30);
  };
  const services = {
    log: { warn: (line: object) => lines.push(line) },
    auth: { limits: { consume } },
  } as unknown as Pick<Services, 'log' | 'auth'>;
  const app = new Hono<HttpEnv>().route('/', policyReportRoutes(services));
  const send = async (body: unknown, type = NEW) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type, 'content-length': String(Buffer.byteLength(text)) };
    return app.request('/policy-reports', { method: 'POST', body: text, headers });
  };
  return { lines, send };
}

const counted = async (directive: string, blocked: string) => {
  const metric = await register.getSingleMetric('policy_reports_total')?.get();
  const found = metric?.values.find(
    ({ labels }) => labels.directive === directive && labels.blocked === blocked,
  );
  return found?.value ?? 0;
};

const body = {
  documentURL: 'https://kiraya.example/property/019b?from=mail#top',
  blockedURL: 'https://evil.example/steal.js?who=asha',
  effectiveDirective: 'script-src-elem',
  sourceFile: 'https://kiraya.example/assets/page.js?v=1',
  lineNumber: 7,
  originalPolicy: "default-src 'self'",
};
const violation = { type: 'csp-violation', age: 3, url: body.documentURL, body };
const old = {
  'csp-report': {
    'document-uri': body.documentURL,
    'blocked-uri': body.blockedURL,
    'violated-directive': 'script-src-elem https:',
    'source-file': body.sourceFile,
    'line-number': 7,
  },
};
const line = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  page: '/property/019b',
  source: 'https://kiraya.example',
  line: 7,
};

describe('a report of the content policy', () => {
  it.each([
    ['of the new form', [violation], NEW],
    ['of the old form', old, OLD],
  ])('%s is counted and logged, without queries and names of files', async (_, sent, type) => {
    const { lines, send } = opened();
    const before = await counted('script-src-elem', 'elsewhere');
    expect((await send(sent, type)).status).toBe(204);
    expect(await counted('script-src-elem', 'elsewhere')).toBe(before + 1);
    expect(lines).toEqual([line]);
  });

  it('that comes again is counted, and not logged again', async () => {
    const { lines, send } = opened();
    const before = await counted('script-src-elem', 'elsewhere');
    await send([violation, violation]);
    await send([violation]);
    expect(await counted('script-src-elem', 'elsewhere')).toBe(before + 3);
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['inline', 'inline', 'inline'],
    ['eval', 'eval', 'eval'],
    ['data', 'data', 'other'],
    ['data:text/javascript,steal(1)', 'data:', 'data'],
    ['https://kiraya.example/old.js', 'https://kiraya.example', 'own'],
    ['what is this', 'unreadable', 'other'],
  ])('of %s says %s, and counts as %s', async (blockedURL, blocked, kind) => {
    const { lines, send } = opened();
    const before = await counted('script-src-elem', kind);
    await send([{ ...violation, body: { ...body, blockedURL } }]);
    expect(lines).toMatchObject([{ blocked }]);
    expect(await counted('script-src-elem', kind)).toBe(before + 1);
  });

  it.each([
    { blockedURL: 'chrome-extension://abc/inject.js' },
    { sourceFile: 'moz-extension://abc/inject.js' },
  ])('of an extension (%j) is counted alone', async (own) => {
    const { lines, send } = opened();
    const before = await counted('script-src-elem', 'extension');
    await send([{ ...violation, body: { ...body, ...own } }]);
    expect(lines).toEqual([]);
    expect(await counted('script-src-elem', 'extension')).toBe(before + 1);
  });

  it('never shows the secret of an address, nor a directive that is none', async () => {
    const { lines, send } = opened();
    const documentURL = 'https://kiraya.example/unsubscribe/very-secret';
    await send([{ ...violation, body: { ...body, documentURL, effectiveDirective: 'asha-src' } }]);
    expect(lines).toMatchObject([{ page: '/unsubscribe/…', directive: 'other' }]);
  });
});

describe('what is no such report', () => {
  it.each([
    ['not JSON', '{', NEW, 400],
    ['something else', { hello: 'there' }, NEW, 400],
    ['of another type', [{ type: 'deprecation', body: { id: 'x' } }], NEW, 204],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['too long', [{ type: 'csp-violation', body: { ...body, sample: 'x'.repeat(70_000) } }], NEW, 413],
  ])('%s is neither counted nor logged', async (_, sent, type, status) => {
    const { lines, send } = opened();
    const before = await register.getSingleMetricAsString('policy_reports_total');
    expect((await send(sent, type)).status).toBe(status);
    expect(lines).toEqual([]);
    expect(await register.getSingleMetricAsString('policy_reports_total')).toBe(before);
  });

  it('reports beyond twenty in one body, or from one address too often, are left', async () => {
    const { send } = opened(1);
    const before = await counted('script-src-elem', 'elsewhere');
    await send(Array.from({ length: 50 }, () => violation));
    expect(await counted('script-src-elem', 'elsewhere')).toBe(before + 20);
    const refused = await send([violation]);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  });
});
