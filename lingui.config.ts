import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['hi'],
  catalogs: [
    { path: '<rootDir>/src/web/locales/{locale}', include: ['src/web'] },
    { path: '<rootDir>/src/server/locales/{locale}', include: ['src/server'], exclude: ['**/*.test.ts'] },
  ],
  format: formatter({ lineNumbers: false }),
});
