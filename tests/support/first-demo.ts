/** The demo on which journeys and screens are tested: what a person's first `npm start` leaves behind, made once for a run of tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export const demo = `${root}.cache/demo`;
const madeBy = `${root}.cache/demo.made-by`;
/** `npm test` and `npm run test:nightly` name their run for all its processes: one of them makes the demo, ahead of the others. */
// biome-ignore lint/style/noProcessEnv: handed down by npm test
const thisRun = process.env.TEST_RUN ?? `${process.pid} ${performance.timeOrigin}`;

/** A first start takes most of a minute of work, so a run of tests has one; Vitest sets its projects up one after the other. */
export async function makeDemo(): Promise<void> {
  if ((await readFile(madeBy, 'utf8').catch(() => '')) === thisRun) return;
  await rm(demo, { recursive: true, force: true });
  const port = await freePort();
  await stop(await startProduct(port, `http://localhost:${port}`, demo));
  await databaseStopped();
  await writeFile(madeBy, thisRun);
}

/** On a crowded machine a product ends at its own deadline while its database still writes: a copy made then is none. */
async function databaseStopped(): Promise<void> {
  for (let waited = 0; existsSync(`${demo}/postgres/postmaster.pid`); waited += LOOK_MS) {
    if (waited > LONGEST_STOP_MS) throw new Error('The database of the demo does not stop');
    await pause(LOOK_MS);
  }
}
const LOOK_MS = 200;
const LONGEST_STOP_MS = 120_000;

export async function startProduct(port: number, origin: string, dataDir: string): Promise<ChildProcess> {
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    PORT: `${port}`,
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: `${root}.cache/compiled`,
  };
  const product = spawn(process.execPath, [`${root}bin/lib/start.ts`], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await untilReady(product, origin);
  return product;
}

/** It prints its address when it serves. */
function untilReady(product: ChildProcess, origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [product.stdout, product.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes(origin)) resolve();
      });
    }
    product.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
}

export function stop(product: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    product.once('exit', () => resolve());
    product.kill('SIGTERM');
  });
}
