// The product as `npm start` runs it, in a process and a data folder of its own, so that it can be measured from outside.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Product = {
  pid: number;
  origin: string;
  /** From the command to the first page answered, in milliseconds. */
  startedIn: number;
  /** What the server process holds in memory now, in bytes. */
  memory(): number;
  stop(): Promise<void>;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

type Settings = Readonly<Record<string, string>>;

/** `settings`: of the surroundings, besides its port; the embedded database and a demo where they name no other. */
export async function startProduct(port: number, settings: Settings = {}): Promise<Product> {
  const origin = `http://localhost:${port}`;
  const begin = performance.now();
  const started = await startProgram('start', 'Kiraya is running', {
    PORT: `${port}`,
    DATA_DIR: `${root}.data/bench-product`,
    ...settings,
  });
  const first = await fetch(`${origin}/`);
  await first.text();
  if (!first.ok) throw new Error(`The first page answered ${first.status}`);
  return { origin, startedIn: performance.now() - begin, ...started };
}

/** One of `bin/lib`, as npm starts it; resolves once it has printed `says`. */
export async function startProgram(name: 'start' | 'worker', says: string, settings: Settings) {
  // The flag is the one bin/lib/project-node.mjs starts it with.
  const child = spawn(process.execPath, ['--max-semi-space-size=4', `${root}bin/lib/${name}.ts`], {
    cwd: root,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilPrinted(child, says);
  const pid = child.pid ?? 0;
  return {
    pid,
    memory: () => residentBytes(pid),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** `npm start` and `npm run worker` print what they do once they do it. */
function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes(text)) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
}

function residentBytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
