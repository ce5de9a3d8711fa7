/** The published client against a running server, used by a program that knows nothing else. */
import { afterAll, expect, it } from 'vitest';
import { createClient } from '../../clients/typescript/client.ts';
import { listen } from '../../src/server/app/listen.ts';
import { startApi } from '../support/api.ts';
import { addHome, day } from '../support/leads.ts';
import { lookForAHome } from '../support/third-party.ts';

const { app, as, addPerson, asOwner, services } = await startApi();
const server = await listen(app.fetch, { ...services.config, host: '127.0.0.1', port: 0 });
afterAll(() => server.close());
const baseUrl = `http://127.0.0.1:${server.port}/api`;

it('finds a home, shortlists it and asks for a visit, once', async () => {
  const home = await addHome(asOwner, await addPerson('Ravi Iyer', ['landlord']));
  const { city, rent } = await createClient({ baseUrl }).get('/properties/{id}', { path: { id: home } });
  const seeker = await addPerson('Meera Nair');
  const scopes = ['leads:read', 'leads:write', 'seeking:read', 'seeking:write'] as const;
  const { token } = await as(seeker).apiTokens.create({ name: 'Mine', scopes: [...scopes], days: '7' });
  const done = await lookForAHome({ baseUrl, token }, city, day(3));
  expect(done).toEqual({
    found: true,
    home,
    rupees: rent / 100,
    visit: expect.any(String),
    again: done?.visit,
    rule: 'visit.already-open',
    visits: [done?.visit],
  });
  expect((await as(seeker).shortlist.list({})).items).toHaveLength(1);
}, 60_000);

it.each([
  ['a read', 'get', 2],
  ['a write without a key', 'put', 1],
] as const)('%s is asked %s, where we were busy once, %i times', async (_, method, times) => {
  let asked = 0;
  const client = createClient({
    baseUrl,
    fetch: async () =>
      ++asked === 1
        ? new Response('{}', {
            status: 503,
            headers: { 'retry-after': '0', 'content-type': 'application/problem+json' },
          })
        : Response.json({ cities: [] }),
  });
  const property_id = '019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52';
  const call: Promise<unknown> =
    method === 'get'
      ? client.get('/places')
      : client.put('/my/shortlist/{property_id}', { path: { property_id } });
  await call.catch((error) => expect(error.status).toBe(503));
  expect(asked).toBe(times);
});

it('throws a refusal as the problem it is', async () => {
  await expect(createClient({ baseUrl }).get('/my/visits')).rejects.toMatchObject({
    status: 401,
    problem: { code: 'UNAUTHORIZED', request_id: expect.any(String) },
    retryAfter: null,
  });
});
