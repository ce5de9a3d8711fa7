/** npm test: checks, build, tests and journeys, each counted; the end tells what failed, its last line the sum. */
import { mkdir, rm } from 'node:fs/promises';
import { build } from './build.ts';
import { runChecks } from './check-steps.ts';
import { buildProgram } from './program.ts';
import { countRun, reports, runTests } from './run-tests.ts';
import { failureOf, type Tally } from './test-report.ts';

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const built = buildPages();
// Two lanes that end at about the same time. Together they keep both cores busy, which no part does alone; the screens have a
// product of their own.
const [[checks, ...shown], pages, journeys] = await Promise.all([
  checksAndTests(),
  built,
  built.then(() => runTests('journeys', ['journeys'], { show: false })),
]);
const tallies = [checks, pages];
for (const run of [...shown, journeys]) tallies.push(await countRun(run));
const passed = tallies.map((tally) => tally.passed).reduce((a, b) => a + b);
const failures = tallies.flatMap((tally) => tally.failures);
for (const failure of failures) console.log(`FAIL ${failure}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;

async function checksAndTests() {
  const checks = await runChecks();
  const tests = await runTests('tests', ['unit', 'web', 'server']);
  await built;
  return [checks, tests, await runTests('screens', ['screens'])] as const;
}

async function buildPages(): Promise<Tally> {
  try {
    await build();
    await buildProgram();
    return { passed: 1, failures: [] };
  } catch (error) {
    console.log(error);
    return { passed: 0, failures: [failureOf('build', String(error))] };
  }
}
