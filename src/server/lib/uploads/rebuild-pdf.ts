/**
 * Rebuilds an uploaded PDF in a process of its own, since the file may have been made to harm whoever reads it: that process has no
 * environment, may read the library alone, write nothing, reach no network, and lives ten seconds at most.
 */
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { RuleBroken } from '../../../domain/errors.ts';
import { tooBusy } from '../problems.ts';

const LONGEST_MS = 10_000;
const MEMORY_MB = 256;
/** What the child ends with for a file that opens with a password only. */
const LOCKED = 3;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const child = at('./clean-pdf-child.ts');
const readable = [
  child,
  at('./clean-pdf.ts'),
  at('../../../../package.json'),
  at('../../../../node_modules'),
];
const restrictions = ['--permission', ...readable.map((path) => `--allow-fs-read=${path}`)];

const rebuilding = new PQueue({ concurrency: 2 });
/** Beyond this many in the queue the next one is told to come back. */
const MAX_WAITING = 20;

/** The same pages without what acts. Throws `document.locked` and `document.unreadable` at the field `file`. */
export async function rebuildPdf(bytes: Uint8Array): Promise<Uint8Array> {
  if (rebuilding.size >= MAX_WAITING) throw tooBusy();
  return rebuilding.add(() => inChild(bytes));
}

async function inChild(bytes: Uint8Array): Promise<Uint8Array> {
  const { stdin, stdout, ended } = start();
  // A child that was stopped takes no more of the file; how it ended says why.
  stdin.on('error', () => undefined).end(bytes);
  const [clean, code] = await Promise.all([buffer(stdout), ended]);
  if (code === LOCKED) throw new RuleBroken('document.locked', 'file');
  if (code !== 0 || clean.length === 0) throw new RuleBroken('document.unreadable', 'file');
  return clean;
}

function start() {
  const process_ = spawn(process.execPath, [...restrictions, `--max-old-space-size=${MEMORY_MB}`, child], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    process_.once('error', reject);
    process_.once('close', resolve);
  });
  return { stdin: process_.stdin, stdout: process_.stdout, ended };
}
