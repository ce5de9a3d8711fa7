// What the server says is found again, with the numbers in it; what it does not say any more is not kept.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentencesOf } from '../../../bin/lib/texts/sentences.ts';
import { translateServerSentence } from './server-sentences.ts';

test.each([
  'This is not your password',
  'Use at least 10 characters',
  'Enter a whole number from 1 to 1,20,000',
  'Nobody has written this',
])('“%s” stays itself in English', (sentence) => {
  expect(translateServerSentence(sentence)).toBe(sentence);
});

test('every sentence is one of the contract or the server', async () => {
  const sources = ['src/contract', 'src/server/lib'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const said = sources.join('\n');
  const sentences = await sentencesOf(['src/web/lib/server-sentences.ts']);
  const texts = [...sentences.values()].map(({ message }) => message);
  expect(texts.length).toBeGreaterThan(70);
  const numbers = (text: string) =>
    new RegExp(
      text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, String.raw`(\d[\d,]*|\$\{[^}]*\})`),
    );
  expect(texts.filter((text) => !numbers(text).test(said))).toEqual([]);
});
