/** Runs the fuzz test with many calls; the number travels to it as a variable that tests may read. */
import { fileURLToPath } from 'node:url';
import { runTool } from './tool.ts';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
const calls = Number(process.argv[2] ?? 100_000);
const { code } = await runTool(
  'vitest',
  ['run', '--project', 'server', 'tests/api/fuzz.test.ts', `--env.VITE_FUZZ_CALLS=${calls}`],
  { show: true },
);
process.exitCode = code;
process.disconnect?.();
