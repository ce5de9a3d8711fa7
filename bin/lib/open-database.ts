/** Hands out the database a command works on, at the present schema: the configured one, or the embedded one. */
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { steady } from '../../src/db/open-pool.ts';
import { restoreIndexes } from '../../src/db/seed/bulk-indexes.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import type { Config } from '../../src/server/lib/config.ts';

export type OpenDatabase = { url: string; close(): Promise<void> };

const REQUIRED_VERSION = 18;

export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    await checkServer(config.databaseUrl);
    await toPresentSchema(config.databaseUrl, config.authSecret).catch((error: Error) => {
      throw new StartupError(
        `the database of DATABASE_URL cannot be brought to the present schema: ${error.message}`,
      );
    });
    return { url: config.databaseUrl, close: async () => undefined };
  }
  const embedded = await startEmbedded({ dataDir: join(config.dataDir, 'postgres') });
  try {
    await toPresentSchema(embedded.url, config.authSecret);
  } catch (error) {
    await embedded.stop();
    throw new StartupError(
      `the database in ${config.dataDir} cannot be brought to the present schema: ${(error as Error).message}`,
    );
  }
  return { url: embedded.url, close: embedded.stop };
}

/** Migrations expect every index in its place. */
async function toPresentSchema(url: string, secret: string): Promise<void> {
  await restoreIndexes(url);
  await migrate(url, { secret });
}

async function checkServer(url: string): Promise<void> {
  const client = new Client({ ...steady, connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
    const { major } = rows[0] as { major: number };
    if (major < REQUIRED_VERSION) {
      throw new StartupError(`DATABASE_URL is PostgreSQL ${major}, ${REQUIRED_VERSION} or newer is needed`);
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(`the database of DATABASE_URL does not answer: ${message || code}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
