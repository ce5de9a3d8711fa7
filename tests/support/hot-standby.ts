/** A PostgreSQL of its own with a hot standby beside it, both from the embedded programs, for what replication does. */
import { appendFile, chown, cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../../src/db/embedded.ts';
import { type Cluster, openCluster, startServer, stopServer } from '../../src/db/embedded-cluster.ts';
import { migrate } from '../../src/db/migrate.ts';
import { testSecret } from './test-server.ts';

/** Stopping breaks every connection. */
export type Machine = { start(): Promise<void>; stop(): Promise<void> };

export type Replicated = {
  /** The owner's URLs of both servers, for the same database. */
  primaryUrl: string;
  standbyUrl: string;
  primary: Machine;
  standby: Machine;
  close(): Promise<void>;
};

const root = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** Below the include of our settings, so that these win. */
const REPLICATES = `
wal_level = replica
max_wal_senders = 4
synchronous_commit = on
shared_buffers = 64MB
`;

export async function startReplicated(): Promise<Replicated> {
  const folder = join(root, `replicated-${process.pid}`);
  const [primaryDir, standbyDir] = [join(folder, 'primary'), join(folder, 'standby')];
  await rm(folder, { recursive: true, force: true });
  const cluster = await openCluster(primaryDir, true);
  await appendFile(join(primaryDir, 'postgresql.conf'), REPLICATES);
  const primary = await startEmbedded({ dataDir: primaryDir, unsafe: true });
  await migrate(primary.url, { secret: testSecret });
  // The copy of a server at rest is a whole one.
  await stopServer(cluster);
  await cp(primaryDir, standbyDir, { recursive: true, preserveTimestamps: true });
  await startServer(cluster, true);
  const standby: Cluster = { ...cluster, dataDir: standbyDir };
  const source = new URL(primary.url);
  await appendFile(
    join(standbyDir, 'postgresql.conf'),
    `primary_conninfo = 'host=${primaryDir} port=5432 user=${source.username} password=${source.password}'\n`,
  );
  await writeFile(join(standbyDir, 'standby.signal'), '');
  await give(standby);
  const machines = { primary: machineOf(cluster), standby: machineOf(standby) };
  await machines.standby.start();
  return {
    primaryUrl: primary.url,
    standbyUrl: primary.url.replaceAll(encodeURIComponent(primaryDir), encodeURIComponent(standbyDir)),
    ...machines,
    async close() {
      await machines.standby.stop();
      await machines.primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const machineOf = (cluster: Cluster): Machine => ({
  async start() {
    const { code, text } = await startServer(cluster, true);
    if (code !== 0) throw new Error(`PostgreSQL does not start: ${text}`);
  },
  stop: () => stopServer(cluster),
});

/** What was copied belongs to whoever runs the server. */
async function give({ account: { owner }, dataDir }: Cluster): Promise<void> {
  if (!owner) return;
  await chown(dataDir, owner.uid, owner.gid);
  for (const entry of await readdir(dataDir, { recursive: true })) {
    await chown(join(dataDir, entry), owner.uid, owner.gid);
  }
}
