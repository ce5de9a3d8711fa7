/**
 * npm run texts: collects refusals, writes every English sentence into the catalogues and says which have no translation yet, and lowers
 * the counts of unwanted words.
 */
import { writeFileSync } from 'node:fs';
import { isLanguage, translations } from '../src/domain/languages.ts';
import { dropOthers } from './lib/texts/own-sentences.ts';
import { COUNTS, keptCounts, texts, usesIn } from './lib/texts/unwanted-words.ts';
import { runTool } from './lib/tool.ts';
import { catalogueFile, readCatalogue } from './lib/translate-build.ts';

const extract = ['extract', '--clean'];
for (const [program, ...args] of [
  ['bin/features.ts'],
  ['@lingui/cli:lingui', ...extract],
  ['@lingui/cli:lingui', ...extract, '--config', 'bin/lib/texts/lingui.server.config.ts'],
]) {
  const { code, output } = await runTool(program ?? '', args);
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
}
for (const language of translations) if (!isLanguage(language)) await dropOthers(language);

for (const file of [...translations.map(catalogueFile), 'src/server/locales/hi.po']) {
  const all = Object.entries(await readCatalogue(file));
  const missing = all.filter(([, { translation }]) => !translation);
  console.log(`${file}: ${missing.length || 'no'} of ${all.length} sentences without a translation`);
  for (const [id, { message }] of missing) console.log(`  ${message ?? id}`);
}

const kept = keptCounts();
const counts = Object.entries(usesIn(texts())).map(([word, uses]) => [
  word,
  Math.min(uses.length, kept[word] ?? uses.length),
]);
writeFileSync(COUNTS, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
