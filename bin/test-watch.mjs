// npm run test:watch [-- PATTERN]: tests run again as files change.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/test-watch.ts', { isForDevelopment: true });
