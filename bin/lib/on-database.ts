/** Runs one command on the database of the configuration, and ends with a sentence instead of a stack where it can. */
import { fileURLToPath } from 'node:url';
import { StartupError } from '../../src/db/startup-error.ts';
import { type Config, loadConfig } from '../../src/server/lib/config.ts';
import { openDatabase } from './open-database.ts';

export async function onDatabase(work: (config: Config, ownerUrl: string) => Promise<void>): Promise<void> {
  process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
  try {
    const config = loadConfig();
    const opened = await openDatabase(config);
    await work(config, opened.url).finally(() => opened.close());
  } catch (error) {
    console.error(error instanceof StartupError ? `kiraya: ${error.message}` : error);
    process.exitCode = 1;
  }
  // Under the launcher an open channel would keep the process alive.
  process.disconnect?.();
}
