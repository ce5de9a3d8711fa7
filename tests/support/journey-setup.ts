/** Runs the whole product once for all tests of a project, as a person's first `npm start` would: from nothing, demo and all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the running product. */
    origin: string;
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = `${root}.cache/${project.name}`;
  await rm(dataDir, { recursive: true, force: true });
  const port = await freePort();
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', PORT: `${port}`, DATA_DIR: dataDir };
  const product = spawn(process.execPath, [`${root}bin/lib/start.ts`], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const origin = `http://localhost:${port}`;
  await untilReady(product, origin);
  project.provide('origin', origin);
  return () => stop(product);
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
