import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database.ts';
import { fragile } from '../../../tests/support/fragile-database.ts';
import { listenToChanges } from './changes.ts';

const { urls, ownerUrl } = await cloneDatabase();
const owner = new Client({ connectionString: ownerUrl });
await owner.connect();
const listener = { onSettings: vi.fn(), onWebhooks: vi.fn(), onGap: vi.fn() };
const stop = listenToChanges(urls.visitor, pino({ level: 'silent' }), listener);
afterAll(async () => {
  await stop();
  await owner.end();
});

const until = (seen: () => void | Promise<void>) => vi.waitFor(seen, { timeout: 10_000 });
const listening = async (): Promise<number> => {
  const { rows } = await owner.query(
    `select count(*)::int as n from pg_stat_activity
      where application_name = 'kiraya listen' and datname = current_database()`,
  );
  return rows[0].n;
};

it('hears that the settings changed', async () => {
  await until(() => expect(listener.onGap).toHaveBeenCalled());
  await owner.query(`insert into settings (key, value) values ('features', '{}')`);
  await until(() => expect(listener.onSettings).toHaveBeenCalledTimes(1));
});

it('hears that a webhook is to be told of something', async () => {
  await owner.query(`select pg_notify('webhooks', '')`);
  await until(() => expect(listener.onWebhooks).toHaveBeenCalledTimes(1));
});

it('hears that every home may look different', async () => {
  const gaps = listener.onGap.mock.calls.length;
  await owner.query(`select pg_notify('catalogue', '*')`);
  await until(() => expect(listener.onGap.mock.calls.length).toBe(gaps + 1));
});

it('notices that nothing is heard any more though nothing was closed, says that it was away, and listens anew', async () => {
  const line = await fragile(ownerUrl);
  const over = {
    onSettings: vi.fn(),
    onWebhooks: vi.fn(),
    onGap: vi.fn(),
    onAlive: vi.fn(),
  };
  const url = Object.assign(new URL(line.url), {
    username: new URL(urls.visitor).username,
    password: new URL(urls.visitor).password,
  }).href;
  const stopOver = listenToChanges(url, pino({ level: 'silent' }), over, { everyMs: 100, answerMs: 200 });
  await until(() => expect(over.onAlive.mock.calls.length).toBeGreaterThan(2));
  expect(over.onGap).toHaveBeenCalledTimes(1);

  line.swallow();
  await until(() => expect(over.onGap).toHaveBeenCalledTimes(3));
  await owner.query(`select pg_notify('webhooks', 'said to the new connection')`);
  await until(() => expect(over.onWebhooks).toHaveBeenCalled());

  // Neither a server that has vanished nor one that is being asked for holds up the end.
  line.swallow();
  await stopOver();
  await line.cut();
});

it('comes back with one connection after it was cut, and says that it was away', async () => {
  for (const cut of [1, 2]) {
    await until(async () => expect(await listening()).toBe(1));
    const gaps = listener.onGap.mock.calls.length;
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'kiraya listen' and datname = current_database()`,
    );
    // Once when it was lost and once when it listens again.
    await until(() => expect(listener.onGap.mock.calls.length).toBe(gaps + 2));
    expect([cut, await listening()]).toEqual([cut, 1]);
  }
});
