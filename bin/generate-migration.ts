/**
 * npm run db:generate -- --name=WHAT: writes the migration from the database's last snapshot to the tables as they are declared, and
 * where rows that are there have to be read, a second one, WHAT-checks, whose statements run without a transaction.
 * Only the newest snapshot stays: drizzle-kit compares with that one alone, and each holds the whole schema.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { NO_TRANSACTION } from '../src/db/run-migrations.ts';
import { joined, makePatient } from './lib/patient-migration.ts';
import { runTool } from './lib/tool.ts';

const folder = 'src/db/migrations';
const args = process.argv.slice(2);

const before = newest();
await generate(args);
const tag = newest();
if (tag !== before && !args.includes('--custom')) await apart(tag);
keepNewest();

async function generate(options: readonly string[], show = true): Promise<void> {
  const { code, output } = await runTool('drizzle-kit', ['generate', ...options], { show });
  if (code === 0) return;
  console.error(output);
  process.exit(code);
}

async function apart(tag: string): Promise<void> {
  const { now, later } = makePatient(readFileSync(fileOf(tag), 'utf8'));
  writeFileSync(fileOf(tag), now);
  if (later.length === 0) return;
  await generate(['--custom', `--name=${tag.replace(/^\d+_/, '')}-checks`], false);
  writeFileSync(fileOf(newest()), NO_TRANSACTION + joined(later));
  console.log(`What reads the rows that are there is in ${fileOf(newest())}`);
}

function newest(): string {
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'));
  return entries.at(-1).tag;
}

function fileOf(tag: string): string {
  return `${folder}/${tag}.sql`;
}

function keepNewest(): void {
  const snapshots = readdirSync(`${folder}/meta`).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(`${folder}/meta/${name}`);
}
