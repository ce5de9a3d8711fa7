/** Builds the web part when, and only when, something it is made of has changed since the last build. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { StartupError } from '../../src/db/startup-error.ts';
import { hashInputs } from './inputs.ts';
import { precompress } from './precompress.ts';
import { runTool } from './tool.ts';

const sources = ['src/web', 'src/contract', 'src/domain', 'public'];
const settings = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'lingui.config.ts',
  'bin/lib/compile-messages.ts',
  'bin/lib/once-for-all-environments.ts',
  'bin/lib/service-worker.ts',
  'bin/lib/translate-build.ts',
  'tsconfig.json',
];
const stamp = 'build/.inputs';

/** The pages and their compressed copies, as small as they travel. */
export async function build(): Promise<void> {
  await buildPages();
  await precompress();
}

/** Without the copies: a first start need not wait for them. */
export async function buildPages(): Promise<void> {
  const inputs = await hashInputs(sources, settings);
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
