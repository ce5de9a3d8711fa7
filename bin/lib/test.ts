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
 * Three ways beside each other, since each leaves cores idle in turn: the checks, the tests of code alone, and the product, which is built,
 * makes its demo and is then walked through in a browser.
 */
async function runWhole(): Promise<Tally[]> {
  const ofProduct = async () => [
    await buildProduct(),
    await prepareDemo(),
    await runTests('journeys', quick.inBrowser),
  ];
  const [checks, code, product] = await Promise.all([
    runChecks(),
    runTests('tests', quick.ofCode),
    ofProduct(),
  ]);
  return [checks, code, ...product];
}

/** Ahead of the tests in a browser, which say what is wrong where it cannot be made. */
async function prepareDemo(): Promise<Tally> {
  await makeDemo().catch((error) => console.log(error));
  return { passed: 0, failures: [] };
}
