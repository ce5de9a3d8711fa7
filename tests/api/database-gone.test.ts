/** The database goes away and comes back: a plain "come again", readiness red, and recovery by itself. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { fileHandlers } from '../../src/server/files/file-handlers.ts';
import { withoutValues } from '../../src/server/lib/log.ts';
import { databaseCode } from '../../src/server/lib/problems.ts';
import { startApi } from '../support/api.ts';
import { type FragileDatabase, fragile } from '../support/fragile-database.ts';
import { addHome } from '../support/leads.ts';
import { asFile, picture } from '../support/photos.ts';

let line: FragileDatabase | undefined;
const folder = await mkdtemp(join(tmpdir(), 'kiraya-broken-line-'));
const { app, ask, as, addPerson, asOwner, services } = await startApi(
  { runsJobs: false, storage: { kind: 'disk', folder } },
  async (ownerUrl) => {
    line = await fragile(ownerUrl);
    return line.url;
  },
);
const person = await addPerson('Kabir Sen');
afterAll(async () => {
  await line?.cut();
  await rm(folder, { recursive: true, force: true });
});

const answers = async () => {
  const [ready, alive, search, me] = await Promise.all([
    app.request('/readyz'),
    app.request('/healthz'),
    ask('/api/properties'),
    ask('/api/account/me', {}, person),
  ]);
  return { ready: ready.status, alive: alive.status, search: search.status, me: me.status };
};

// security abuse: Database gone: 503, readiness red, recovery by itself
it('answers 503 while the database is away, and serves again as soon as it is back', async () => {
  const well = { ready: 200, alive: 200, search: 200, me: 200 };
  // Searches go on in memory, with the cards that were shown before.
  await addHome(asOwner, person);
  expect(await answers()).toEqual(well);
  const logged = vi.spyOn(services.log, 'error');
  await line?.cut();
  expect(await answers()).toEqual({ ready: 503, alive: 200, search: 200, me: 503 });
  // People read a plain sentence; the log says what the database, or the way to it, said.
  const reasons = logged.mock.calls.map(([line]) => databaseCode((line as { err: unknown }).err));
  expect(reasons.length).toBeGreaterThanOrEqual(1);
  expect(reasons).toEqual(reasons.map(() => expect.stringMatching(/^(ECONN|EPIPE|57P)/)));
  logged.mockRestore();
  // Pages ask in process and log what they get: the reason goes with it.
  const forPage = await as(null)
    .places.cities({})
    .catch((error: unknown) => error);
  expect(forPage).toMatchObject({ status: 503, cause: expect.anything() });
  expect(JSON.stringify(withoutValues(forPage))).toContain('ECONNREFUSED');
  const refused = await ask('/api/account/me', {}, person);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', requestId: expect.any(String) });
  await line?.mend();
  expect(await answers()).toEqual(well);
});

it('a connection that breaks under a request is no error of ours', async () => {
  const running = Array.from({ length: 20 }, () => ask('/api/account/me', {}, person));
  await line?.cut();
  const statuses = new Set(await Promise.all(running.map(async (one) => (await one).status)));
  await line?.mend();
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(answers).toEqual({ ready: 200, alive: 200, search: 200, me: 200 });
});

// security abuse: Kill −9 amid uploads, imports, letters and payments loses and doubles nothing … a connection that breaks at COMMIT of an upload as well
it('a connection that breaks at COMMIT of an upload takes no file from the rows that stand, and none is there twice', async () => {
  const home = await addHome(asOwner, person);
  const photo = asFile(await picture(300, 300));
  const upload = () => {
    const body = new FormData();
    body.set('file', photo, 'photo.jpg');
    const headers = { 'idempotency-key': 'an-upload-that-breaks' };
    return ask(`/api/my/properties/${home}/photos`, { method: 'POST', body, headers }, person);
  };
  line?.breakAtCommitAfter('insert into "property_photos"');
  expect((await upload()).status).toBe(503);

  const rows = await asOwner<{ id: string; files: Record<string, Record<string, string>> }>(
    'select id, files from property_photos where property_id = $1',
    [home],
  );
  expect(rows).toHaveLength(1);
  const keys = Object.values(rows[0]?.files ?? {}).flatMap(Object.values<string>);
  await lookAtFilesLater();
  for (const key of keys) {
    const file = await services.storage.open('public', key);
    file?.stream.destroy();
    expect(file, key).not.toBeNull();
  }
  expect(await (await upload()).json()).toMatchObject({ id: rows[0]?.id });
  expect(await asOwner('select from property_photos where property_id = $1', [home])).toHaveLength(1);
});

/** Does now what uploads have asked for. */
async function lookAtFilesLater() {
  const [removing] = fileHandlers(services.database, services.storage);
  const asked = await asOwner<{ data: unknown }>(
    `select data from pgboss.job where name = 'files.remove' and state = 'created'`,
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const { data } of asked) await removing?.handle(data, services.jobs);
}
