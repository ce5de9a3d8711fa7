/** Sentences as the code says them, and what may not differ between a sentence and its translation. */
import { readFile } from 'node:fs/promises';
import { type NodePath, transformAsync, type types } from '@babel/core';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Numbers of the library, each with the sentence in English and the files that say it. */
export type Sentences = Map<string, { message: string; files: string[] }>;

const read = new Map<string, Promise<Map<string, string>>>();

/** Several parts load the same files: each is read once. */
export async function sentencesOf(files: readonly string[]): Promise<Sentences> {
  const sentences: Sentences = new Map();
  for (const file of files) {
    const own = read.get(file) ?? sentencesIn(file);
    read.set(file, own);
    for (const [id, message] of await own) {
      const known = sentences.get(id) ?? { message, files: [] };
      sentences.set(id, { message, files: [...known.files, file] });
    }
  }
  return sentences;
}

/** As the library's macros number them. */
async function sentencesIn(file: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const code = await readFile(file, 'utf8');
  if (!code.includes('@lingui/')) return found;
  const take = ({ node }: NodePath<types.ObjectExpression>) => {
    const texts = new Map(
      node.properties.flatMap((one) =>
        one.type === 'ObjectProperty' && one.key.type === 'Identifier' && one.value.type === 'StringLiteral'
          ? [[one.key.name, one.value.value] as const]
          : [],
      ),
    );
    const [id, message] = [texts.get('id'), texts.get('message')];
    if (id && message && node.leadingComments?.some(({ value }) => value.includes('i18n')))
      found.set(id, message);
  };
  await transformAsync(code, {
    filename: file,
    configFile: false,
    code: false,
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? ['jsx' as const] : [])] },
    plugins: [
      ['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }],
      { visitor: { Program: { exit: (program) => program.traverse({ ObjectExpression: take }) } } },
    ],
  });
  return found;
}

/** What a translation must carry over: its values, each with its kind, and its tags. */
export function partsOf(message: string): string[] {
  const parts = new Set<string>();
  const walk = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) parts.add(tag);
        continue;
      }
      const [name, kind, format] = token;
      parts.add(kind ? `{${name}, ${kind}}` : `{${name}}`);
      if (typeof format !== 'object' || format === null) continue;
      for (const choice of Object.values(format as Record<string, unknown>)) {
        if (Array.isArray(choice)) walk(choice as CompiledMessage);
      }
    }
  };
  walk(compileMessageOrThrow(message));
  return [...parts].sort();
}

/** How the parts of a translation differ from those of its sentence; null when they do not. */
export function differenceOf(message: string, translation: string): string | null {
  let translated: string[];
  try {
    translated = partsOf(translation);
  } catch (error) {
    return `cannot be read: ${String(error)}`;
  }
  const wanted = partsOf(message);
  const missing = wanted.filter((part) => !translated.includes(part));
  const foreign = translated.filter((part) => !wanted.includes(part));
  const told = [
    missing.length > 0 ? `lacks ${missing.join(' ')}` : '',
    foreign.length > 0 ? `has ${foreign.join(' ')}` : '',
  ].filter(Boolean);
  return told.length > 0 ? told.join(', ') : null;
}
