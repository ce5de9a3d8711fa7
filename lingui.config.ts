import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['hi'],
  catalogs: [{ path: '<rootDir>/src/web/locales/{locale}', include: ['src/web'] }],
  format: formatter({ lineNumbers: false }),
});
