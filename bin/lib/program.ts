/**
 * Runs the server and the worker from a few files that hold their two thousand modules: reading those one by one is most of
 * a start. The files are made when, and only when, something they are made of has changed.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runTool } from './tool.ts';

export const PROGRAM = '.cache/program';
/** Beside our sources, which their maker lists. */
const settings = ['package-lock.json', 'bin/lib/program.ts', 'bin/lib/make-program.ts'];
export const BILL = 'made-of.json';

/** What the files were made of, and what that was then. */
type Bill = { sources: string[]; hash: string };

export async function run(name: 'start' | 'worker'): Promise<void> {
  process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
  try {
    await makeProgram();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  // A place that the surroundings name comes first.
  enableCompileCache('.cache/compiled');
  // What fails is said with our own files and lines.
  setSourceMapsSupport(true);
  await import(new URL(`../../${PROGRAM}/${name}.js`, import.meta.url).href);
}

export async function makeProgram(): Promise<void> {
  if (isFresh()) return;
  console.error('Putting the program together (the first time and when it changes) …');
  const { code, output } = await runTool('bin/lib/make-program.ts', []);
  if (code !== 0) throw new Error(`${output}\nkiraya: the program cannot be put together, see above`);
}

function isFresh(): boolean {
  try {
    const { sources, hash }: Bill = JSON.parse(readFileSync(`${PROGRAM}/${BILL}`, 'utf8'));
    return billOf(sources).hash === hash;
  } catch {
    return false; // never made, or of a file that is gone
  }
}

export function billOf(sources: string[], read: (path: string) => string | Buffer = readFileSync): Bill {
  const hash = createHash('sha256');
  for (const path of settings) hash.update(readFileSync(path));
  for (const path of sources) hash.update(path).update(read(path));
  return { sources, hash: hash.digest('hex') };
}
