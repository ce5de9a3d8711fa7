/** Writes docs/generated/checklist.md and security-tests.md from the tags above tests; with --check only says which is stale. */
import { checklistPages } from './lib/checklist.ts';
import { writeOrCheckPages } from './lib/generated-pages.ts';

writeOrCheckPages(checklistPages(), 'npm run docs');
