/**
 * Brings the database it is told of to the present schema and puts the built pages' files there, or finds out that the schema is not
 * there, and ends: see open-for-serving.ts.
 */
import { explain } from './arguments.ts';
import { keepBuiltFiles } from './keep-built-files.ts';
import { type DatabaseConfig, openDatabase } from './open-database.ts';

process.once('message', async (config: DatabaseConfig) => {
  try {
    const opened = await openDatabase(config);
    if (config.migratesOnStart) await keepBuiltFiles(opened.url);
    await opened.close();
  } catch (error) {
    explain(error);
  }
  process.disconnect?.();
});
