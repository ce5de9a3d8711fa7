// npm start: everything from a fresh clone to a running demo.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/start.ts');
