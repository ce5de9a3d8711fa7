/** npm run test:nightly [-- PATTERN]: what takes too long for npm test; its last line is the sum. */
import { beginRun, buildProduct, nightly, reportTallies, runMatching } from './lanes.ts';
import { runTests } from './run-tests.ts';
import type { Tally } from './test-report.ts';

const FUZZ_CALLS = '100000';
const words = process.argv.slice(2);
await beginRun();
reportTallies(words.length ? await runMatching(nightly, words) : await runWhole());

async function runWhole(): Promise<Tally[]> {
  const tallies = [await buildProduct(), await runTests('nightly', nightly.ofCode)];
  // biome-ignore lint/style/noProcessEnv: the only way to the test; nothing of the product reads it.
  process.env.VITE_FUZZ_CALLS = FUZZ_CALLS;
  tallies.push(await runTests('fuzz', ['server'], ['tests/api/fuzz.test.ts']));
  for (const project of nightly.inBrowser) tallies.push(await runTests(project, [project]));
  return tallies;
}
