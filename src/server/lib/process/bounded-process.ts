/** Runs Node on something that may have been made to harm it: without an environment, bounded in time, memory and what it answers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

export type Bounds = {
  readonly mostMs: number;
  /** Of resident memory, in MB. V8's own limit counts its heap, and neither buffers nor what libraries take. */
  readonly mostMb: number;
  /** Of what it writes. */
  readonly mostBytes: number;
};

const LOOK_EVERY_MS = 25;

/** `input` goes to its standard input. `code` is null where it was stopped, by a bound or otherwise. Throws when it cannot start. */
export async function runBounded(
  args: readonly string[],
  input: Uint8Array,
  { mostMs, mostMb, mostBytes }: Bounds,
): Promise<{ output: Uint8Array; code: number | null }> {
  const child = spawn(process.execPath, args, {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: mostMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const looking = setInterval(() => void stopBeyond(mostMb, child), LOOK_EVERY_MS);
  let written = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    written += chunk.length;
    if (written > mostBytes) child.kill('SIGKILL');
  });
  // A child that was stopped takes no more of the input; how it ended says why.
  child.stdin.on('error', () => undefined).end(input);
  try {
    const [output, code] = await Promise.all([buffer(child.stdout), ended]);
    return { output, code };
  } finally {
    clearInterval(looking);
  }
}

/** Linux alone says it in a file; elsewhere only V8's limit holds. */
async function stopBeyond(mostMb: number, child: ChildProcess): Promise<void> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
  if (kilobytes > mostMb * 1024) child.kill('SIGKILL');
}
