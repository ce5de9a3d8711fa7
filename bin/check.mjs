// npm run check: types, lint, import rules, unused code.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/check.ts', { isForDevelopment: true });
