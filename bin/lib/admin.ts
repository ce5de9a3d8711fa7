/** Commands for the owner of the machine: grant a role, get the set-up link, prove the audit trail, rotate the keys of what is sealed. */
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../../src/db/actor.ts';
import { connections } from '../../src/db/roles.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { runAdminCommand } from '../../src/server/app/admin-commands.ts';
import { type Config, loadConfig } from '../../src/server/lib/config.ts';
import { createSeals } from '../../src/server/lib/seal.ts';
import { createStorage } from '../../src/server/lib/storage.ts';
import { openDatabase } from './open-database.ts';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));

try {
  process.exitCode = await run(loadConfig());
} catch (error) {
  console.error(error instanceof StartupError ? `kiraya: ${error.message}` : error);
  process.exitCode = 1;
}
// Under the launcher an open channel would keep the process alive.
process.disconnect?.();

async function run(config: Config): Promise<number> {
  const opened = await openDatabase(config);
  const database = createDatabase(connections(opened.url, config.authSecret), { jobs: 2, auth: 1 });
  try {
    const { text, ok } = await runAdminCommand(
      {
        database,
        storage: await createStorage(config),
        config,
        origin: config.publicUrl,
        seals: createSeals(config.sealKeys, config.fingerprintKey),
      },
      process.argv.slice(2),
    );
    console.log(text);
    return ok ? 0 : 1;
  } finally {
    await database.close();
    await opened.close();
  }
}
