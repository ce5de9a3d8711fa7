/** Writes docs/compensation-plan.md with figures computed by the engine; with --check only says whether it is stale. */
import { writeOrCheckPages } from './lib/generated-pages.ts';
import { planDocument } from './lib/plan-document.ts';

writeOrCheckPages({ 'compensation-plan.md': planDocument() }, 'npm run docs');
