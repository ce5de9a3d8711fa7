/** Runs the whole product once for all tests of a project, as a person's first `npm start` would: from nothing, demo and all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { startFront } from './round-robin.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the running product. */
    origin: string;
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** How many processes serve a project, one request after the other; one, where none is said. */
const processes: Record<string, number> = { 'journeys-by-two': 2 };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = `${root}.cache/${project.name}`;
  await rm(dataDir, { recursive: true, force: true });
  const [port = 0, ...more] = await freePorts(1 + (processes[project.name] ?? 0));
  const origin = `http://localhost:${port}`;
  const products: ChildProcess[] = [];
  // One after the other: the first makes the database.
  for (const own of more.length > 0 ? more : [port]) products.push(await startProduct(own, origin, dataDir));
  const front = more.length > 0 ? await startFront(port, more) : undefined;
  project.provide('origin', origin);
  return async () => {
    await front?.close();
    await Promise.all(products.map(stop));
  };
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
