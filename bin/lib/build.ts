/** Builds the web part when, and only when, something it is made of has changed since the last build. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../src/db/startup-error.ts';
import { runTool } from './tool.ts';

const sources = ['src/web', 'src/contract', 'src/domain', 'public'];
const settings = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'lingui.config.ts',
  'bin/lib/compile-messages.ts',
  'bin/lib/translate-build.ts',
  'tsconfig.json',
];
const stamp = 'build/.inputs';

export async function build(): Promise<void> {
  const inputs = await hashInputs();
  const last = await readFile(stamp, 'utf8').catch(() => '');
  if (last === inputs) return;
  console.error('Building the pages (the first time and when they change) …');
  await rm(stamp, { force: true });
  const { code, output } = await runTool('@react-router/dev:react-router', ['build']);
  if (code !== 0) {
    console.error(output);
    throw new StartupError('the build failed, see above');
  }
  await writeFile(stamp, inputs);
}

async function hashInputs(): Promise<string> {
  const folders = await Promise.all(sources.map(listFiles));
  const hash = createHash('sha256');
  for (const path of [...settings, ...folders.flat()].sort()) {
    hash.update(path).update(await readFile(path).catch(() => ''));
  }
  return hash.digest('hex');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
