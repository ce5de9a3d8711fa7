// npm run test:nightly [-- PATTERN]: the tests that take too long for npm test, ending with one line of counts.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/test-nightly.ts', { isForDevelopment: true });
