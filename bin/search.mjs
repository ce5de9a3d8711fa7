// npm run search -- status | rebuild | retry: the index of OpenSearch, where SEARCH_URL names one.
import { runOnProjectNode } from './lib/project-node.mjs';

await runOnProjectNode('lib/search.ts');
