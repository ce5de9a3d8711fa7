// npm run -s plan < input.json > output.json: one month of the compensation plan, without a database.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/plan.ts');
