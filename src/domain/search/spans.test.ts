import { expect, test } from 'vitest';
import { onlySpans, withoutQuotes, withoutSpans, withQuoted } from './spans.ts';

const of = (text: string, ...parts: string[]) =>
  parts.map((part) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length }));

test.each([
  ['2 bhk, pune', ['2 bhk'], 'pune'],
  ['2BHK/Marathahalli/20000', ['20000'], '2BHK/Marathahalli'],
  ['2 bhk in pune under 20k', ['in pune'], '2 bhk under 20k'],
  ['pune', ['pune'], ''],
  ['pune', [], 'pune'],
])('%s without %j is %s', (text, parts, left) => {
  expect(withoutSpans(text, of(text, ...parts))).toBe(left);
});

test('only some of a text', () => {
  const text = 'sunny 2 bhk in Pune, quiet';
  expect(onlySpans(text, of(text, '2 bhk', 'Pune'))).toBe('2 bhk Pune');
});

test('puts words into quotation marks, and takes the marks away', () => {
  expect(withQuoted('2 bhk mumbai', 'marble quiet')).toBe('2 bhk mumbai "marble quiet"');
  expect(withQuoted('', 'marble')).toBe('"marble"');
  expect(withoutQuotes('2 bhk "marble” quiet')).toBe('2 bhk marble quiet');
});
