/** Gives each text file of the built pages its `.br` and `.gz`; those that are there stay. */
import { StartupError } from '../../src/db/startup-error.ts';
import { runTool } from './tool.ts';

/** In a process of its own: a server that runs meanwhile keeps its threads, and sends as it is what is not ready. */
export async function precompress(): Promise<void> {
  const { code, output } = await runTool('bin/lib/compress-pages.ts', []);
  if (code !== 0) throw new StartupError(`the pages cannot be compressed: ${output}`);
}
