// npm run places [-- --merge [--yes]]: loads the open data about places anew, and merges localities that listers made into those they mean.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/places.ts');
