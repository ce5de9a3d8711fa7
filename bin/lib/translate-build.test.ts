// The Hindi copy of the built code says what the catalogue says, whatever stands around a sentence.

import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { translateCode } from './translate-build.ts';

const HOMES = '{count, plural, one {# home] "here"} other {# homes}}';
const IN_HINDI = '{count, plural, one {# घर} other {# घर, सब}}';
const sentences = new Map([
  ['Abc12_', JSON.stringify(compileMessageOrThrow('साइन इन करें'))],
  ['x-9Z0q', JSON.stringify(compileMessageOrThrow(IN_HINDI))],
]);

const literal = (message: string) => JSON.stringify(compileMessageOrThrow(message));

test.each([
  ['minified', '{id:`Abc12_`,message:[`Sign [in`]}'],
  ['as the server loads it', '{ id: "Abc12_",\n\t\t\tmessage: ["Sign \\"in\\" ]"] }'],
])('a sentence is replaced in code that is %s', (_, code) => {
  const built = translateCode(
    `const a = ${code}; const b = [${code}, {id:\`Other1\`,message:[\`Home\`]}];`,
    sentences,
  );
  const value = new Function(`${built}; return [a, ...b]`)();
  expect(value.map(({ message }: { message: string[] }) => message)).toEqual([
    ['साइन इन करें'],
    ['साइन इन करें'],
    ['Home'],
  ]);
});

test('plurals follow the rules of Hindi, where nothing is one', () => {
  const built = translateCode(`return {id:"x-9Z0q",message:${literal(HOMES)},values:{count:0}}`, sentences);
  const i18n = setupI18n({ locale: 'hi', messages: { hi: {} } });
  expect(i18n._(new Function(built)())).toBe('0 घर');
  expect(i18n._({ ...new Function(built)(), values: { count: 2 } })).toBe('2 घर, सब');
});
