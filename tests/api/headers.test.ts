/** The headers of every kind of answer, graded as an observatory would. */
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/lib/config.ts';
import { contentSecurityPolicy, fixedHeaders } from '../../src/server/lib/http/security-headers.ts';
import { startApi } from '../support/api.ts';

const { app, ask, addPerson } = await startApi({ runsJobs: false });
const base = { AUTH_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' };
const policyOf = (scripts: string[], given: Record<string, string> = {}) =>
  new Map(
    contentSecurityPolicy(scripts, readConfig({ ...base, ...given }))
      .split('; ')
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );

describe('the headers', () => {
  // security abuse: Headers on every answer: policy, nosniff, frames, referrer, permissions, HSTS on https
  // security review: Some answers had no security headers (L3)
  it('are on pages, answers, files and refusals alike', async () => {
    const answers = [
      await ask('/api/properties'),
      await ask('/api/nowhere'),
      await ask('/api/account/me'),
      await app.request('/healthz'),
      await app.request('/robots.txt'),
      await app.request('/files/public/none.webp'),
    ];
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('reporting-endpoints')).toBe('policy="/policy-reports"');
      expect(headers.get('content-security-policy')).toMatch(
        /report-to policy; report-uri \/policy-reports$/,
      );
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull();
    }
  });

  it('name an address that takes reports of the policy', async () => {
    const sent = (type: string) =>
      app.request('/policy-reports', { method: 'POST', body: '[]', headers: { 'content-type': type } });
    expect((await sent('application/reports+json')).status).toBe(204);
    expect((await sent('text/plain')).status).toBe(415);
  });

  // security abuse: Answers to a person are kept by no cache
  // security review: Smaller ones (L6) … private answers could be kept by caches
  it('keep answers to somebody signed in, refusals too, out of every cache', async () => {
    const person = await addPerson('Asha Rao');
    for (const path of ['/api/account/me', '/api/my/leases', '/api/properties', '/api/roles/none']) {
      const answer = await ask(path, {}, person);
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    expect((await ask('/api/properties')).headers.get('cache-control')).not.toBe('no-store');
  });

  it('ask for https for two years where pages are served by it', () => {
    const config = readConfig({ ...base, PUBLIC_URL: 'https://kiraya.example' });
    expect(fixedHeaders(config)['strict-transport-security']).toMatch(
      /^max-age=63072000; includeSubDomains$/,
    );
    expect(fixedHeaders(readConfig(base))['strict-transport-security']).toBeUndefined();
  });
});

describe('the policy of pages', () => {
  // security abuse: Headers on every answer: policy, nosniff, frames, referrer, permissions, HSTS on https … the policy allows no inline script but those whose hashes it names
  it('allows scripts by hash only', () => {
    const scripts = policyOf(['go()', 'go()']).get('script-src');
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    expect(scripts).not.toMatch(/unsafe|\*|http/);
  });

  it('allows no plugin, no frame around it, no other base and no form to elsewhere', () => {
    const policy = policyOf([]);
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('default-src')).toBe("'self'");
  });

  // security abuse: Headers on every answer: policy, nosniff, frames, referrer, permissions, HSTS on https … and the origins of the map's style, when one is configured
  it('opens only the origins that configuration names', () => {
    expect(policyOf([]).get('connect-src')).toBe("'self'");
    const policy = policyOf([], {
      MAP_STYLE_URL: 'https://tiles.example/styles/light.json',
      MAP_ORIGINS: 'https://glyphs.example/fonts https://tiles.example',
    });
    expect(policy.get('connect-src')).toBe("'self' https://tiles.example https://glyphs.example");
    expect(policy.get('img-src')).toBe("'self' data: blob: https://tiles.example https://glyphs.example");
    expect(policy.get('script-src')).toBe("'self'");
    expect(() => readConfig({ ...base, MAP_STYLE_URL: 'javascript:alert(1)' })).toThrow(/MAP_STYLE_URL/);
    const any = {
      MAP_STYLE_URL: 'https://tiles.example/light.json',
      MAP_ORIGINS: 'https://*.tiles.example',
    };
    expect(() => readConfig({ ...base, ...any })).toThrow(/MAP_ORIGINS must name one host/);
  });
});
