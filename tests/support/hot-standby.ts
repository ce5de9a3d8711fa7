/** A PostgreSQL of its own with a hot standby beside it, both from the embedded programs, for what replication does. */
import { appendFile, chown, cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../../src/db/embedded.ts';
import { type Cluster, openCluster, startServer, stopServer } from '../../src/db/embedded-cluster.ts';
import { migrate } from '../../src/db/migrate.ts';
import { testSecret } from './test-server.ts';

export type Replicated = {
  /** The owner's URLs of both servers, for the same database. */
  primaryUrl: string;
  standbyUrl: string;
  startStandby(): Promise<void>;
  /** At once, as when its machine is switched off. */
  stopStandby(): Promise<void>;
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
  const startStandby = async () => {
    const { code, text } = await startServer(standby, true);
    if (code !== 0) throw new Error(`The standby does not start: ${text}`);
  };
  const stopStandby = () => stopServer(standby);
  await startStandby();
  return {
    primaryUrl: primary.url,
    standbyUrl: primary.url.replaceAll(encodeURIComponent(primaryDir), encodeURIComponent(standbyDir)),
    startStandby,
    stopStandby,
    async close() {
      await stopStandby();
      await stopServer(cluster);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What was copied belongs to whoever runs the server. */
async function give({ account: { owner }, dataDir }: Cluster): Promise<void> {
  if (!owner) return;
  await chown(dataDir, owner.uid, owner.gid);
  for (const entry of await readdir(dataDir, { recursive: true })) {
    await chown(join(dataDir, entry), owner.uid, owner.gid);
  }
}
