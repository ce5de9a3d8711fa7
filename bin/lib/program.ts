/** Runs server and worker from the few files that rolldown.config.ts describes, made when, and only when, something in them has changed. */
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashInputs } from './inputs.ts';
import { runTool } from './tool.ts';

const PROGRAM = '.cache/program';
const STAMP = '.inputs';
const sources = ['src/contract', 'src/db', 'src/domain', 'src/server', 'bin/lib'];
const settings = ['package-lock.json', 'rolldown.config.ts', 'src/main.ts'];

export async function run(name: 'start' | 'worker'): Promise<void> {
  process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
  try {
    await buildProgram();
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

export async function buildProgram(): Promise<void> {
  // Taken before: whoever changes a file meanwhile finds the program stale.
  const inputs = await hashInputs(sources, settings);
  if ((await readFile(join(PROGRAM, STAMP), 'utf8').catch(() => '')) === inputs) return;
  console.error('Putting the program together (the first time and when it changes) …');
  await mkdir('.cache', { recursive: true });
  const draft = await mkdtemp(`${PROGRAM}.new-`);
  try {
    const { code, output } = await runTool('rolldown', ['--config', 'rolldown.config.ts', '--dir', draft]);
    if (code !== 0) throw new Error(`${output}\nkiraya: the program cannot be put together, see above`);
    await writeFile(join(draft, STAMP), inputs);
    await replaceProgram(draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** In one step: whoever starts meanwhile has the whole old or the whole new program. */
async function replaceProgram(draft: string): Promise<void> {
  await chmod(draft, 0o755); // who starts it later may be another user
  await rm(PROGRAM, { recursive: true, force: true });
  await rename(draft, PROGRAM).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // another start was quicker
  });
}
