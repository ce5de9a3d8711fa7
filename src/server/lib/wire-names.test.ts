import { expect, it } from 'vitest';
import { inOneLanguage, snakeOf } from './wire-names.ts';

it.each([
  ['totalIsExact', 'total_is_exact'],
  ['asOf', 'as_of'],
  ['next_cursor', 'next_cursor'],
  ['KRY-7F3K9', 'KRY-7F3K9'],
  ['480', '480'],
])('%s is %s', (name, snake) => expect(snakeOf(name)).toBe(snake));

it('answers older names beside those in snake_case, at any depth, the last one last', () => {
  const text = inOneLanguage('{"items":[{"isShown":true}],"is_on":1,"asOf":null}');
  expect(JSON.parse(text)).toEqual({
    items: [{ isShown: true, is_shown: true }],
    is_on: 1,
    as_of: null,
    asOf: null,
  });
  expect(text.endsWith('"asOf":null}')).toBe(true);
  const plain = '{"title":"the key \\"asOf\\": here","a":1}';
  expect(inOneLanguage(plain)).toBe(plain);
});

it('writes instants in one way, and nothing else', () => {
  const text = '{"at":"2026-11-24T10:00:00.123456+00:00","b":"on 2026-11-24T10:00:00+00:00"}';
  expect(inOneLanguage(text)).toBe('{"at":"2026-11-24T10:00:00.123456Z","b":"on 2026-11-24T10:00:00+00:00"}');
});
