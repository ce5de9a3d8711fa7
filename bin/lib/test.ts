/** npm test [-- PATTERN]: checks, build, tests and journeys; the end tells what failed, its last line the sum. */
import { runChecks } from './check-steps.ts';
import { buildProduct, clearReports, quick, reportTallies, runMatching } from './lanes.ts';
import { runTests } from './run-tests.ts';
import type { Tally } from './test-report.ts';

const words = process.argv.slice(2);
await clearReports();
reportTallies(words.length ? await runMatching(quick, words) : await runWhole());

/** The tests in one run, so that both cores have work until the last file has ended; it begins with one long start that leaves a core to the checks. */
async function runWhole(): Promise<Tally[]> {
  const tests = async () => [
    await buildProduct(),
    await runTests('tests', [...quick.ofCode, ...quick.inBrowser]),
  ];
  const [checks, ofProduct] = await Promise.all([runChecks(), tests()]);
  return [checks, ...ofProduct];
}
