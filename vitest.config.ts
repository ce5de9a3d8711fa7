/** Which tests run where: rules alone, server code on real PostgreSQL, screens' code, and journeys in a browser. */
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const databaseTests = [
  'src/db/**/*.test.ts',
  'src/server/**/*.test.ts',
  'tests/support/**/*.test.ts',
  'tests/api/**/*.test.ts',
];
const webTests = ['src/web/**/*.test.{ts,tsx}'];

const everyScreen = 'tests/journeys/every-screen.test.ts';
const journeySetup = 'tests/support/journey-setup.ts';
const inBrowser: TestProjectInlineConfiguration['test'] = {
  globalSetup: journeySetup,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // What a page shows after a click may take its time on a crowded machine.
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: 1,
  // One browser and one reading of the modules for all files: what a test finds is in contexts of its own, closed after it.
  isolate: false,
  // Vitest asks for a group of their own where the number of workers differs.
  sequence: { groupOrder: 1 },
  // A browser on a crowded machine may stumble once; the report marks whatever passed the second time, to be mended.
  retry: 1,
};

const journeys = {
  include: ['tests/journeys/**/*.test.ts'],
  exclude: [everyScreen],
  ...inBrowser,
  // Some journeys configure a product of their own, on a database of the tests' server.
  globalSetup: [journeySetup, 'tests/support/server-setup.ts'],
};

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
      {
        plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'web',
          include: webTests,
          isolate: false,
          setupFiles: 'tests/support/web-setup.ts',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: databaseTests,
          globalSetup: 'tests/support/server-setup.ts',
          // Each file has a database of its own, and the server's modules keep nothing between two: reading them once is enough.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'nightly',
          include: ['tests/nightly/**/*.test.ts'],
          globalSetup: 'tests/support/server-setup.ts',
          testTimeout: 900_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'journeys', ...journeys } },
      // The same with two processes behind a balancer, when somebody asks for it: `npm run journeys -- --by-two`.
      { test: { name: 'journeys-by-two', ...journeys } },
      // A product of its own, so that looking at every screen may go on beside the journeys and neither sees what the other did.
      { test: { name: 'screens', include: [everyScreen], ...inBrowser } },
    ],
  },
});
