// npm run doctor: says what is wrong with this installation and what to do, and changes nothing.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/doctor.ts');
