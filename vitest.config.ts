/** Which tests run where: rules alone, server code on real PostgreSQL, screens' code, and a browser against the whole product. */
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const databaseTests = [
  'bin/lib/demo/*.test.ts',
  'src/db/**/*.test.ts',
  'src/server/**/*.test.ts',
  'tests/support/**/*.test.ts',
  'tests/api/**/*.test.ts',
];
const webTests = ['src/web/**/*.test.{ts,tsx}'];

const webPlugins = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** Each file has a database of its own, and the server's modules keep nothing between two: reading them once is enough. */
const onDatabase: TestOptions = {
  globalSetup: 'tests/support/server-setup.ts',
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // What a job does may take its time on a crowded machine.
  expect: { poll: { timeout: 30_000 } },
};

const ofWeb: TestOptions = {
  isolate: false,
  setupFiles: 'tests/support/web-setup.ts',
  testTimeout: 30_000,
};

const inBrowser: TestOptions = {
  // Some journeys configure a product of their own, on a database of the tests' server.
  globalSetup: ['tests/support/journey-setup.ts', 'tests/support/server-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // So may what a page shows after a click.
  expect: { poll: { timeout: 30_000 } },
  // One browser and one reading of the modules for all files: what a test finds is in contexts of its own, closed after it.
  isolate: false,
};
/** Journeys of the night in which what one person does is what another sees next. */
const betweenTwo = 'brokers,lease,maintenance,managed-rentals,messages,session-ends';
/** Vitest asks for a group of their own where the number of workers differs. */
const byOneWorker: TestOptions = { maxWorkers: 1, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'bin/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...databaseTests, ...webTests],
          // Rules alone keep nothing between two files.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      // In a page, and without one: a worker is kept only for a file with the same environment.
      {
        plugins: webPlugins(),
        test: { name: 'web', include: ['src/web/**/*.test.tsx'], environment: 'happy-dom', ...ofWeb },
      },
      { plugins: webPlugins(), test: { name: 'web-plain', include: ['src/web/**/*.test.ts'], ...ofWeb } },
      { test: { name: 'server', include: databaseTests, ...onDatabase } },
      // Each worker has a product of its own, since journeys change what they find.
      { test: { name: 'journeys', include: ['tests/journeys/**/*.test.ts'], ...inBrowser } },
      // They only look, so both workers share one.
      { test: { name: 'screens', include: ['tests/screens/**/*.test.ts'], ...inBrowser } },
      // Thirteen months take their time.
      {
        test: { name: 'nightly', include: ['tests/nightly/*.test.ts'], ...onDatabase, testTimeout: 900_000 },
      },
      {
        test: {
          name: 'nightly-journeys',
          include: ['tests/nightly/journeys/**/*.test.ts'],
          ...inBrowser,
          ...byOneWorker,
        },
      },
      // The journeys again, with two processes behind a balancer: `npm run journeys -- --by-two`.
      {
        test: {
          name: 'journeys-by-two',
          include: ['tests/journeys/**/*.test.ts', `tests/nightly/journeys/{${betweenTwo}}.test.ts`],
          ...inBrowser,
          ...byOneWorker,
        },
      },
    ],
  },
});
