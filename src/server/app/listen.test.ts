import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HttpBindings } from '@hono/node-server';
import { expect, it } from 'vitest';
import { readConfig } from '../lib/config.ts';
import { listen } from './listen.ts';

const anywhere = readConfig({ AUTH_SECRET: 'x'.repeat(32), PORT: '0' });
const limits = { connections: 100, silenceMs: 60_000, answerMs: 60_000 };

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

it('before a stop, ends each kept connection with an answer that says so, so that no request meets one just closed', async () => {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const server = await listen(async ({ url }) => {
    if (url.endsWith('/slow')) {
      reached.resolve();
      await gate.promise;
    }
    return new Response('ok');
  }, anywhere);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port: server.port, host: '127.0.0.1', agent, path }, (answer) =>
        answer.resume().on('end', () => resolve(answer.headers.connection)),
      ).on('error', reject);
    });
  // This answer had begun: it does not say that it is the last, so the connection has to bear another request.
  const begun = ask('/slow');
  await reached.promise;
  server.sendAway();
  gate.resolve();
  expect([await begun, await ask('/'), await ask('/')]).toEqual(['keep-alive', 'close', 'close']);
  await server.close();
  agent.destroy();
});

it.each([
  ['a balancer that probes by HTTP/1.0 and names no host', 'GET /readyz HTTP/1.0\r\n\r\n', 200],
  ['one that names a host', 'GET /readyz HTTP/1.1\r\nHost: kiraya.example\r\nConnection: close\r\n\r\n', 200],
  ['whoever names none by HTTP/1.1', 'GET /readyz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
])('answers %s', async (_, asked, status) => {
  const server = await listen(({ url }) => new Response(new URL(url).pathname), anywhere);
  const socket = connect(server.port, '127.0.0.1', () => socket.write(asked));
  expect(await text(socket)).toMatch(
    new RegExp(`^HTTP/1.1 ${status} .*${status === 200 ? '/readyz' : ''}$`, 's'),
  );
  await server.close();
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

// security abuse: Headers on every answer: policy, nosniff, frames, referrer, permissions, HSTS on https … refusals of what is no request included
// security review: Some answers had no security headers (L3) … nor had those to what is no request
it.each([
  ['400', 'no request', 'nonsense\r\n\r\n'],
  ['400', 'no name of a host', 'GET / HTTP/1.1\r\n\r\n'],
  ['400', 'an impossible name of a host', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['400', 'a request about nothing', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['400', 'two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ['417', 'an expectation', 'POST / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n'],
  ['431', 'too long a header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])('answers %s to %s with every header of the house', async (status, _, sent) => {
  const server = await listen(() => new Response('ok'), anywhere);
  const client = connect(server.port, '127.0.0.1');
  client.end(sent);
  const answer = (await text(client)).toLowerCase();
  expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `));
  for (const name of ['x-content-type-options', 'referrer-policy', 'permissions-policy'])
    expect(answer).toContain(`\r\n${name}: `);
  expect(answer).toContain("\r\ncontent-security-policy: default-src 'self'");
  expect(answer).toContain('\r\ncross-origin-opener-policy: same-origin');
  await server.close();
});

/** Serves more than lies in any buffer on the way, and says when it lost the connection. */
async function servingMuch(own: Partial<typeof limits>) {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const server = await listen(
    (_, env) => {
      (env as HttpBindings).incoming.socket.once('close', () => resolve());
      return new Response(new Uint8Array(64 * 1024 * 1024));
    },
    anywhere,
    { ...limits, ...own },
  );
  return { server, closed };
}

function request(port: number): Socket {
  const client = connect(port, '127.0.0.1').on('error', () => {});
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return client;
}

// security attacks: Slow clients
// security review: Readers that take nothing stayed connected (L5)
it('closes the connection of whoever asks and then reads nothing', async () => {
  const { server, closed } = await servingMuch({ silenceMs: 200 });
  const client = request(server.port).pause();
  await closed;
  client.destroy();
  await server.close();
});

it('breaks off an answer that is read a little at a time', async () => {
  const { server, closed } = await servingMuch({ answerMs: 300 });
  const client = request(server.port);
  const sip = setInterval(() => client.read(1_000), 20);
  client.on('readable', () => {});
  await closed;
  clearInterval(sip);
  client.destroy();
  await server.close();
});

// security review: Readers that take nothing stayed connected (L5) … without a limit of connections
it('takes as many connections at once as it can serve, and closes those beyond unanswered', async () => {
  const server = await listen(() => new Response('ok'), anywhere, { ...limits, connections: 1 });
  const first = connect(server.port, '127.0.0.1');
  await new Promise((resolve) => first.once('connect', resolve));
  expect(await text(request(server.port))).toBe('');
  first.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(first)).toMatch(/^HTTP\/1.1 200 /);
  await server.close();
});
