/** A tablespace in memory for the tests' databases: a clone is a thousand files, which some disks make at a few hundred a second. */
import { createHash } from 'node:crypto';
import { chown, mkdir, rm, stat, statfs } from 'node:fs/promises';
import type { Client } from 'pg';

const NAME = 'memory';
const MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
/** Room for thirty clones; two workers hold three or four at a time. */
const NEEDED_BYTES = 1024 ** 3;

/** Makes it anew as superuser, where there is such memory, and lets `owner` use it. Nobody else may use the server meanwhile. */
export async function createMemoryTablespace(
  client: Client,
  dataDir: string,
  owner: string,
): Promise<string | undefined> {
  if (await exists(client)) return NAME;
  if (!(await hasMemory())) return undefined;
  const folder = folderOf(dataDir);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  // The server may run as another account than whoever starts it.
  const { uid, gid } = await stat(dataDir);
  await chown(folder, uid, gid);
  await client.query(`create tablespace ${NAME} location '${folder}'`);
  await client.query(`grant create on tablespace ${NAME} to ${owner}`);
  return NAME;
}

/** Gives the memory back, once no database is in it. */
export async function dropMemoryTablespace(client: Client, dataDir: string): Promise<void> {
  await client.query(`drop tablespace if exists ${NAME}`);
  await rm(folderOf(dataDir), { recursive: true, force: true });
}

/** One of before a restart of the machine has lost its folder, and its databases with it. */
export async function hasLostItsFolder(client: Client, dataDir: string): Promise<boolean> {
  if (!(await exists(client))) return false;
  return stat(folderOf(dataDir)).then(
    () => false,
    () => true,
  );
}

async function exists(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_tablespace where spcname = $1', [NAME]);
  return Boolean(rowCount);
}

/** Containers often have 64 MB of it, other systems none. */
async function hasMemory(): Promise<boolean> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory?.type === TMPFS && memory.bavail * memory.bsize > NEEDED_BYTES;
}

/** Each checkout has one of its own. */
const folderOf = (dataDir: string) =>
  `${MEMORY}/kiraya-tests-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
