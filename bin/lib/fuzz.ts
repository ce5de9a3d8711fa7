/** Runs the tests by chance at length: so many calls, or with `--kill` so many kills of the server amid its work. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runTool } from './tool.ts';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { kill: { type: 'string' } } });
const [test, variable, times] = values.kill
  ? (['tests/api/killed.test.ts', 'VITE_KILLS', values.kill] as const)
  : (['tests/api/fuzz.test.ts', 'VITE_FUZZ_CALLS', positionals[0] ?? '100000'] as const);
// biome-ignore lint/style/noProcessEnv: the only way to the test; nothing of the product reads it.
process.env[variable] = times;
const { code } = await runTool('vitest', ['run', '--project', 'server', test], { show: true });
process.exitCode = code;
process.disconnect?.();
