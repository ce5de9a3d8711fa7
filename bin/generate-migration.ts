/**
 * npm run db:generate -- --name=WHAT: writes the migration from the database's last snapshot to the tables as they are declared.
 * Only the newest snapshot stays: drizzle-kit compares with that one alone, and each holds the whole schema.
 */
import { readdirSync, rmSync } from 'node:fs';
import { runTool } from './lib/tool.ts';

const folder = 'src/db/migrations/meta';

const { code } = await runTool('drizzle-kit', ['generate', ...process.argv.slice(2)], { show: true });
process.exitCode = code;
if (code === 0) keepNewest();

function keepNewest(): void {
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(`${folder}/${name}`);
}
