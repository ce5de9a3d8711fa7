import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    reactRouter(),
    lingui(),
    // English stays in the code (each screen carries its own), so the message itself is kept in the build.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
  ],
  build: { target: 'es2022', cssMinify: true, assetsInlineLimit: 0, sourcemap: false },
  server: { host: '127.0.0.1' },
});
