// npm run backup -- FOLDER: all rows and kept files of one moment, with what they add up to.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/backup.ts');
