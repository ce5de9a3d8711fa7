/** How every public read behaves towards programs of others, by table: origins, HEAD, caches, compression, limits. */
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { procedures } from '../../src/contract/every-procedure.ts';
import { withoutScope } from '../../src/domain/api-tokens.ts';
import { startApi } from '../support/api.ts';
import { homeInput } from '../support/homes.ts';
import { addHome, day } from '../support/leads.ts';
import { UNKNOWN_ID } from '../support/procedures.ts';

const { app, as, addPerson, asOwner } = await startApi();
const person = await addPerson('Meera Nair', ['landlord']);
const other = await addPerson('Ravi Iyer', ['landlord']);
let token = '';
let home = '';

beforeAll(async () => {
  home = await addHome(asOwner, other);
  token = (
    await as(person).apiTokens.create({
      name: 'CRM',
      scopes: ['leads:read', 'leads:write', 'listings:read', 'listings:write'],
      days: '30',
    })
  ).token;
});

const ORIGIN = { origin: 'https://elsewhere.example' };
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`/api${path}`, { method, headers: { ...ORIGIN, ...headers } });

const queries: Readonly<Record<string, string>> = {
  '/localities': '?city=Pune',
  '/map': '?box=72,18,74,19&zoom=10',
  '/place-suggestions': '?q=ba',
  '/place-names/hindi': '?names=Pune',
};
const reads = procedures
  .filter(({ permission, method }) => withoutScope.includes(permission) && method === 'GET')
  .map(({ path }) => path);

describe.each(reads)('GET %s', (read) => {
  const path = () =>
    read.replace('{id}', home).replace('{city}', 'pune').replace('{locality}', 'baner') +
    (queries[read] ?? '');

  it('is for pages of any origin, without credentials', async () => {
    const before = await ask(path(), { 'access-control-request-method': 'GET' }, 'OPTIONS');
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    expect(before.headers.get('access-control-allow-headers')).toContain('Authorization');
    for (const answer of [before, await ask(path())]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('answers HEAD as GET, a wrong method by name, and 304 to whoever has it', async () => {
    const [got, head] = [await ask(path()), await ask(path(), {}, 'HEAD')];
    expect([head.status, await head.text()]).toEqual([got.status, '']);
    const wrong = await ask(path(), {}, 'PUT');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    if (got.status !== 200) return expect(got.headers.get('content-type')).toBe('application/problem+json');
    const etag = got.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(head.headers.get('etag')).toBe(etag);
    expect(got.headers.get('cache-control')).toBeTruthy();
    const again = await ask(path(), { 'if-none-match': `"x", ${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await ask(path(), { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('comes packed to whoever unpacks it, where it is long', async () => {
    const plain = await (await ask(path())).text();
    const packed = await ask(path(), { 'accept-encoding': 'gzip' });
    if (packed.status !== 200 || plain.length < 1100) return;
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
    expect((await ask(path(), { 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBeNull();
  });
});

it('what programs cannot use, a page elsewhere does not read', async () => {
  for (const path of ['/mailbox', '/my/api-tokens', '/admin/users', '/nowhere', '/auth/get-session']) {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await ask(path, { 'access-control-request-method': 'GET' }, method);
      expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
  }
});

describe('with an access token', () => {
  const call = (path: string, init: RequestInit = {}) =>
    app.request(`/api${path}`, {
      ...init,
      headers: {
        ...ORIGIN,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...init.headers,
      },
    });

  it('a page elsewhere may call, reads what is left of the limit, and nothing is kept', async () => {
    const before = await ask('/my/visits', { 'access-control-request-method': 'GET' }, 'OPTIONS');
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(before.headers.get('access-control-allow-headers')).not.toContain('apikey');
    const answer = await call('/my/visits');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^"token\.calls";q=\d+;w=60$/);
    const left = (from: Response) => Number(/;r=(\d+);t=\d+$/.exec(from.headers.get('ratelimit') ?? '')?.[1]);
    expect(left(await call('/my/visits'))).toBe(left(answer) - 1);
    expect(
      (await call('/my/visits', { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })).status,
    ).toBe(304);
  });

  it('what names a parameter that goes is answered, and told until when', async () => {
    const old = await call('/my/properties?page=1');
    expect([old.status, old.headers.get('deprecation')]).toEqual([200, '@1796083200']);
    expect(Date.parse(old.headers.get('sunset') ?? '')).toBe(Date.parse('2027-12-31T00:00:00Z'));
    expect(old.headers.get('link')).toContain('</api/docs#versions>; rel="deprecation"');
    expect((await call('/my/properties?limit=1')).headers.get('deprecation')).toBeNull();
  });

  it('what is made says where it is, and a repetition that it is one', async () => {
    const visit = { property_id: home, scheduled_date: day(3), slot: '10:00', visit_type: 'physical' };
    const init = { method: 'POST', body: JSON.stringify(visit), headers: { 'idempotency-key': 'one' } };
    const first = await call('/visits', init);
    const { id } = await first.json();
    expect([first.status, first.headers.get('location')]).toEqual([201, `/api/visits/${id}`]);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const second = await call('/visits', init);
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect((await second.json()).id).toBe(id);
  });

  it('a home that is made can be read where it is said to be, before it is published', async () => {
    const made = await call('/my/properties', { method: 'POST', body: JSON.stringify(homeInput()) });
    const { id } = await made.json();
    expect(made.status).toBe(201);
    const read = await call(made.headers.get('location')?.replace(/^\/api/, '') ?? '');
    expect([read.status, await read.json()]).toMatchObject([200, { property_id: id }]);
  });

  it('a refusal says its case beside the general title, and which rule', async () => {
    const again = { property_id: home, scheduled_date: day(3), slot: '11:00', visit_type: 'physical' };
    const refused = await (await call('/visits', { method: 'POST', body: JSON.stringify(again) })).json();
    expect(refused).toMatchObject({
      status: 409,
      title: 'This is not possible now',
      rule: 'visit.already-open',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(refused.detail).not.toBe(refused.title);
  });
});

it.each([
  ['GET', '/nowhere', undefined, 404],
  ['POST', '/nowhere', undefined, 404],
  ['GET', '/docs/none', undefined, 404],
  ['GET', `/properties/${UNKNOWN_ID}`, undefined, 404],
  ['PUT', '/visits', undefined, 405],
  ['POST', '/visits', '{', 401],
  ['POST', '/auth/nowhere', '{}', 404],
])('%s %s is refused as a problem', async (method, path, body, status) => {
  const answer = await app.request(`/api${path}`, {
    method,
    ...(body && { body, headers: { 'content-type': 'application/json' } }),
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
  const problem = await answer.json();
  expect(problem).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  expect(problem.request_id).toBe(answer.headers.get('x-request-id'));
});
