/** npm run test:watch [-- PATTERN]: tests of rules, screens' code and the server, run again as their files change. */
import { quick } from './lanes.ts';
import { runTool } from './tool.ts';

const options = quick.ofCode.flatMap((project) => ['--project', project]);
const { code } = await runTool('vitest', ['watch', ...process.argv.slice(2), ...options], { show: true });
process.exitCode = code;
