/** Breaks what the product needs while it works, on this machine alone, and says what that cost. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../../src/db/startup-error.ts';
import type { Cost } from '../../tests/support/faults.ts';
import { explain, readArguments } from './arguments.ts';
import { markdownTable } from './markdown-table.ts';
import { runTool } from './tool.ts';

const tests: Readonly<Record<string, readonly string[]>> = {
  silence: ['silent-faults', 'half-open'],
  database: ['ways-to-the-database', 'read-only', 'lost-commits', 'replicas'],
  pooler: ['pooler'],
  failover: ['failover'],
  pitr: ['point-in-time'],
  release: ['releases'],
  balancer: ['haproxy', 'keep-alive'],
  search: ['search-chaos'],
  files: ['object-store'],
  mail: ['mail-server'],
};
const USAGE = `npm run chaos [-- ${Object.keys(tests).join('|')}]`;

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
try {
  process.exitCode = await run();
} catch (error) {
  explain(error);
}
process.disconnect?.();

/** One kind of fault, or all of them one after the other. */
async function run(): Promise<number> {
  const [name] = readArguments(process.argv.slice(2), { usage: USAGE, most: 1 }).positionals;
  if (name !== undefined && !Object.hasOwn(tests, name)) throw new StartupError(`usage: ${USAGE}`);
  const files = Object.entries(tests).flatMap(([kind, of]) =>
    name === undefined || kind === name ? of : [],
  );
  const folder = await mkdtemp(join(tmpdir(), 'kiraya-chaos-'));
  const table = join(folder, 'costs');
  // biome-ignore lint/style/noProcessEnv: the only way to the tests; nothing of the product reads it.
  process.env.CHAOS_COSTS = table;
  const paths = files.map((file) => `tests/nightly/${file}.test.ts`);
  try {
    // One after the other: what one fault costs is not to be the cost of another.
    const { code } = await runTool('vitest', ['run', '--project', 'nightly', '--maxWorkers=1', ...paths], {
      show: true,
    });
    console.info(tableOf(await readFile(table, 'utf8').catch(() => '')));
    return code;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function tableOf(costs: string): string {
  const rows = costs
    .split('\n')
    .filter(Boolean)
    .map((line): Cost => JSON.parse(line))
    .map(({ fault, asked, lost, wrong, backAfterMs, p99Ms }) => [
      fault,
      asked,
      lost,
      wrong,
      backAfterMs === undefined ? '' : `${(backAfterMs / 1000).toFixed(1)} s`,
      p99Ms === undefined ? '' : `${p99Ms} ms`,
    ]);
  return rows.length > 0 ? markdownTable(['fault', 'asked', 'lost', 'wrong', 'back after', 'p99'], rows) : '';
}
