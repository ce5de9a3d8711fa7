/** Writes docs/generated/screens.md; with --check only says whether it is stale. */
import { writeOrCheckPages } from './lib/generated-pages.ts';
import { screenList } from './lib/screen-list.ts';

writeOrCheckPages({ 'generated/screens.md': await screenList() }, 'npm run docs');
