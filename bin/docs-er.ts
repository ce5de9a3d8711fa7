/** Writes the ER diagram and the row policies from the declared tables; with --check, only says whether they are stale. */
import { loadTables } from '../src/db/tables.ts';
import { erDiagram } from './lib/er-diagram.ts';
import { writeOrCheckPages } from './lib/generated-pages.ts';
import { rowPolicies } from './lib/row-policies.ts';

const features = await loadTables();
writeOrCheckPages(
  { 'generated/er-diagram.md': erDiagram(features), 'generated/row-policies.md': rowPolicies(features) },
  'npm run docs:er',
);
