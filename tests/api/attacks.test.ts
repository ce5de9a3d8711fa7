/** What an attacker would try over HTTP, each with what has to become of it; docs/security.md lists these with those tried elsewhere. */
import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { procedures } from '../../src/contract/every-procedure.ts';
import { audienceOf } from '../../src/domain/permissions.ts';
import { createApp } from '../../src/server/app/http.ts';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '../../src/server/lib/auth/access-tokens.ts';
import { startApi } from '../support/api.ts';
import { addPlaces, homeInput } from '../support/homes.ts';
import { noPages } from '../support/no-pages.ts';

const { app, ask, as, addPerson, asOwner, services } = await startApi({ runsJobs: false });
await addPlaces(asOwner);
const [person, other, admin] = [
  await addPerson('Meera Nair'),
  await addPerson('Ravi Menon'),
  await addPerson('Admin', ['admin']),
];
const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('a token', () => {
  // With the real proof of tokens, unlike the rest of this file.
  const real = createApp(services, noPages(), 'tests/fixtures');
  const withToken = (token: string) =>
    real.request('/api/account/me', {
      headers: { apikey: services.publicKey, authorization: `Bearer ${token}` },
    });
  const claims = { sub: person, sid: person, iss: TOKEN_ISSUER, aud: TOKEN_AUDIENCE, exp: 9_999_999_999 };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  // security attacks: A token without signature, or signed with what is public
  it('without a signature, or signed with what is public, is nobody’s', async () => {
    const { rows } = await services.database.pools.auth.query<{ id: string; public_key: string }>(
      'select id, public_key from auth.jwks',
    );
    const [{ id = '', public_key: publicKey = '' } = {}] = rows;
    const none = ['none', 'None', 'NONE', ''].map((alg) => `${part({ alg, kid: id })}.${part(claims)}.`);
    const confused = [publicKey, services.publicKey].map((key) => {
      const signed = `${part({ alg: 'HS256', kid: id })}.${part(claims)}`;
      return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
    });
    const ownKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: '../../../../dev/null' })
      .sign(Buffer.alloc(32));
    for (const token of [...none, ...confused, ownKey]) expect((await withToken(token)).status).toBe(401);
  });
});

describe('another site', () => {
  // security attacks: Another site reads answers, or asks for leave to
  it('reads no answer and gets no leave to ask, with or without asking first', async () => {
    const origin = 'https://evil.example';
    const asked = await ask('/api/account/me', { headers: { origin } }, person);
    const before = await ask('/api/profile', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization',
      },
    });
    for (const { headers } of [asked, before]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  // security abuse: Wrong type is 415
  // security attacks: Another site’s form writes with a person’s cookies
  it('writes nothing by a form: only JSON and forms with files are read, and a cookie authorises nothing', async () => {
    const body = 'fullName=Hacked';
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'text/xml']) {
      expect(
        (await ask('/api/profile', { method: 'PATCH', headers: { 'content-type': type }, body }, person))
          .status,
      ).toBe(415);
    }
    const headers = {
      'content-type': 'application/json',
      cookie: `kiraya.session_token=${person}`,
      apikey: services.publicKey,
    };
    const answer = await app.request('/api/profile', { ...json('PATCH', { fullName: 'Hacked' }), headers });
    expect(answer.status).toBe(401);
  });
});

describe('SQL', () => {
  const hostile = [
    `'; drop table properties; --`,
    `1) or 1=1 --`,
    `' union select email from profiles --`,
    `rent_asc; select pg_sleep(10)`,
    `\\'; truncate profiles; --`,
  ];

  // security attacks: SQL in filters, sorting and cursors
  it.each(hostile)('in filters and sorting is text: %s', async (text) => {
    const said = encodeURIComponent(text);
    const began = performance.now();
    for (const query of [`q=${said}`, `locality=${said}`, `city=${said}`, `amenities=${said}`]) {
      const response = await ask(`/api/properties?${query}`);
      expect([200, 422]).toContain(response.status);
      if (response.status === 200) expect((await response.json()).items).toEqual([]);
    }
    for (const query of [`sort=${said}`, `cursor=${said}`, `limit=${said}`, `rent_min=${said}`]) {
      expect((await ask(`/api/properties?${query}`)).status).toBe(422);
    }
    expect(performance.now() - began).toBeLessThan(9000);
    expect(await asOwner('select count(*)::int as people from profiles')).toEqual([{ people: 3 }]);
  });

  // security attacks: SQL in administrators’ searches
  it('in administrators’ searches is text', async () => {
    for (const q of hostile) {
      expect((await as(admin).users.list({ q })).items).toEqual([]);
      expect((await as(admin).mailLog.list({ q })).items).toEqual([]);
    }
  });
});

describe('fields that are not asked for', () => {
  // security attacks: Fields that were not asked for: roles, address, another’s number
  it('change nobody’s roles, address or number', async () => {
    const roles = ['admin'];
    const wanted = {
      fullName: 'Meera',
      userId: other,
      email: 'x@example.com',
      emailVerified: false,
      roles,
      role: 'admin',
      isAdmin: true,
    };
    const response = await ask('/api/profile', json('PATCH', wanted), person);
    expect([200, 422]).toContain(response.status);
    const me = await as(person).account.me();
    expect(me).toMatchObject({ userId: person, roles: [], emailVerified: true });
    expect(me.email).toContain('meera');
    expect((await as(other).account.me()).fullName).toBe('Ravi Menon');
  });

  // security attacks: Fields that were not asked for: roles, address, another’s number … a home verified by its lister
  it('make no home verified, and nobody else’s', async () => {
    const extra = {
      listed_by: other,
      is_verified: true,
      verified: true,
      view_count: 9999,
      listing_state: 'published',
    };
    const response = await ask('/api/my/properties', json('POST', { ...homeInput(), ...extra }), person);
    expect([201, 422]).toContain(response.status);
    const homes = await asOwner(
      'select 1 from properties where listed_by = $1 or verified or view_count > 0',
      [other],
    );
    expect(homes).toEqual([]);
  });

  // security attacks: A polluted prototype
  it('by way of a prototype reach no object of ours', async () => {
    const body =
      '{"fullName":"Meera","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    await ask('/api/profile', json('PATCH', body), person);
    await ask('/api/my/notification-preferences', json('PUT', body), person);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    await expect(as(person).audit.list({})).rejects.toMatchObject({ status: 403 });
  });
});

describe('a body that is packed', () => {
  // security attacks: Bombs: packed bodies
  it('is not unpacked: a bomb is some bytes that are no JSON', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
    const began = performance.now();
    for (const encoding of ['gzip', 'deflate', 'br']) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const response = await ask(
        '/api/profile',
        { method: 'PATCH', headers, body: new Uint8Array(bomb) },
        person,
      );
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('a foreign name of the host', () => {
  // security attacks: A foreign host name in mailed links
  it('stands in no mailed link', async () => {
    const { email } = await as(person).account.me();
    const headers = {
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    await app.request('/api/auth/sign-in/magic-link', { ...json('POST', { email }), headers });
    await app.request('/api/auth/email-otp/request-password-reset', { ...json('POST', { email }), headers });
    const jobs = await asOwner<{ data: { url?: string } }>(
      `select data from pgboss.job where name = 'mail-sign-in'`,
    );
    const links = jobs.flatMap(({ data }) => data.url ?? []);
    expect(links).toEqual([expect.stringMatching(/^http:\/\/localhost:4600\/auth#link=/)]);
    expect(JSON.stringify(jobs)).not.toContain('evil.example');
  });

  // security attacks: A cache poisoned by a foreign host name
  it('stands in no public answer that caches keep', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
    };
    for (const path of ['/sitemap.xml', '/robots.txt', '/api/properties']) {
      const response = await ask(path, { headers });
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.not.stringContaining('evil.example'),
      ]);
    }
  });
});

describe('a double click', () => {
  // security abuse: What a double click repeats happens once … every write takes a key, but those that repeat without harm
  it('finds a key taken by every write but those that repeat without harm', () => {
    const writes = procedures.filter(({ isRead }) => !isRead);
    // Signed out there is nobody whose key it could be: a form counts once by itself, a view once a day, and a no is a no. A code takes
    // the place of the one before, and what is added to a complaint twice is read twice.
    const open = writes.filter(({ permission }) => audienceOf(permission) === 'anyone');
    expect(open.map(({ name }) => name).sort()).toEqual([
      'complaints.askCode',
      'complaints.reopenByLink',
      'complaints.submitByEmail',
      'complaints.writeByLink',
      'enquiries.submit',
      'properties.recordView',
      'tenantChecks.refuseByLink',
    ]);
    // Their answers hold what is not kept. Each replaces, shows, or refuses the second.
    const unkept = writes.filter(({ transaction }) => transaction === 'secret').map(({ name }) => name);
    expect(unkept.sort()).toEqual([
      'payees.reveal',
      'payees.setAccount',
      'payees.setPan',
      'payouts.export',
      'tds.statementFile',
    ]);
  });

  // security attacks: Two clicks that race
  it('of two that race, with one key, makes one home and one answer', async () => {
    const init = json('POST', homeInput({ locality: 'Indiranagar' }));
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'one-click' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask('/api/my/properties', { ...init, headers }, other)),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    const homes = await asOwner('select from properties where listed_by = $1', [other]);
    expect(homes).toHaveLength(1);
  });
});

describe('text made to make us wait', () => {
  it.each([
    [
      'an address',
      '/api/auth/sign-in/email',
      { email: `${'a'.repeat(200)}@${'a.'.repeat(2000)}!`, password: 'x' },
    ],
    ['a name', '/api/profile', { fullName: `${'a '.repeat(5000)}!` }],
    ['a phone', '/api/profile', { phone: `${'+1 ('.repeat(3000)}x` }],
  ])('%s is judged at once', async (_, path, body) => {
    const began = performance.now();
    const response = await ask(path, json(path === '/api/profile' ? 'PATCH' : 'POST', body), person);
    expect(response.status).toBe(422);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  // security attacks: Expressions that backtrack, wild cards without end
  it('a search of wild cards and brackets is answered at once', async () => {
    for (const q of [
      '%'.repeat(200),
      '_%'.repeat(100),
      `${'('.repeat(99)}a+`,
      'a*'.repeat(100),
      ':*&|!'.repeat(40),
    ]) {
      const began = performance.now();
      expect((await ask(`/api/properties?q=${encodeURIComponent(q)}`)).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(3000);
    }
  });
});
