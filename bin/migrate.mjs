// npm run migrate: brings the database to this release's schema and ends, before servers that leave that alone are started.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/migrate.ts');
