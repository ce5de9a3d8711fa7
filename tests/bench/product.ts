// The product as `npm start` runs it, in a process and a data folder of its own, so that it can be measured from outside.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Product = {
  origin: string;
  /** From the command to the first page answered, in milliseconds. */
  startedIn: number;
  /** What the server process holds in memory now, in bytes. */
  memory(): number;
  stop(): Promise<void>;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

export async function startProduct(port: number): Promise<Product> {
  const origin = `http://localhost:${port}`;
  const begin = performance.now();
  // The flag is the one bin/lib/project-node.mjs starts it with.
  const child = spawn(process.execPath, ['--max-semi-space-size=4', `${root}bin/lib/start.ts`], {
    cwd: root,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', PORT: `${port}`, DATA_DIR: `${root}.data/bench-product` },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await untilPrinted(child, origin);
  const first = await fetch(`${origin}/`);
  await first.text();
  if (!first.ok) throw new Error(`The first page answered ${first.status}`);
  return {
    origin,
    startedIn: performance.now() - begin,
    memory: () => residentBytes(child.pid ?? 0),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** It prints its address when it serves. */
function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes(text)) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
}

function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
