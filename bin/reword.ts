/**
 * npm run reword -- "Old sentence" "New sentence": exchanges an English sentence in code, tests, help pages and catalogues. Both are written as in
 * the catalogue (`src/web/locales/hi.po`), values and tags included. The Hindi is carried along and flagged for review.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { rewordCatalogue, rewordCode, rewordHelp, whyNot } from './lib/texts/reword.ts';
import { runTool } from './lib/tool.ts';

const [old, next] = process.argv.slice(2);
if (!old || !next) stop('npm run reword -- "Old sentence" "New sentence"');
const reason = whyNot(old, next);
if (reason) stop(reason);

const changed = (files: readonly string[], change: (text: string) => string) =>
  files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const rewritten = change(text);
    if (rewritten !== text) writeFileSync(file, rewritten);
    return rewritten !== text;
  });

const sources = globSync('{src,tests}/**/*.{ts,tsx}').filter((file) => !file.includes('.generated.'));
const files = changed(sources, (text) => rewordCode(text, old, next));
if (files.length === 0) stop('no code says this sentence');
const help = changed(globSync('src/web/public/help/*/*.md'), (text) => rewordHelp(text, old, next));
console.log([...files, ...help].join('\n'));
changed(globSync('src/*/locales/*.po'), (text) => rewordCatalogue(text, old, next));
const { code: failed, output } = await runTool('bin/texts.ts', []);
if (failed !== 0) stop(output);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
