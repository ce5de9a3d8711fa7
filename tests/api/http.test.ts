/** What holds for every answer over HTTP: the key, the problem's shape, headers, and what search engines read. */
import { describe, expect, it } from 'vitest';
import { homePath, homeSlug } from '../../src/domain/home-address.ts';
import { startApi } from '../support/api.ts';
import { addPlaces, homeInput } from '../support/homes.ts';
import { UNKNOWN_ID } from '../support/procedures.ts';

const { app, ask, as, addPerson, asOwner, services } = await startApi();
const person = await addPerson('Meera Nair');
const key = services.publicKey;
const write = { method: 'PATCH', body: '{}', headers: { 'Content-Type': 'application/json' } };

const outcome = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  const body = await response.json();
  return [response.status, body.code ?? 'answered'];
};

describe('the public key and the bearer', () => {
  const get = (path: string, headers: Record<string, string>) => outcome(app.request(path, { headers }));

  it('public reads answer without the key, and with it', async () => {
    expect(await get('/api/properties', {})).toEqual([200, 'answered']);
    expect(await get('/api/properties', { apikey: key, authorization: `Bearer ${key}` })).toEqual([
      200,
      'answered',
    ]);
  });

  it('a wrong key is refused, for reads too', async () => {
    for (const wrong of ['', 'x', `${key}x`, key.slice(1), `${key.slice(1)}é`]) {
      expect(await get('/api/properties', { apikey: wrong })).toEqual([401, 'UNAUTHORIZED']);
    }
  });

  it('a write without the key is refused', async () => {
    const headers = { ...write.headers, authorization: `Bearer ${person}` };
    expect(await outcome(app.request('/api/profile', { ...write, headers }))).toEqual([401, 'UNAUTHORIZED']);
  });

  // security identity: API calls are authorised by the bearer alone; the public key authorises nothing
  it('the key as bearer means that nobody is signed in', async () => {
    const headers = { apikey: key, authorization: `Bearer ${key}` };
    expect(await get('/api/account/me', headers)).toEqual([401, 'UNAUTHORIZED']);
    expect(await get('/api/account/me', { apikey: key, authorization: `bearer ${person}` })).toEqual([
      200,
      'answered',
    ]);
    expect(await get('/api/account/me', { apikey: key, authorization: `Bearer ${person}` })).toEqual([
      200,
      'answered',
    ]);
  });

  it('a bad token is refused even where nobody has to be signed in', async () => {
    for (const token of ['x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.']) {
      const headers = { apikey: key, authorization: `Bearer ${token}` };
      expect(await get('/api/properties', headers)).toEqual([401, 'UNAUTHORIZED']);
    }
  });
});

it('a search takes the values of a list with their numbers, as the typed client sends them', async () => {
  const found = async (query: string) => (await ask(`/api/properties?${query}&limit=3`)).json();
  const numbered = await found('bedrooms[0]=1&bedrooms[1]=2');
  expect(numbered).toEqual(await found('bedrooms=1&bedrooms=2'));
  expect((await ask('/api/properties?bedrooms[x]=1')).status).toBe(422);
});

describe('problem details', () => {
  // security abuse: Wrong input is 422 and names the field, in problem details with the request’s id
  it('say what is wrong with which field, and in which request', async () => {
    const response = await ask('/api/properties?rent_min=cheap&colour=red');
    const problem = await response.json();
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(problem).toMatchObject({
      status: 422,
      code: 'UNPROCESSABLE_CONTENT',
      type: '/api/docs#UNPROCESSABLE_CONTENT',
    });
    expect(problem.requestId).toBe(response.headers.get('x-request-id'));
    const fields = problem.errors.map(({ field }: { field: string }) => field);
    expect(fields).toContain('rent_min');
    expect(JSON.stringify(problem.errors)).toContain('colour');
  });

  // security abuse: An unknown address is 404, a wrong method 405, in the same shape
  it.each([
    ['an address that does not exist', 'GET', '/api/nothing', 404],
    ['a home that does not exist', 'GET', `/api/properties/${UNKNOWN_ID}`, 404],
    ['a method that does not exist', 'PUT', '/api/properties', 405],
  ])('also for %s', async (_, method, path, status) => {
    const response = await ask(path, { method });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json',
    ]);
    expect(await response.json()).toMatchObject({
      status,
      requestId: expect.any(String),
      title: expect.any(String),
    });
  });

  it.each([
    ['PUT', '/api/properties', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/profile', 'GET, PATCH, HEAD, OPTIONS'],
    ['GET', `/api/visits/${UNKNOWN_ID}/accept`, 'POST, OPTIONS'],
  ])('say which methods there are instead of %s %s', async (method, path, allowed) => {
    const response = await ask(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
  });

  // security attacks: Bombs: packed bodies … bodies that nest without end
  it('refuse a body that nests without end', async () => {
    const content = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const body = `{"step":"place","content":${content}}`;
    const headers = { ...write.headers, 'idempotency-key': 'deep' };
    expect((await ask('/api/my/drafts', { method: 'PUT', headers, body }, person)).status).toBe(422);
  });

  it('never tell what broke inside', async () => {
    await asOwner('alter table profiles rename to profiles_away');
    const response = await ask('/api/profile', {}, person);
    const text = await response.text();
    await asOwner('alter table profiles_away rename to profiles');
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/profiles|select|relation/i);
    expect(JSON.parse(text)).toMatchObject({
      title: 'Something went wrong on our side',
      requestId: expect.any(String),
    });
  });

  // security abuse: Too large is 413, whether or not it says so
  it('a body over the limit is 413 whether or not it says how long it is', async () => {
    const body = new Blob(['x'.repeat(12 * 1024 * 1024)]);
    const known = await ask('/api/profile', { ...write, body }, person);
    const streamed = { ...write, body: body.stream(), duplex: 'half' } as RequestInit;
    expect([known.status, (await ask('/api/profile', streamed, person)).status]).toEqual([413, 413]);
  });
});

it.each([
  '/',
  '/api/properties',
  '/api/nothing',
  '/healthz',
  '/robots.txt',
  '/api/docs',
  '/files/public/none',
])('%s carries the security headers', async (path) => {
  const { headers } = await app.request(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(/script-src [^;]*/.exec(policy)?.[0]).toBe("script-src 'self'");
});

describe('what search engines read', () => {
  it('lists a home in the sitemap from the moment it is published until it is gone', async () => {
    await addPlaces(asOwner);
    const { id } = await as(person).properties.create(homeInput({ title: 'Two rooms by the lake' }));
    const listed = async () => (await app.request('/sitemap-homes-1.xml')).text();
    const short = homeSlug({ id, title: '' });
    expect(await listed()).not.toContain(short);
    await as(person).properties.publish({ id });
    const path = homePath({ id, title: 'Two rooms by the lake' });
    expect(await listed()).toMatch(
      new RegExp(`<loc>${services.config.publicUrl}${path}</loc><lastmod>20\\d\\d-[^<]*Z</lastmod>`),
    );
    await asOwner(`update properties set cover = '{"url": "/files/public/photos/a.webp"}' where id = $1`, [
      id,
    ]);
    expect(await listed()).toContain(
      `<image:loc>${services.config.publicUrl}/files/public/photos/a.webp</image:loc>`,
    );
    const index = await (await app.request('/sitemap.xml')).text();
    expect(index).toContain('/sitemap-homes-1.xml');
    expect(await (await app.request('/sitemap-pages.xml')).text()).toContain('/property-owners</loc>');
    expect(await (await app.request('/sitemap-places-1.xml')).text()).toContain('/rent/bengaluru</loc>');
    await as(person).properties.remove({ id });
    expect(await listed()).not.toContain(short);
  });

  it('reads the new homes of a place and of a saved search as a feed, until the search is removed', async () => {
    const { id } = await as(person).properties.create(homeInput({ title: 'Rooms & <garden>' }));
    await as(person).properties.publish({ id });
    await as(person).savedSearches.save({ query: 'city=bengaluru', name: 'Near "work"' });
    const [search] = (await as(person).savedSearches.list({})).items;
    const path = homePath({ id, title: 'Rooms & <garden>' });
    for (const feed of ['/rent/bengaluru/feed.xml', search?.feed ?? '']) {
      const answer = await app.request(feed);
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      const text = await answer.text();
      expect(text).toContain('<title>Rooms &amp; &lt;garden&gt;</title>');
      expect(text).toContain(`<link>${services.config.publicUrl}${path}</link>`);
    }
    expect((await app.request('/rent/nowhere/feed.xml')).status).toBe(404);
    const guessed = (search?.feed ?? '').replace(/.{8}\.xml$/, 'aaaaaaaa.xml');
    expect((await app.request(guessed)).status).toBe(404);
    await as(person).savedSearches.remove({ id: search?.id ?? '' });
    expect((await app.request(search?.feed ?? '')).status).toBe(404);
    await as(person).properties.remove({ id });
  });

  it('says whom to tell of a hole, for half a year from today, and what is here for programs', async () => {
    const security = await (await app.request('/.well-known/security.txt')).text();
    expect(security).toContain(`Contact: ${services.config.publicUrl}/contact`);
    const expires = Date.parse(/Expires: (\S+)/.exec(security)?.[1] ?? '');
    const days = (expires - Date.parse(services.now())) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
    const change = await app.request('/.well-known/change-password');
    expect([change.status, change.headers.get('location')]).toEqual([302, '/settings']);
    expect(await (await app.request('/llms.txt')).text()).toMatch(/^# Kiraya\n\n> /);
  });

  it('keeps them away from what is personal', async () => {
    const forModels = await (await app.request('/llms.txt')).text();
    expect(forModels).toContain(`- [Pay rent](${services.config.publicUrl}/help/pay-rent)`);
    expect(await (await app.request('/sitemap-pages.xml')).text()).toContain('/hi/help/pay-rent</loc>');
    const robots = await (await app.request('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${services.config.publicUrl}/sitemap.xml`);
    for (const path of ['/api/', '/portal', '/dev/']) expect(robots).toContain(`Disallow: ${path}`);
    expect((await app.request('/sitemap-homes-0.xml')).headers.get('content-type')).not.toContain('xml');
  });
});

describe('an address that searches without end', () => {
  const from = (address: string, path = '/api/properties') =>
    app.request(path, {}, { incoming: { socket: { remoteAddress: address } } });

  // security abuse: Tries are counted over all processes … searches per address
  it('is asked to wait, by the page too, while others are served', async () => {
    for (let n = 0; n < 1200; n += 1) await services.auth.limits.consume('search.address', '2001:db8:1:2::1');
    const refused = await from('2001:db8:1:2::99');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', requestId: expect.any(String) });
    const page = await from('2001:db8:1:2::99', '/properties?city=Pune');
    expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await from('2001:db8:1:3::99')).status).toBe(200);
    expect((await from('2001:db8:1:2::99', '/')).status).toBe(200);
  });
});
