// npm run fuzz [-- CALLS]: chance against the whole API, 100,000 calls unless said.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/fuzz.ts');
