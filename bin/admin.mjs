// npm run admin -- …: what only the owner of the machine may do.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/admin.ts');
