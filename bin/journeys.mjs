// npm run journeys [-- FILES | --by-two FILES]: the journeys in a browser, all or those named, served by one process or by two in turn.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/journeys.ts', { isForDevelopment: true });
