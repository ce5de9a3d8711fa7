/** Clients that two generators of others make from the description: they compile under strict types, and a program on each does its work. */
import { afterAll, expect, it } from 'vitest';
import { runTool } from '../../bin/lib/tool.ts';
import { createClient } from '../../clients/typescript/client.ts';
import { listen } from '../../src/server/app/listen.ts';
import { startApi } from '../support/api.ts';
import { addHome, day } from '../support/leads.ts';

const { app, as, addPerson, asOwner, services } = await startApi();
const server = await listen(app.fetch, { ...services.config, host: '127.0.0.1', port: 0 });
afterAll(() => server.close());

it.each(['by-openapi-fetch', 'by-hey-api'])('%s', { timeout: 600_000 }, async (program) => {
  const { found, baseUrl, home } = await ran();
  const rupees = (await createClient({ baseUrl }).get('/properties/{id}', { path: { id: home } })).rent / 100;
  const line = found.output.split('\n').find((one) => one.startsWith(program)) ?? found.output.slice(-2000);
  expect(line).toBe(
    `${program} ${JSON.stringify({ homes: true, rupees, sameVisit: true, rule: 'visit.already-open', field: 'slot', secret: true })}`,
  );
});

let running: ReturnType<typeof run> | undefined;
/** Both clients are made once. */
const ran = () => {
  running ??= run();
  return running;
};

async function run() {
  const baseUrl = `http://127.0.0.1:${server.port}/api`;
  const lister = await addPerson('Ravi Iyer', ['landlord']);
  const home = await addHome(asOwner, lister);
  const { city } = await createClient({ baseUrl }).get('/properties/{id}', { path: { id: home } });
  const tokens = await Promise.all(
    ['Meera Nair', 'Asha Rao'].map(async (name) => {
      const seeker = await addPerson(name);
      const scopes = ['leads:read', 'leads:write', 'webhooks:write'] as const;
      return (await as(seeker).apiTokens.create({ name: 'Mine', scopes: [...scopes], days: '7' })).token;
    }),
  );
  const hook = 'https://hooks.invalid.example/in';
  const found = await runTool('api', ['strangers', baseUrl, tokens.join(','), city, day(3), hook]);
  return { found, baseUrl, home };
}
