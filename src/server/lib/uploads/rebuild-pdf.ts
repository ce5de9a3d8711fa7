/**
 * Rebuilds an uploaded PDF in a process of its own, since the file may have been made to harm whoever reads it: that process has no
 * environment, may read the library alone, write nothing, reach no network, and lives ten seconds at most, in half a gigabyte.
 */
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { RuleBroken } from '../../../domain/errors.ts';
import { tooBusy } from '../problems.ts';
import { runBounded } from '../process/bounded-process.ts';

const HEAP_MB = 256;
/** What is rebuilt is hardly ever larger than what was uploaded, 10 MB at most. */
const bounds = { mostMs: 10_000, mostMb: 512, mostBytes: 40 * 1024 * 1024 };
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
const args = [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${path}`),
  `--max-old-space-size=${HEAP_MB}`,
  child,
];

const rebuilding = new PQueue({ concurrency: 2 });
/** Beyond this many in the queue the next one is told to come back. */
const MAX_WAITING = 20;

/** The same pages without what acts. Throws `document.locked` and `document.unreadable` at the field `file`. */
export async function rebuildPdf(bytes: Uint8Array): Promise<Uint8Array> {
  if (rebuilding.size >= MAX_WAITING) throw tooBusy();
  return rebuilding.add(() => inChild(bytes));
}

async function inChild(bytes: Uint8Array): Promise<Uint8Array> {
  const { output, code } = await runBounded(args, bytes, bounds);
  if (code === LOCKED) throw new RuleBroken('document.locked', 'file');
  if (code !== 0 || output.length === 0) throw new RuleBroken('document.unreadable', 'file');
  return output;
}
