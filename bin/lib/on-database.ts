/** Runs one command on the database of the configuration, once its arguments are read. */
import { fileURLToPath } from 'node:url';
import { type Config, loadConfig } from '../../src/server/lib/config.ts';
import { explain } from './arguments.ts';
import { openDatabase } from './open-database.ts';

export async function onDatabase<Wanted>(
  read: () => Wanted,
  work: (wanted: Wanted, config: Config, ownerUrl: string) => Promise<void>,
): Promise<void> {
  process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
  try {
    const wanted = read();
    const config = loadConfig();
    const opened = await openDatabase(config);
    await work(wanted, config, opened.url).finally(() => opened.close());
  } catch (error) {
    explain(error);
  }
  // Under the launcher an open channel would keep the process alive.
  process.disconnect?.();
}
