/** The database for a process that serves or works: at the present schema, and without its owner's login. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { requireSchemaWithoutOwner } from '../../src/db/migrate.ts';
import { withoutLogin } from '../../src/db/roles.ts';
import { StartupError } from '../../src/db/startup-error.ts';
import { type DatabaseConfig, openDatabase } from './open-database.ts';

export type ServingDatabase = {
  /** Where it is, without a login. */
  url: string;
  /** For filling it the first time. Only of the embedded one, which this process starts, it is the owner's. */
  seedUrl: string;
  close(): Promise<void>;
};

export async function openForServing(config: DatabaseConfig): Promise<ServingDatabase> {
  const { databaseUrl, migratesOnStart, authSecret } = config;
  if (!databaseUrl) {
    const { url, close } = await openDatabase(config);
    return { url: withoutLogin(url), seedUrl: url, close };
  }
  // An address without a user is all that a server needs whose schema somebody else brings up.
  const knowsOwner = new URL(databaseUrl).username !== '';
  if (migratesOnStart || knowsOwner) await prepareInChild(config);
  else
    await requireSchemaWithoutOwner(databaseUrl, authSecret).catch((error: Error) => {
      throw new StartupError(`the database of DATABASE_URL cannot be used: ${error.message}`);
    });
  const url = withoutLogin(databaseUrl);
  return { url, seedUrl: url, close: async () => undefined };
}

/** The owner's login is used in a process that ends. It is told what it needs, since this one has settled the environment already. */
function prepareInChild({
  databaseUrl,
  dataDir,
  authSecret,
  migratesOnStart,
}: DatabaseConfig): Promise<void> {
  const script = fileURLToPath(new URL('./prepare-database.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = fork(script, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new StartupError(said.trim().replace(/^kiraya: /, ''))),
    );
    child.send({ databaseUrl, dataDir, authSecret, migratesOnStart } satisfies DatabaseConfig);
  });
}
