/** npm test [-- PATTERN]: checks, build, tests and journeys; the end tells what failed, its last line the sum. */
import { runChecks } from './check-steps.ts';
import { buildProduct, clearReports, quick, reportTallies, runMatching } from './lanes.ts';
import { runTests } from './run-tests.ts';
import type { Tally } from './test-report.ts';

const words = process.argv.slice(2);
await clearReports();
reportTallies(words.length ? await runMatching(quick, words) : await runWhole());

/** Steps one after the other, each of which keeps two cores busy: journeys stumble where others take the browser's time. */
async function runWhole(): Promise<Tally[]> {
  const tallies = await Promise.all([runChecks(), buildProduct()]);
  tallies.push(await runTests('tests', quick.ofCode));
  for (const project of quick.inBrowser) tallies.push(await runTests(project, [project]));
  return tallies;
}
