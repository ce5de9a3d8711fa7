/**
 * Makes the Hindi copy of the built pages: the same files, with the Hindi sentence where the English one was compiled in.
 * A Hindi page so loads no catalogue, each of its files carries its own sentences, and English ones stay as they are.
 * A sentence without a translation stays English.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Sentences by the number that the message library gives them: as written in English, and in the language. */
export type Catalogue = Record<
  string,
  { message?: string; translation?: string; origin?: [string, number?][]; extra?: { flags?: string[] } }
>;

export const HINDI = 'src/web/locales/hi.po';

/** What a catalogue in the format of gettext holds. */
export async function readCatalogue(file: string): Promise<Catalogue> {
  const context = { locale: 'hi', sourceLocale: 'en', filename: file };
  return (await formatter().parse(await readFile(file, 'utf8'), context)) as Catalogue;
}

/** Both copies stand beside the English one. */
export async function translateBuild(folder: string, file = HINDI): Promise<void> {
  const catalogue = await readCatalogue(file);
  const sentences = compileCatalogue(catalogue);
  // Scripts are kept by browsers for ever: another translation is another address.
  const version = createHash('sha256')
    .update(JSON.stringify([...sentences]))
    .digest('hex')
    .slice(0, 8);
  const name = `hi-${version}`;
  const translate = (code: string) => translateCode(code, sentences).replace(SCRIPT, `assets/${name}/`);
  const scripts = join(folder, 'client/assets');
  await copyScripts(scripts, join(scripts, name), translate);
  await rm(join(folder, 'server-hi'), { recursive: true, force: true });
  await copyScripts(join(folder, 'server'), join(folder, 'server-hi'), translate);
}

/** Where the address of a script begins to differ; the server loads its own by their place. */
const SCRIPT = /(?<!\.\/)assets\/(?=[\w.-]+\.js\b)/g;

export const compileCatalogue = (catalogue: Catalogue): Map<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([id, { translation }]) =>
      translation ? [[id, JSON.stringify(compileMessageOrThrow(translation))] as const] : [],
    ),
  );

async function copyScripts(from: string, to: string, translate: (code: string) => string): Promise<void> {
  const files = await readdir(from, { recursive: true });
  for (const file of files.filter((one) => one.endsWith('.js') && !one.startsWith('hi-'))) {
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
