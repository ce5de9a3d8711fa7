/** Writes the ER diagram and the row policies from the declared tables; with --check, only says whether they are stale. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTables } from '../src/db/tables.ts';
import { erDiagram } from './lib/er-diagram.ts';
import { rowPolicies } from './lib/row-policies.ts';

const features = await loadTables();
const documents = { 'er-diagram.md': erDiagram(features), 'row-policies.md': rowPolicies(features) };
const isCheck = process.argv.includes('--check');

for (const [name, text] of Object.entries(documents)) {
  const path = fileURLToPath(new URL(`../docs/generated/${name}`, import.meta.url));
  if (!isCheck) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } else if (present(path) !== text) {
    console.error(`docs/generated/${name} is stale: run npm run docs:er`);
    process.exitCode = 1;
  }
}

function present(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
