import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../../tests/support/free-port.ts';
import { noPages } from '../../../../tests/support/no-pages.ts';
import { startFront } from '../../../../tests/support/round-robin.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { keepReleaseFiles } from '../../../db/release-files.ts';
import { createApp } from '../../app/http.ts';
import { listen } from '../../app/listen.ts';
import type { Services } from '../request-context.ts';
import { releaseFiles } from './release-files.ts';

const { services, ownerUrl } = await startServices({ trustProxy: true });
const releases = {
  old: ['entry-OLD_1111.js', 'shared-99999999.css', 'hi-0a1b2c3d/entry-OLD_1111.js', 'map-OLD_1111.pmtiles'],
  new: ['entry-NEW-2222.js', 'shared-99999999.css', 'hi-4e5f6a7b/entry-NEW-2222.js', 'map-NEW-2222.pmtiles'],
};
const every = [...new Set(Object.values(releases).flat())];
const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ending.reverse()) await end();
});

/** The address of hosts that have the files of one release each, asked in turn. */
let front = '';
beforeAll(async () => {
  const ports = await Promise.all(Object.values(releases).map(startHost));
  const port = await freePort();
  const { close } = await startFront(port, ports);
  ending.push(close);
  front = `http://127.0.0.1:${port}/assets`;
});

async function startHost(names: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kiraya-host-'));
  ending.push(() => rm(folder, { recursive: true }));
  for (const name of names) {
    const file = join(folder, 'assets', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `of ${name}, ${'again '.repeat(200)}`);
  }
  await keepReleaseFiles(ownerUrl, join(folder, 'assets'));
  const server = await listen(createApp(services, noPages(), folder).fetch, { ...services.config, port: 0 });
  ending.push(server.close);
  return server.port;
}

it('loses no file of either release, whichever host is asked', async () => {
  const answers = [];
  // Seven of them, so that each is asked of both.
  for (let turn = 0; turn < 2; turn += 1) {
    for (const name of every) {
      const answer = await fetch(`${front}/${name}`);
      answers.push({ name, status: answer.status, cache: answer.headers.get('cache-control') });
      expect(await answer.text()).toMatch(`of ${name}, again`);
    }
  }
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(answers.map(({ cache }) => cache))).toEqual(
    new Set(['public, max-age=31536000, immutable']),
  );
});

/** By the host that lacks it, and by the one that has it. */
const both = (name: string, headers: Record<string, string>, method = 'GET') =>
  Promise.all([0, 1].map(() => fetch(`${front}/${name}`, { method, headers })));

it('sends a script as a script, compressed where that is understood', async () => {
  const name = 'entry-OLD_1111.js';
  for (const [encoding, sent] of [
    ['gzip, br', 'gzip'],
    ['identity', null],
  ] as const) {
    const answers = await both(name, { 'accept-encoding': encoding });
    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(
      Array(2).fill('text/javascript; charset=utf-8'),
    );
    // The host that has it has no compressed copy of it here.
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toContain(sent);
    for (const answer of answers) expect(await answer.text()).toMatch(`of ${name}`);
  }
  for (const answer of await both(name, {}, 'HEAD'))
    expect([answer.status, await answer.text()]).toEqual([200, '']);
});

it('sends the part of a map that is asked for', async () => {
  for (const answer of await both('map-OLD_1111.pmtiles', { range: 'bytes=3-15' })) {
    expect([answer.status, await answer.text()]).toEqual([206, 'map-OLD_1111.']);
    expect(answer.headers.get('content-range')).toBe('bytes 3-15/1225');
  }
  const app = releaseFiles(services, 'public');
  const partOf = async (range: string) => {
    const answer = await app.request('/map-OLD_1111.pmtiles', { headers: { range } });
    return [answer.status, (await answer.text()).length];
  };
  expect(
    await Promise.all(['bytes=1200-', 'bytes=1200-9999', 'bytes=1225-', 'lines=1-2'].map(partOf)),
  ).toEqual([
    [206, 25],
    [206, 25],
    [416, 0],
    [200, 1225],
  ]);
});

it.each(['none-00000000.js', 'a/../b-00000000.js', 'no-hash.js', 'x'.repeat(5_000)])(
  'knows no %.30s, and lets nobody keep that',
  async (path) => {
    const answer = await fetch(`${front}/${path}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

it('says to come again while the database is away', async () => {
  const execute = async () => {
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  };
  const away = { database: { publicReads: { db: { execute } } } } as unknown as Services;
  const answer = await releaseFiles(away, 'public').request('/entry-OLD_1111.js');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});
