/** Brings the configured database to the schema of this release, with the files of its pages, and ends, whatever MIGRATE_ON_START says. */
import { fileURLToPath } from 'node:url';
import { release } from '../../src/db/release.ts';
import { loadConfig } from '../../src/server/lib/config.ts';
import { explain, readArguments } from './arguments.ts';
import { keepBuiltFiles } from './keep-built-files.ts';
import { openDatabase } from './open-database.ts';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
try {
  readArguments(process.argv.slice(2), { usage: 'npm run migrate' });
  const opened = await openDatabase({ ...loadConfig(), migratesOnStart: true });
  await keepBuiltFiles(opened.url);
  await opened.close();
  console.log(
    `The database ${opened.migrated ? 'is now' : 'was already'} at the schema of release ${release}.`,
  );
} catch (error) {
  explain(error);
}
// Under the launcher an open channel would keep the process alive.
process.disconnect?.();
