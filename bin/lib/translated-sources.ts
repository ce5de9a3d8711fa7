/** The pages of another language while they are edited: the sentences of the catalogue in the place of the English ones, module by module. */
import type { Plugin } from 'vite';
import type { PageLanguage } from '../../src/domain/languages.ts';
import { catalogueFile, compileCatalogue, readCatalogue, translateCode } from './translate-build.ts';

/** Below this address modules know which language they are of (src/domain/languages.ts). */
export const baseOf = (language: PageLanguage): string => `/assets/${language}-dev/`;

export function translatedSources(language: PageLanguage): Plugin {
  const catalogue = catalogueFile(language);
  let sentences: ReadonlyMap<string, string>;
  return {
    name: 'translated-sources',
    enforce: 'post',
    async buildStart() {
      sentences = compileCatalogue(await readCatalogue(catalogue));
    },
    async hotUpdate({ file }) {
      if (!file.endsWith(catalogue)) return;
      sentences = compileCatalogue(await readCatalogue(catalogue));
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
    },
    transform(code, id) {
      if (!id.includes('/src/')) return undefined;
      const isLanguages = id.endsWith('/src/domain/languages.ts');
      const text = isLanguages ? code.replace('import.meta.url', `'${baseOf(language)}'`) : code;
      return { code: translateCode(text, sentences), map: null };
    },
  };
}
