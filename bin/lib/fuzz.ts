/** Runs the fuzz test with many calls; the number travels to it as a variable that tests may read. */
import { fileURLToPath } from 'node:url';
import { runTool } from './tool.ts';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
const calls = Number(process.argv[2] ?? 100_000);
// biome-ignore lint/style/noProcessEnv: the only way to the test; nothing of the product reads it.
process.env.VITE_FUZZ_CALLS = `${calls}`;
const { code } = await runTool('vitest', ['run', '--project', 'server', 'tests/api/fuzz.test.ts'], {
  show: true,
});
process.exitCode = code;
process.disconnect?.();
