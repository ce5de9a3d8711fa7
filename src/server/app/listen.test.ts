import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

const anywhere = { host: '127.0.0.1', port: 0 };

// security abuse: Stop signal: what runs is finished, nothing new is taken
it('finishes the request that is running, takes nothing new, and then has stopped', async () => {
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const server = await listen(async () => {
    reached.resolve();
    await gate.promise;
    return new Response('all of it');
  }, anywhere);
  const url = `http://127.0.0.1:${server.port}/`;
  const running = fetch(url);
  await reached.promise;
  const stopped = server.close();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  gate.resolve();
  expect(await (await running).text()).toBe('all of it');
  await stopped;
});

it('does not wait for clients that keep a connection open for later', async () => {
  const server = await listen(() => new Response('ok'), anywhere);
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((resolve, reject) => {
    get({ port: server.port, host: '127.0.0.1', agent }, (answer) => answer.resume().on('end', resolve)).on(
      'error',
      reject,
    );
  });
  const silent = connect(server.port, '127.0.0.1');
  await new Promise((resolve) => silent.once('connect', resolve));
  const begin = performance.now();
  await server.close();
  expect(performance.now() - begin).toBeLessThan(5_000);
  agent.destroy();
  silent.destroy();
});

it('says when the port is taken', async () => {
  const first = await listen(() => new Response('ok'), anywhere);
  await expect(listen(() => new Response('ok'), { ...anywhere, port: first.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await first.close();
});

it('keeps a connection open for longer than proxies do, so that none of them sends a request into one just closed', async () => {
  const server = await listen(() => new Response('ok'), anywhere);
  const answer = await fetch(`http://127.0.0.1:${server.port}/`);
  await answer.text();
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
  await server.close();
});
