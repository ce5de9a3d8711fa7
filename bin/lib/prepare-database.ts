/** Brings the database it is told of to the present schema, or finds out that it is not there, and ends: see open-for-serving.ts. */
import { explain } from './arguments.ts';
import { type DatabaseConfig, openDatabase } from './open-database.ts';

process.once('message', async (config: DatabaseConfig) => {
  try {
    const opened = await openDatabase(config);
    await opened.close();
  } catch (error) {
    explain(error);
  }
  process.disconnect?.();
});
