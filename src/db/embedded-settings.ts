/** Server settings of the embedded PostgreSQL, scaled to the machine so that nobody has to tune a demo or a laptop. */
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';

const MiB = 1024 * 1024;

/** Where the server listens: a socket folder, or else that port of the loopback address. */
export type Endpoint = { socketFolder: string | undefined; port: number };

/** The text of the included configuration file. `unsafe` gives up durability for speed: for tests only. */
export async function settingsFile(endpoint: Endpoint, unsafe: boolean): Promise<string> {
  const settings: Record<string, string | number> = {
    listen_addresses: endpoint.socketFolder ? '' : '127.0.0.1',
    port: endpoint.port,
    unix_socket_directories: endpoint.socketFolder ?? '',
    ...memorySettings(availableMemory()),
    ...(await sharedMemorySettings()),
    ...planSettings,
    ...(unsafe ? unsafeSettings : durableSettings),
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${`${value}`.replaceAll("'", "''")}'`,
  );
  return `# Written at every start; put settings of your own into postgresql.conf below the include.\n${lines.join('\n')}\n`;
}

const planSettings = {
  jit: 'off', // compiling costs more than it saves on queries of a millisecond
  random_page_cost: 1.1,
  max_connections: 100,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/** Nothing replicates an embedded server, so a table that is filled in the transaction that made it need not be logged. */
const durableSettings = {
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '4GB',
  min_wal_size: '256MB',
  checkpoint_timeout: '15min',
};

const unsafeSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum_naptime: '1h',
  // All of it is looked through for each database that is made or dropped, and a test's fits into little.
  shared_buffers: '192MB',
};

/** The machine's memory, or the container's share of it. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

function memorySettings(bytes: number): Record<string, string> {
  const share = (parts: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, bytes / MiB / parts)))}MB`;
  return {
    shared_buffers: share(6, 64, 4096),
    effective_cache_size: share(2, 128, 65536),
    work_mem: share(512, 4, 64),
    maintenance_work_mem: share(24, 64, 1024),
  };
}

/** Containers often have 64 MB of /dev/shm, too little for parallel queries: those then share memory through files. */
async function sharedMemorySettings(): Promise<Record<string, string>> {
  const shm = await statfs('/dev/shm').catch(() => undefined);
  if (!shm || shm.bsize * shm.blocks >= 1024 * MiB) return {};
  return { dynamic_shared_memory_type: 'mmap' };
}
