// npm run seed -- --properties N: fills the database with homes to measure on.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/seed.ts');
