/**
 * Fails when a part of the product that is held to be complete in Hindi says a sentence without one, when a translation
 * loses or invents a value or a tag, and when text stands in markup outside the message library.
 */
import { readFileSync } from 'node:fs';
import { screenFiles, withImports } from './lib/texts/files.ts';
import { literalsIn } from './lib/texts/literals.ts';
import { parts } from './lib/texts/parts.ts';
import { differenceOf, sentencesOf } from './lib/texts/sentences.ts';
import { HINDI, readCatalogue } from './lib/translate-build.ts';

const catalogue = await readCatalogue(HINDI);
const problems: string[] = [];

for (const { name, files } of await parts()) {
  const sentences = await sentencesOf(withImports(files));
  const missing = [...sentences].filter(([id]) => !catalogue[id]?.translation);
  for (const [, sentence] of missing) {
    problems.push(`${name}: no Hindi for “${sentence.message}” (${sentence.files.join(', ')})`);
  }
  console.log(`${name}: ${sentences.size - missing.length} of ${sentences.size} sentences are in Hindi`);
}

const toReview = Object.values(catalogue).filter(({ extra }) => extra?.flags?.includes('fuzzy'));
if (toReview.length > 0) console.log(`${toReview.length} translations wait for review (fuzzy in ${HINDI})`);

for (const { message, translation } of Object.values(catalogue)) {
  const difference = message && translation ? differenceOf(message, translation) : null;
  if (difference) problems.push(`${HINDI}: “${message}” in Hindi ${difference}`);
}

const everything = withImports(await screenFiles(() => true));
for (const file of everything.filter((one) => one.endsWith('.tsx'))) {
  for (const { line, text } of literalsIn(file, readFileSync(file, 'utf8'))) {
    problems.push(`${file}:${line}: “${text}” stands outside the message library`);
  }
}

if (problems.length > 0)
  problems.push(`“npm run texts” writes new sentences into ${HINDI}; what they mean is ours to say.`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
