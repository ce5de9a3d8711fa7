/** The lanes of tests: what runs with every change, and what takes too long for that. */
import { mkdir, rm } from 'node:fs/promises';
import { build } from './build.ts';
import { buildProgram } from './program.ts';
import { projectsWith, reports, runTests } from './run-tests.ts';
import { failureOf, type Tally } from './test-report.ts';

/** Projects of vitest.config.ts. */
type Lane = {
  /** Of code alone, on the sources. */
  ofCode: readonly string[];
  /** Of the whole product in a browser, which is built first. */
  inBrowser: readonly string[];
};

export const quick: Lane = { ofCode: ['unit', 'web', 'web-plain', 'server'], inBrowser: ['journeys'] };
export const nightly: Lane = {
  ofCode: ['nightly'],
  inBrowser: ['screens', 'nightly-journeys', 'journeys-by-two'],
};

/** Forgets the last run's reports, and names this one to the processes of its tests: they share one demo. */
export async function beginRun(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: handed down to the processes of the tests
  process.env.TEST_RUN = `${process.pid} ${performance.timeOrigin}`;
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
}

/** Runs the test files of a lane whose path holds one of these words, with a build only where a browser needs one. */
export async function runMatching(lane: Lane, words: readonly string[]): Promise<Tally[]> {
  const found = await projectsWith(words);
  const ofCode = lane.ofCode.filter((project) => found.has(project));
  const inBrowser = lane.inBrowser.filter((project) => found.has(project));
  if (!ofCode.length && !inBrowser.length) {
    const elsewhere = [...found].join(', ') || 'no lane';
    return [
      {
        passed: 0,
        failures: [`No test file of this lane has ${words.join(' or ')} in its path; found in ${elsewhere}`],
      },
    ];
  }
  const tallies = inBrowser.length ? [await buildProduct()] : [];
  return [...tallies, await runTests('tests', [...ofCode, ...inBrowser], words)];
}

/** Counted as one test. */
export async function buildProduct(): Promise<Tally> {
  try {
    await build();
    await buildProgram();
    return { passed: 1, failures: [] };
  } catch (error) {
    console.log(error);
    return { passed: 0, failures: [failureOf('build', String(error))] };
  }
}

/** What was left out, what failed, and the last line. */
export function reportTallies(tallies: readonly Tally[]): void {
  const passed = tallies.map((tally) => tally.passed).reduce((a, b) => a + b, 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  const leftOut = tallies.flatMap((tally) => tally.leftOut ?? []);
  for (const { file, why, tests } of leftOut) console.log(`left out: ${file}, ${tests} tests: ${why}`);
  for (const failure of failures) console.log(`FAIL ${failure}\n`);
  const skipped = leftOut.reduce((sum, { tests }) => sum + tests, 0);
  console.log(`${passed} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failures.length ? 1 : 0;
}
