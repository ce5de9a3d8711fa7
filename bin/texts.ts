/**
 * npm run texts: collects refusals, writes every English sentence into the catalogues and says which have no Hindi yet, and lowers the
 * counts of unwanted words.
 */
import { writeFileSync } from 'node:fs';
import { COUNTS, keptCounts, texts, usesIn } from './lib/texts/unwanted-words.ts';
import { runTool } from './lib/tool.ts';
import { HINDI, readCatalogue } from './lib/translate-build.ts';

for (const [program, ...args] of [['bin/features.ts'], ['@lingui/cli:lingui', 'extract', '--clean']]) {
  const { code, output } = await runTool(program ?? '', args);
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
}

for (const file of [HINDI, 'src/server/locales/hi.po']) {
  const all = Object.entries(await readCatalogue(file));
  const missing = all.filter(([, { translation }]) => !translation);
  console.log(`${file}: ${missing.length || 'no'} of ${all.length} sentences without Hindi`);
  for (const [id, { message }] of missing) console.log(`  ${message ?? id}`);
}

const kept = keptCounts();
const counts = Object.entries(usesIn(texts())).map(([word, uses]) => [
  word,
  Math.min(uses.length, kept[word] ?? uses.length),
]);
writeFileSync(COUNTS, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
