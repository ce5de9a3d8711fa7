/** Gives each text file of the built pages its `.br` and `.gz`; those that are there stay. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../src/db/startup-error.ts';
import { runTool } from './tool.ts';

const SCRIPTS = 'build/client/assets';

/** Text files without copies. Their names change with their content, so what has its copies needs none. */
export function uncompressed(): string[] {
  const files = readdirSync(SCRIPTS, { recursive: true, encoding: 'utf8' });
  const present = new Set(files);
  return files
    .filter((name) => /\.(js|css|svg)$/.test(name) && !present.has(`${name}.gz`))
    .map((name) => join(SCRIPTS, name));
}

/** In a process of its own: a server that runs meanwhile keeps its threads, and sends as it is what is not ready. */
export async function precompress(): Promise<void> {
  if (uncompressed().length === 0) return;
  const { code, output } = await runTool('bin/lib/compress-pages.ts', []);
  if (code !== 0) throw new StartupError(`the pages cannot be compressed: ${output}`);
}
