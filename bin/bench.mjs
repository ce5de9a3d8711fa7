// npm run bench -- NAME: measures the product against its limit in the same run.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/bench.ts', { isForDevelopment: true });
