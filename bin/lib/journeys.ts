/** Builds the pages and runs journeys against the whole product, served by one process or by two behind a balancer. */
import { fileURLToPath } from 'node:url';
import { explain, readArguments } from './arguments.ts';
import { build } from './build.ts';
import { runTool } from './tool.ts';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
try {
  process.exitCode = await run();
} catch (error) {
  explain(error);
}
process.disconnect?.();

async function run(): Promise<number> {
  const { values, positionals } = readArguments(process.argv.slice(2), {
    usage: 'npm run journeys -- [--by-two] FILES',
    options: { 'by-two': { type: 'boolean' } },
    most: Number.POSITIVE_INFINITY,
  });
  await build();
  const project = values['by-two'] ? 'journeys-by-two' : 'journeys';
  const { code } = await runTool('vitest', ['run', '--project', project, ...positionals], { show: true });
  return code;
}
