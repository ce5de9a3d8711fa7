/** The Hindi pages while they are edited: the sentences of the catalogue in the place of the English ones, module by module. */
import type { Plugin } from 'vite';
import { compileCatalogue, HINDI, readCatalogue, translateCode } from './translate-build.ts';

/** Below this address modules know that they are Hindi ones (src/domain/languages.ts). */
export const HINDI_BASE = '/assets/hi-dev/';

export function hindiSources(): Plugin {
  let sentences: ReadonlyMap<string, string>;
  return {
    name: 'hindi-sources',
    enforce: 'post',
    async buildStart() {
      sentences = compileCatalogue(await readCatalogue(HINDI));
    },
    async hotUpdate({ file }) {
      if (!file.endsWith(HINDI)) return;
      sentences = compileCatalogue(await readCatalogue(HINDI));
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
    },
    transform(code, id) {
      if (!id.includes('/src/')) return undefined;
      const isLanguages = id.endsWith('/src/domain/languages.ts');
      const text = isLanguages ? code.replace('import.meta.url', `'${HINDI_BASE}'`) : code;
      return { code: translateCode(text, sentences), map: null };
    },
  };
}
