/** Runs the tool of that name in tools/ with the remaining arguments. */
import { readdirSync } from 'node:fs';
import { runTool } from './tool.ts';

const [name = '', ...args] = process.argv.slice(2);
const names = readdirSync('tools', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

if (names.includes(name)) {
  const { code } = await runTool(name, args, { show: true });
  process.exitCode = code;
} else {
  console.error(`usage: node bin/tool.mjs NAME, with NAME one of ${names.join(', ')}`);
  process.exitCode = 1;
}
