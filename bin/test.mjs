// npm test: everything, from a fresh clone, ending with one line of counts.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/test.ts', { isForDevelopment: true });
