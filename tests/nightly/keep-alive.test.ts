/** A proxy sends into a connection that it has kept for a while, at the moment when servers close theirs: no request may be lost. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { listen } from '../../src/server/app/listen.ts';
import { readConfig } from '../../src/server/lib/config.ts';
import { reportCost } from '../support/faults.ts';

const EACH = 60;
/** Around when Node closes them unless it is told otherwise, and when proxies do. */
const IDLE_MS = [4_970, 5_970, 59_900];
const APART_MS = 2;

it('no request is lost on a connection that was kept for as long as proxies keep theirs', async () => {
  const server = await listen(
    async (asked) => new Response(await asked.text()),
    readConfig({ AUTH_SECRET: 'x'.repeat(32), PORT: '0' }),
  );
  const post = (agent: Agent, body: string) =>
    new Promise<string>((resolve, reject) => {
      const sent = request({ port: server.port, host: '127.0.0.1', method: 'POST', agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve(text)).on('error', reject);
      });
      sent.on('error', reject).end(body);
    });
  /** Whether the second one was answered, by the connection of the first. */
  const twice = async (idleMs: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      await post(agent, 'first');
      await pause(idleMs);
      return (await post(agent, 'second').catch(() => 'lost')) === 'second';
    } finally {
      agent.destroy();
    }
  };
  const waits = IDLE_MS.flatMap((idleMs) => Array.from({ length: EACH }, (_, i) => idleMs + i * APART_MS));
  const answered = await Promise.all(waits.map(twice));
  const lost = answered.filter((is) => !is).length;
  reportCost({
    fault: 'requests on connections kept for 5, 6 and 60 s',
    asked: waits.length,
    lost,
    wrong: 0,
  });
  expect(lost).toBe(0);
  await server.close();
});
