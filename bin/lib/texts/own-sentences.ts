/** The catalogue of a language of public pages alone: it has their sentences, and of others those that somebody translated. */
import { readFile, writeFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import type { PageLanguage } from '../../../src/domain/languages.ts';
import { catalogueFile, readCatalogue } from '../translate-build.ts';
import { parts } from './parts.ts';
import { sentencesOf } from './sentences.ts';

/** The library writes every sentence of the product into every catalogue: what is no page's of this language goes again. */
export async function dropOthers(language: PageLanguage): Promise<void> {
  const file = catalogueFile(language);
  const own = await sentencesOf(
    (await parts()).filter((part) => part.language === language).flatMap(({ files }) => files),
  );
  const entries = Object.entries(await readCatalogue(file)).filter(
    ([id, { translation }]) => translation || own.has(id),
  );
  const text = await formatter({ lineNumbers: false }).serialize(
    Object.fromEntries(entries) as Parameters<ReturnType<typeof formatter>['serialize']>[0],
    { locale: language, sourceLocale: 'en', filename: file, existing: await readFile(file, 'utf8') },
  );
  await writeFile(file, text);
}
