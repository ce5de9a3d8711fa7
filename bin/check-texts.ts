/**
 * Fails when a part of the product that is held to be complete in a language says a sentence without a translation, when a translation
 * loses or invents a value or a tag, and when text stands in markup outside the message library.
 */
import { readFileSync } from 'node:fs';
import { languageNames, translations } from '../src/domain/languages.ts';
import { screenFiles, withImports } from './lib/texts/files.ts';
import { literalsIn } from './lib/texts/literals.ts';
import { parts } from './lib/texts/parts.ts';
import { differenceOf, sentencesOf } from './lib/texts/sentences.ts';
import { type Catalogue, catalogueFile, readCatalogue } from './lib/translate-build.ts';

const catalogues = new Map<string, Catalogue>();
for (const language of translations) catalogues.set(language, await readCatalogue(catalogueFile(language)));
const problems: string[] = [];

for (const { name, language, files } of await parts()) {
  const sentences = await sentencesOf(files);
  const missing = [...sentences].filter(([id]) => !catalogues.get(language)?.[id]?.translation);
  for (const [, sentence] of missing) {
    problems.push(
      `${name}: nothing in ${catalogueFile(language)} for “${sentence.message}” (${sentence.files.join(', ')})`,
    );
  }
  const translated = sentences.size - missing.length;
  console.log(`${name}: ${translated} of ${sentences.size} sentences are in ${languageNames[language]}`);
}

for (const language of translations) {
  const file = catalogueFile(language);
  const all = Object.values(catalogues.get(language) ?? {});
  const toReview = all.filter(({ extra }) => extra?.flags?.includes('fuzzy'));
  if (toReview.length > 0) console.log(`${toReview.length} translations wait for review (fuzzy in ${file})`);
  for (const { message, translation } of all) {
    const difference = message && translation ? differenceOf(message, translation) : null;
    if (difference) problems.push(`${file}: “${message}” translated ${difference}`);
  }
}

const everything = withImports(await screenFiles(() => true));
for (const file of everything.filter((one) => one.endsWith('.tsx'))) {
  for (const { line, text } of literalsIn(file, readFileSync(file, 'utf8'))) {
    problems.push(`${file}:${line}: “${text}” stands outside the message library`);
  }
}

if (problems.length > 0)
  problems.push('“npm run texts” writes new sentences into the catalogues; what they mean is ours to say.');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
