/** Runs the tests by chance at length: so many calls, or with `--kill` so many kills of the server amid its work. */
import { fileURLToPath } from 'node:url';
import { explain, readArguments, wholeNumber } from './arguments.ts';
import { runTool } from './tool.ts';

const USAGE = 'npm run fuzz -- CALLS, or npm run fuzz -- --kill N';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
try {
  process.exitCode = await run();
} catch (error) {
  explain(error);
}
process.disconnect?.();

async function run(): Promise<number> {
  const options = { kill: { type: 'string' } } as const;
  const { values, positionals } = readArguments(process.argv.slice(2), { usage: USAGE, options, most: 1 });
  const [project, test, variable, times] =
    typeof values.kill === 'string'
      ? (['nightly', 'tests/nightly/killed.test.ts', 'VITE_KILLS', values.kill] as const)
      : (['server', 'tests/api/fuzz.test.ts', 'VITE_FUZZ_CALLS', positionals[0] ?? '100000'] as const);
  // biome-ignore lint/style/noProcessEnv: the only way to the test; nothing of the product reads it.
  process.env[variable] = String(wholeNumber(times, USAGE));
  const { code } = await runTool('vitest', ['run', '--project', project, test], { show: true });
  return code;
}
