import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { translations } from './src/domain/languages.ts';

/** The sentences of pages; those that the server writes are in bin/lib/texts/lingui.server.config.ts. */
export default defineConfig({
  sourceLocale: 'en',
  locales: translations,
  catalogs: [{ path: '<rootDir>/src/web/locales/{locale}', include: ['src/web'] }],
  format: formatter({ lineNumbers: false }),
});
