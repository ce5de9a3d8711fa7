/** The HAProxy of deploy/ before two servers: whom it leads to while one, the other or none of them is ready. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startHaproxy } from '../support/haproxy.ts';
import { unpacked } from '../support/unpacked.ts';

const programs = unpacked('failover');
beforeEach((test) => {
  test.skip(!programs, 'it needs root and the packages of Debian (tools/failover)');
});

const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ending.reverse()) await end();
});

/** Says its name, and whether it is ready. */
async function startHost(name: string) {
  const host = { name, isReady: true, port: 0, server: undefined as Server | undefined };
  const server = createServer(({ url }, answer) => {
    answer.statusCode = url === '/readyz' && !host.isReady ? 503 : 200;
    answer.end(name);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  ending.push(close);
  return Object.assign(host, { port: (server.address() as AddressInfo).port, close });
}

it('leads to those that are ready, to all of them when none is, and past one that does not run', async () => {
  const hosts = [await startHost('one'), await startHost('two')] as const;
  const haproxy = await startHaproxy(
    programs as string,
    hosts.map(({ port }) => port),
  );
  ending.push(haproxy.close);
  const ask = async (path = '/') => {
    const answer = await fetch(`http://127.0.0.1:${haproxy.port}${path}`).catch(() => undefined);
    return answer && { status: answer.status, text: await answer.text() };
  };
  /** Who answered ten questions; what nobody answered, by its status. */
  const answering = async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => ask()));
    return [...new Set(all.map((one) => (one?.status === 200 ? one.text : `${one?.status}`)))].sort();
  };
  const soon = { timeout: 10_000, interval: 300 };
  await expect.poll(answering, soon).toEqual(['one', 'two']);
  expect(await ask('/metrics')).toMatchObject({ status: 404 });

  hosts[0].isReady = false;
  await expect.poll(answering, soon).toEqual(['two']);
  hosts[1].isReady = false;
  await expect.poll(answering, soon).toEqual(['one', 'two']);
  await hosts[0].close();
  await expect.poll(answering, soon).toEqual(['two']);
  hosts[1].isReady = true;
  await expect.poll(answering, soon).toEqual(['two']);
});
