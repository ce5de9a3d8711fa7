/**
 * Makes the copies of the built pages in other languages: the same files, with the sentence of a catalogue where the English one was
 * compiled in. Such a page so loads no catalogue, each of its files carries its own sentences, and English ones stay as they are.
 * A sentence without a translation stays English.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type PageLanguage, translations } from '../../src/domain/languages.ts';

/** Sentences by the number that the message library gives them: as written in English, and in the language. */
export type Catalogue = Record<
  string,
  { message?: string; translation?: string; origin?: [string, number?][]; extra?: { flags?: string[] } }
>;

export const catalogueFile = (language: PageLanguage): string => `src/web/locales/${language}.po`;

/** What a catalogue in the format of gettext holds. */
export async function readCatalogue(file: string): Promise<Catalogue> {
  const context = { locale: basename(file, '.po'), sourceLocale: 'en', filename: file };
  return (await formatter().parse(await readFile(file, 'utf8'), context)) as Catalogue;
}

/** The copies of each language stand beside the English ones. */
export async function translateBuild(folder: string): Promise<void> {
  for (const language of translations) await translateInto(language, folder);
}

async function translateInto(language: PageLanguage, folder: string): Promise<void> {
  const catalogue = await readCatalogue(catalogueFile(language));
  const sentences = compileCatalogue(catalogue);
  // Scripts are kept by browsers for ever: another translation is another address.
  const version = createHash('sha256')
    .update(JSON.stringify([...sentences]))
    .digest('hex')
    .slice(0, 8);
  const name = `${language}-${version}`;
  const translate = (code: string) => translateCode(code, sentences).replace(SCRIPT, `assets/${name}/`);
  const scripts = join(folder, 'client/assets');
  await copyScripts(scripts, join(scripts, name), translate);
  const server = join(folder, `server-${language}`);
  await rm(server, { recursive: true, force: true });
  await copyScripts(join(folder, 'server'), server, translate);
}

/** Where the address of a script begins to differ; the server loads its own by their place. */
const SCRIPT = /(?<!\.\/)assets\/(?=[\w.-]+\.js\b)/g;

export const compileCatalogue = (catalogue: Catalogue): Map<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([id, { translation }]) =>
      translation ? [[id, JSON.stringify(compileMessageOrThrow(translation))] as const] : [],
    ),
  );

/** A file of a copy that was made before. */
const IN_COPY = new RegExp(`^(?:${translations.join('|')})-`);

async function copyScripts(from: string, to: string, translate: (code: string) => string): Promise<void> {
  const files = await readdir(from, { recursive: true });
  for (const file of files.filter((one) => one.endsWith('.js') && !IN_COPY.test(one))) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), translate(await readFile(join(from, file), 'utf8')));
  }
}

/** A sentence as compile-messages.ts leaves it in the code: its number, then its text as an array. */
const COMPILED = /\bid:\s*(["'`])([\w-]{6})\1,\s*message:\s*(?=\[)/g;

/** Built code with the sentences of a language, compiled as JSON, in the place of the English ones. */
export function translateCode(code: string, sentences: ReadonlyMap<string, string>): string {
  let translated = '';
  let done = 0;
  for (const match of code.matchAll(COMPILED)) {
    const sentence = sentences.get(match[2] ?? '');
    if (sentence === undefined) continue;
    const start = match.index + match[0].length;
    translated += code.slice(done, start) + sentence;
    done = endOfArray(code, start);
  }
  return translated + code.slice(done);
}

/** Where the array literal that begins at `start` is over; brackets within strings do not count. */
function endOfArray(code: string, start: number): number {
  const token = /(["'`])(?:\\[\s\S]|(?!\1)[^\\])*\1|[[\]]/g;
  token.lastIndex = start;
  let depth = 0;
  for (let match = token.exec(code); match; match = token.exec(code)) {
    if (match[0] === '[') depth += 1;
    if (match[0] === ']') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  throw new Error('A compiled sentence does not end');
}
