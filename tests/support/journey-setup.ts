/** Runs the whole product for the tests of a project, as a person's first `npm start` would: from nothing, demo and all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { startFront } from './round-robin.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the running products: each worker has its own where its tests change what they find. */
    origins: string[];
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Each with a database of its own, and as many processes as serve it, one request after the other; one of one unless said. */
const wanted: Record<string, { products: number; processes: number }> = {
  journeys: { products: 2, processes: 1 },
  'journeys-by-two': { products: 1, processes: 2 },
};

export default async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const { products, processes } = wanted[name] ?? { products: 1, processes: 1 };
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

/** One product, from an empty folder. */
async function startServed(dataDir: string, processes: number) {
  await rm(dataDir, { recursive: true, force: true });
  const [port = 0, ...more] = await freePorts(processes > 1 ? 1 + processes : 1);
  const origin = `http://localhost:${port}`;
  const started: ChildProcess[] = [];
  // One after the other: the first makes the database.
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
