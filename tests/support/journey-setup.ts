/** Runs the whole product for the tests of a project, on copies of a first start's demo. */
import { type ChildProcess, execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { demo, makeDemo, startProduct, stop } from './first-demo.ts';
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

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
