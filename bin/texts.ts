/** npm run texts: collects refusals, writes every English sentence into the catalogues, and lowers the counts of unwanted words. */
import { writeFileSync } from 'node:fs';
import { COUNTS, keptCounts, texts, usesIn } from './lib/texts/unwanted-words.ts';
import { runTool } from './lib/tool.ts';

for (const [program, ...args] of [['bin/features.ts'], ['@lingui/cli:lingui', 'extract', '--clean']]) {
  const { code } = await runTool(program ?? '', args, { show: true });
  if (code !== 0) process.exit(code);
}

const kept = keptCounts();
const counts = Object.entries(usesIn(texts())).map(([word, uses]) => [
  word,
  Math.min(uses.length, kept[word] ?? uses.length),
]);
writeFileSync(COUNTS, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
