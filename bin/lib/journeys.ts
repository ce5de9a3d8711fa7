/** Builds the pages and runs journeys against the whole product, served by one process or by two behind a balancer. */
import { fileURLToPath } from 'node:url';
import { explain, readArguments } from './arguments.ts';
import { build } from './build.ts';
import { quick } from './lanes.ts';
import { buildProgram } from './program.ts';
import { projectsWith } from './run-tests.ts';
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
  // Several products start at once: none of them has to make it then.
  await buildProgram();
  const projects = values['by-two'] ? ['journeys-by-two'] : await inBrowser(positionals);
  const options = projects.flatMap((project) => ['--project', project]);
  const { code } = await runTool('vitest', ['run', ...options, ...positionals], { show: true });
  return code;
}

/** All journeys of the quick lane, or where those files run: a product is started for each project. */
async function inBrowser(files: readonly string[]): Promise<string[]> {
  if (!files.length) return ['journeys'];
  const found = await projectsWith(files);
  const named = [...quick.inBrowser, 'nightly-journeys'].filter((project) => found.has(project));
  return named.length ? named : ['journeys'];
}
