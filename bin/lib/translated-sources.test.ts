import { expect, it } from 'vitest';
import { language } from '../../src/domain/languages.ts';
import { readCatalogue } from './translate-build.ts';
import { baseOf, translatedSources } from './translated-sources.ts';

type Transform = (code: string, id: string) => { code: string } | undefined;

const opened = async () => {
  const plugin = translatedSources('hi');
  await (plugin.buildStart as unknown as () => Promise<void>)();
  return plugin.transform as unknown as Transform;
};

it('exchanges a sentence for that of the catalogue, in our modules alone', async () => {
  const transform = await opened();
  const [id, { translation }] = Object.entries(await readCatalogue('src/web/locales/hi.po')).find(
    ([, { message, translation }]) => message && translation && !/[{<]/.test(message),
  ) as [string, { translation: string }];
  const code = `i18n._({ id: "${id}", message: ["In English"] })`;
  expect(transform(code, '/kiraya/src/web/public/home/home.tsx')?.code).toContain(translation);
  expect(transform(code, '/kiraya/node_modules/some/index.js')).toBeUndefined();
});

it('tells the module of languages of which language it is', async () => {
  const transform = await opened();
  const source = 'export const language = languageOfCopy(import.meta.url);';
  const { code } = transform(source, '/kiraya/src/domain/languages.ts') ?? { code: '' };
  expect(code).toContain(`languageOfCopy('${baseOf('hi')}')`);
  expect(language).toBe('en');
});
