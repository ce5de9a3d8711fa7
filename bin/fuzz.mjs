// npm run fuzz [-- CALLS | --kill TIMES]: chance against the whole API, 100,000 calls unless said, or the server killed amid its work.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/fuzz.ts', { isForDevelopment: true });
