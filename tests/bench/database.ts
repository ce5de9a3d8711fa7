// A database of its own for measuring, seeded once per size and kept between runs.
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { progressLine } from '../../bin/lib/progress-line.ts';
import { createDatabase, type Database } from '../../src/db/actor.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connections, type DatabaseUrls } from '../../src/db/roles.ts';
import { seedScale } from '../../src/db/seed/scale.ts';
import { timed } from './measure.ts';

const secret = 'for measuring only, never served';

export interface BenchDatabase {
  database: Database;
  urls: DatabaseUrls;
  ownerUrl: string;
  secret: string;
  close(): Promise<void>;
}

export async function openBenchDatabase(size: number): Promise<BenchDatabase> {
  const dataDir = resolve('.data/bench');
  const server = await startEmbedded({ dataDir, database: `bench_${size}` });
  await migrate(server.url, { secret });
  const urls = connections(server.url, secret);
  const progress = progressLine(process.stderr);
  const [ms, added] = await timed(() =>
    seedScale({ ownerUrl: server.url, urls, properties: size, progress }),
  );
  if (added > 0) {
    console.error(`${added} homes added in ${(ms / 1000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`);
  }
  const database = createDatabase(urls);
  return {
    database,
    urls,
    ownerUrl: server.url,
    secret,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
