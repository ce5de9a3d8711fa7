import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { differenceOf } from '../bin/lib/texts/sentences.ts';

const folder = new URL('../src/server/lib/', import.meta.url);
const hindi: Record<string, string> = JSON.parse(
  readFileSync(new URL('../src/server/lib/notices-hi.json', import.meta.url), 'utf8'),
);
const sentences = readdirSync(folder)
  .filter((name) => name.endsWith('mail-text.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .flatMap((code) => [...code.matchAll(/i18n\._\(\s*'([^']+)'/g)].map(([, sentence]) => sentence ?? ''));

it('has every sentence of a notice', () => {
  expect(sentences.length).toBeGreaterThan(150);
  expect([...new Set(sentences)].filter((sentence) => !hindi[sentence])).toEqual([]);
});

it('keeps the values of each', () => {
  for (const [sentence, translation] of Object.entries(hindi)) {
    expect([sentence, differenceOf(sentence, translation)]).toEqual([sentence, null]);
  }
});
