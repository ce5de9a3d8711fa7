// npm run restore -- FOLDER [--replace]: puts a backup back, or says why not and changes nothing.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/restore.ts');
