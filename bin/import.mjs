// npm run import -- FILE --owner EMAIL [--map MAP.json] [--rejects FILE.csv]: lists every home of a file; --photos ID or --undo ID of an earlier one.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/import.ts');
