// npm run dev: like npm start, and again after every change under src/.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/dev.ts', { isForDevelopment: true });
