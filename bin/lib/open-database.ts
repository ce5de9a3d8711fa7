/** Hands out the database a command works on, at the present schema: the configured one, or the embedded one. */
import { join } from 'node:path';
import { Client } from '../../src/db/client.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate, requirePresentSchema } from '../../src/db/migrate.ts';
import { steady } from '../../src/db/open-pool.ts';
import { restoreIndexes } from '../../src/db/seed/bulk-indexes.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import type { Config } from '../../src/server/lib/config.ts';

export type OpenDatabase = {
  url: string;
  /** Whether opening it changed its schema. */
  migrated: boolean;
  close(): Promise<void>;
};

const REQUIRED_VERSION = 18;

/** What opening needs to know. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'authSecret' | 'migratesOnStart'>;

export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    await checkServer(config.databaseUrl);
    const migrated = await toPresentSchema(config.databaseUrl, config).catch((error: Error) => {
      throw new StartupError(`the database of DATABASE_URL cannot be used: ${error.message}`);
    });
    return { url: config.databaseUrl, migrated, close: async () => undefined };
  }
  const embedded = await startEmbedded({ dataDir: join(config.dataDir, 'postgres') });
  try {
    const migrated = await toPresentSchema(embedded.url, config);
    return { url: embedded.url, migrated, close: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw new StartupError(`the database in ${config.dataDir} cannot be used: ${(error as Error).message}`);
  }
}

/** Migrations expect every index in its place. */
async function toPresentSchema(
  url: string,
  { authSecret, migratesOnStart }: DatabaseConfig,
): Promise<boolean> {
  if (!migratesOnStart) {
    await requirePresentSchema(url, { secret: authSecret });
    return false;
  }
  await restoreIndexes(url);
  const { changed } = await migrate(url, { secret: authSecret });
  return changed;
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
