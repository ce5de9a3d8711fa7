/** Starts, adopts and stops the PostgreSQL server that comes from npm, so that nobody has to set up a database. */

import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type Cluster,
  clientSettings,
  isRunning,
  openCluster,
  reasonInLog,
  startServer,
  stopServer,
} from './embedded-cluster.ts';
import { StartupError } from './startup-error.ts';

export type EmbeddedOptions = {
  /** The PostgreSQL data folder; created when missing. */
  dataDir: string;
  /** Tests only: no durability, twice the speed. Fixed by whoever starts the server, not by whoever adopts it. */
  unsafe?: boolean;
  /** Database to connect to; created when missing. */
  database?: string;
};

export type EmbeddedDatabase = {
  /** Connection string of the owner, for migrations. */
  url: string;
  /** Stops the server, unless another process of ours still uses it. Safe to call twice. */
  stop(): Promise<void>;
};

/** Every user of the server holds this lock shared while it runs, so the last one knows that it may stop it. */
const IN_USE = 7_261_840_001n;
/** How long a server may recover after a crash, and how long one may be there without answering at all. */
const RECOVERY_MS = 600_000;
const SILENCE_MS = 10_000;

/** Starts the server in `dataDir`, or adopts the one already running there. Fails with StartupError. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(resolve(options.dataDir), options.unsafe ?? false);
  const holder = await holdServer(cluster, options.unsafe ?? false);
  const database = options.database ?? 'kiraya';
  await createDatabase(holder, database);
  let stopping: Promise<void> | undefined;
  return {
    url: await connectionUrl(cluster, database),
    stop: () => {
      stopping ??= release(cluster, holder);
      return stopping;
    },
  };
}

/** Just after a crash or during another process's start or stop the server's state is in doubt: try until it is clear. */
async function holdServer(cluster: Cluster, unsafe: boolean): Promise<Client> {
  const begin = Date.now();
  for (;;) {
    if (!(await isRunning(cluster))) {
      const { code } = await startServer(cluster, unsafe);
      if (code !== 0 && !(await isRunning(cluster))) throw await cannotStart(cluster);
    }
    const outcome = await connect(cluster);
    if (outcome instanceof Client) return outcome;
    if (isRefusal(outcome)) {
      throw new StartupError(`the database in ${cluster.dataDir} refuses us: ${outcome.message}`);
    }
    if (Date.now() - begin > (isRecovering(outcome) ? RECOVERY_MS : SILENCE_MS)) {
      throw new StartupError(
        `the database in ${cluster.dataDir} seems to run but does not answer (${outcome.message}): end that server, or remove its postmaster.pid if the process named there is not PostgreSQL`,
      );
    }
    await pause(100);
  }
}

async function connect(cluster: Cluster): Promise<Client | Error> {
  const settings = await clientSettings(cluster);
  if (!settings) return new Error('it has no address yet');
  const client = new Client({
    ...settings,
    database: 'postgres',
    application_name: 'kiraya holder',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined); // the server may stop first; release() then finds out by itself
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [IN_USE]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    return error instanceof Error ? error : new Error(String(error));
  }
}

type PossiblyCoded = Error & { code?: string };

/** A wrong password does not mend itself. */
function isRefusal(error: PossiblyCoded): boolean {
  return error.code?.startsWith('28') === true;
}

/** "The database system is starting up" or shutting down. */
function isRecovering(error: PossiblyCoded): boolean {
  return error.code?.startsWith('57P') === true;
}

async function cannotStart(cluster: Cluster): Promise<StartupError> {
  return new StartupError(`the database in ${cluster.dataDir} does not start: ${await reasonInLog(cluster)}`);
}

async function createDatabase(client: Client, database: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount) return;
  try {
    await client.query(`create database ${client.escapeIdentifier(database)}`);
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code !== '42P04' && code !== '23505') throw error; // another process created it meanwhile
  }
}

async function connectionUrl(cluster: Cluster, database: string): Promise<string> {
  const settings = await clientSettings(cluster);
  if (!settings) throw new StartupError(`the database in ${cluster.dataDir} stopped while we connected`);
  const { user, password, host, port } = settings;
  const address = host.startsWith('/') ? `localhost:${port}` : `${host}:${port}`;
  const socket = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : '';
  return `postgres://${user}:${password}@${address}/${encodeURIComponent(database)}${socket}`;
}

async function release(cluster: Cluster, holder: Client): Promise<void> {
  if (await stopIfAlone(cluster, holder)) return;
  // Our connection was lost, the server may still be there: ask once more on a new one.
  const another = await connect(cluster);
  if (another instanceof Client) await stopIfAlone(cluster, another);
}

/** Lets go of our share first, then asks for the lock alone: of several that leave together exactly one gets it. */
async function stopIfAlone(cluster: Cluster, holder: Client): Promise<boolean> {
  try {
    await holder.query('select pg_advisory_unlock_shared($1)', [IN_USE]);
    const { rows } = await holder.query('select pg_try_advisory_lock($1) as alone', [IN_USE]);
    if (rows[0]?.alone) await stopServer(cluster);
    return true;
  } catch {
    return false;
  } finally {
    await holder.end().catch(() => undefined);
  }
}
