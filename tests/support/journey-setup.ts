/** Runs the whole product for the tests of a project. The first is started as a person's first `npm start` would be: from nothing, demo and all. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { startFront } from './round-robin.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the running products: each worker has its own where its tests change what they find. */
    origins: string[];
  }
}

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a first start leaves behind, and the run of tests that made it: no process begins twice at the same moment. */
const demo = `${root}.cache/demo`;
const madeBy = `${root}.cache/demo.made-by`;
const thisRun = `${process.pid} ${performance.timeOrigin}`;

/** Each with a database of its own, and as many processes as serve it, one request after the other; one of one unless said. */
const wanted: Record<string, { products: number; processes: number }> = {
  journeys: { products: 2, processes: 1 },
  'journeys-by-two': { products: 1, processes: 2 },
};

export default async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const { products, processes } = wanted[name] ?? { products: 1, processes: 1 };
  await makeDemo();
  const running = await Promise.all(
    Array.from({ length: products }, (_, at) => startServed(`${root}.cache/${name}-${at + 1}`, processes)),
  );
  provide(
    'origins',
    running.map(({ origin }) => origin),
  );
  return async () => {
    await Promise.all(running.map(({ close }) => close()));
  };
}

/** A first start takes most of a minute of work, so a run of tests has one; Vitest sets its projects up one after the other. */
async function makeDemo(): Promise<void> {
  if ((await readFile(madeBy, 'utf8').catch(() => '')) === thisRun) return;
  await rm(demo, { recursive: true, force: true });
  const port = await freePort();
  await stop(await startProduct(port, `http://localhost:${port}`, demo));
  await writeFile(madeBy, thisRun);
}

/** One product, on a copy of the demo. */
async function startServed(dataDir: string, processes: number) {
  await rm(dataDir, { recursive: true, force: true });
  // Not by Node: the database's folder may belong to a user of its own, and so must the copy.
  await run('cp', ['-a', demo, dataDir]);
  const [port = 0, ...more] = await freePorts(processes > 1 ? 1 + processes : 1);
  const origin = `http://localhost:${port}`;
  const started: ChildProcess[] = [];
  // One after the other: the first starts the database.
  for (const own of more.length > 0 ? more : [port]) started.push(await startProduct(own, origin, dataDir));
  const front = more.length > 0 ? await startFront(port, more) : undefined;
  const close = async () => {
    await front?.close();
    await Promise.all(started.map(stop));
  };
  return { origin, close };
}

async function startProduct(port: number, origin: string, dataDir: string): Promise<ChildProcess> {
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

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
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

function stop(product: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    product.once('exit', () => resolve());
    product.kill('SIGTERM');
  });
}
