// npm run worker: does the jobs (mail and the like) in a process of its own, beside servers started with RUN_JOBS=false.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/worker.ts');
