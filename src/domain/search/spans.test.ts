import { expect, test } from 'vitest';
import { onlySpans, withoutSpans } from './spans.ts';

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
