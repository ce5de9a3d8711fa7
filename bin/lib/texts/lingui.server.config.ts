import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from '../../../src/domain/languages.ts';

/** What the server writes is in fewer languages than public pages. */
export default defineConfig({
  rootDir: process.cwd(),
  sourceLocale: 'en',
  locales: languages.filter((one) => one !== 'en'),
  catalogs: [
    { path: '<rootDir>/src/server/locales/{locale}', include: ['src/server'], exclude: ['**/*.test.ts'] },
  ],
  format: formatter({ lineNumbers: false }),
});
