/** Fails when folders import each other in a circle: such folders can only be read together. Tests beside the code do not count. */
import { createRequire } from 'node:module';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { folderCircles } from './lib/folder-circles.ts';

const ROOT = 'src';

const { options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const { output } = await cruise([ROOT], {
  ...options,
  exclude: { path: [options.exclude.path, '[.]test[.]tsx?$'] },
  includeOnly: { path: `^${ROOT}/` },
});
const { modules } = output as ICruiseResult;
const circles = folderCircles(modules);

for (const { folders, imports } of circles) {
  console.log(`In a circle: ${folders.join(', ')}`);
  for (const reason of imports) console.log(`  ${reason}`);
}
console.log(`${modules.length} files, circles of folders: ${circles.length}`);
process.exitCode = circles.length > 0 ? 1 : 0;
