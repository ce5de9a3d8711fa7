/** Builds the pages and runs journeys against the whole product, served by one process or by two behind a balancer. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { runTool } from './tool.ts';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'by-two': { type: 'boolean' } },
});
await build();
const project = values['by-two'] ? 'journeys-by-two' : 'journeys';
const { code } = await runTool('vitest', ['run', '--project', project, ...positionals], { show: true });
process.exitCode = code;
process.disconnect?.();
