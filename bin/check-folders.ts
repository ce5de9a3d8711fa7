/** Fails when folders import each other in a circle: such folders can only be read together. Tests beside the code do not count. */
import { folderCircles } from './lib/folder-circles.ts';
import { importGraph } from './lib/import-graph.ts';

const { modules } = await importGraph();
const files = modules.filter(({ source }) => source.startsWith('src/'));
const circles = folderCircles(files);

for (const { folders, imports } of circles) {
  console.log(`In a circle: ${folders.join(', ')}`);
  for (const reason of imports) console.log(`  ${reason}`);
}
console.log(`${files.length} files, circles of folders: ${circles.length}`);
process.exitCode = circles.length > 0 ? 1 : 0;
