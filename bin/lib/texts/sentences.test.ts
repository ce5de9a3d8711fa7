import { expect, test } from 'vitest';
import { literalsIn } from './literals.ts';
import { differenceOf } from './sentences.ts';

test.each([
  ['{rent} a month', 'हर महीने {rent}', null],
  ['<0>Open</0> {name}', '{name} <0>खोलें</0>', null],
  ['{n, plural, one {# home} other {# homes}}', '{n, plural, one {# घर} other {# घर}}', null],
  ['{rent} a month', 'हर महीने {kiraya}', 'lacks {rent}, has {kiraya}'],
  ['{rent} a month', 'हर महीने', 'lacks {rent}'],
  ['<0>Open</0>', '<0>खोलें', 'lacks </0>'],
  ['{n, plural, one {# home} other {# homes}}', '{n} घर', 'lacks {n, plural}, has {n}'],
])('“%s” in Hindi “%s”: %s', (message, translation, difference) => {
  expect(differenceOf(message, translation)).toBe(difference);
});

test('a translation that is no message is told', () => {
  expect(differenceOf('{rent} a month', '{rent हर महीने')).toContain('cannot be read');
});

test('text outside the message library is found, with what people hear of a control', () => {
  const screen = `
    export const Screen = ({ name }) => (
      <section title="Homes" className="wide">
        <Trans>Read <b>this</b></Trans>
        {name} · 12 <span lang="hi">Kiraya</span>
        <p>Not translated</p>
      </section>
    );`;
  expect(literalsIn('screen.tsx', screen)).toEqual([
    { line: 3, text: 'Homes' },
    { line: 6, text: 'Not translated' },
  ]);
});
