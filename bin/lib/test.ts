/** npm test [-- PATTERN]: checks, build, tests and journeys; the end tells what failed, its last line the sum. */
import { makeDemo } from '../../tests/support/first-demo.ts';
import { runChecks } from './check-steps.ts';
import { beginRun, buildProduct, quick, reportTallies, runMatching } from './lanes.ts';
import { runTests } from './run-tests.ts';
import type { Tally } from './test-report.ts';

const words = process.argv.slice(2);
await beginRun();
reportTallies(words.length ? await runMatching(quick, words) : await runWhole());

/**
 * Both cores have work until the last file has ended: while one builds the product and makes its demo, the other checks and tests the
 * rules, which takes about as long; then all other tests in one run.
 */
async function runWhole(): Promise<Tally[]> {
  const ofRules = async () => [await runChecks(), await runTests('rules', ['unit'], [], 1)];
  const ofProduct = async () => [await buildProduct(), await prepareDemo()];
  const first = await Promise.all([ofRules(), ofProduct()]);
  return [...first.flat(), await runTests('tests', ['web', 'server', ...quick.inBrowser])];
}

/** Ahead of the tests in a browser, which say what is wrong where it cannot be made. */
async function prepareDemo(): Promise<Tally> {
  await makeDemo().catch((error) => console.log(error));
  return { passed: 0, failures: [] };
}
