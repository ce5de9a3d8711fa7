// npm run chaos -- search: three search nodes on this machine, killed, blocked and left while homes change.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/chaos.ts', { isForDevelopment: true });
