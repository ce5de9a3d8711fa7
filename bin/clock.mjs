// npm run clock -- 2027-03-01: moves the time of a trial forward.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/clock.ts');
