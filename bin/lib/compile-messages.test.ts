// A built page's sentences are compiled, so that names and counts appear in them.
import { transformSync } from '@babel/core';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { compileMessages } from './compile-messages.ts';

function build(expression: string): Parameters<ReturnType<typeof setupI18n>['_']>[0] {
  const macros = ['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }];
  const built = transformSync(
    `import { msg, plural } from '@lingui/core/macro'; module.exports = (name, count) => ${expression};`,
    { plugins: [macros, compileMessages], filename: 'screen.ts', configFile: false },
  );
  const module = { exports: (_name: string, _count: number) => '' };
  new Function('module', built?.code ?? '')(module);
  return module.exports('Asha', 3);
}

// The sentences of a screen, as text, because the compiler reads text.
const named = 'msg`Account of $' + '{name}`';
const counted = 'msg`$' + "{plural(count, { one: '# home', other: '# homes' })}`";

test.each([
  ['msg`Sign in`', 'Sign in'],
  [named, 'Account of Asha'],
  [counted, '3 homes'],
])('%s is shown as "%s" without a parser', (expression, shown) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  // As in a production build of the library.
  i18n.setMessagesCompiler(() => {
    throw new Error('not compiled');
  });
  expect(i18n._(build(expression))).toBe(shown);
});
