/** Breaks what the product needs while it works, on this machine alone, and says what was lost. */
import { fileURLToPath } from 'node:url';
import { StartupError } from '../../src/db/startup-error.ts';
import { explain, readArguments } from './arguments.ts';
import { runTool } from './tool.ts';

const USAGE = 'npm run chaos -- search|database|pooler|files|mail|release|failover|pitr';
const tests: Readonly<Record<string, string>> = {
  search: 'tests/nightly/search-chaos.test.ts',
  database: 'tests/nightly/ways-to-the-database.test.ts',
  pooler: 'tests/nightly/pooler.test.ts',
  files: 'tests/nightly/object-store.test.ts',
  mail: 'tests/nightly/mail-server.test.ts',
  release: 'tests/nightly/releases.test.ts',
  failover: 'tests/nightly/failover.test.ts',
  pitr: 'tests/nightly/point-in-time.test.ts',
};

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
try {
  process.exitCode = await run();
} catch (error) {
  explain(error);
}
process.disconnect?.();

async function run(): Promise<number> {
  const [name = ''] = readArguments(process.argv.slice(2), { usage: USAGE, most: 1 }).positionals;
  const test = Object.hasOwn(tests, name) ? tests[name] : undefined;
  if (!test) throw new StartupError(`usage: ${USAGE}`);
  const { code } = await runTool('vitest', ['run', '--project', 'nightly', test], { show: true });
  return code;
}
