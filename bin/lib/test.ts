/** npm test: checks, build, tests and journeys, each counted, the sum told in the last line. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { build } from './build.ts';
import { runChecks, type Tally } from './check-steps.ts';
import { makeProgram } from './program.ts';
import { runTool } from './tool.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

const reports = '.cache/reports';

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const built = buildPages();
// Two lanes that end at about the same time. Together they keep both cores busy, which no part does alone; the screens have a
// product of their own.
const lanes = await Promise.all([
  inTurn([
    runChecks,
    () => runTests('tests', ['--project', 'unit', '--project', 'web', '--project', 'server']),
    () => built.then(() => runTests('screens', ['--project', 'screens'])),
  ]),
  // What it prints comes whole, when it is done.
  inTurn([() => built, () => runTests('journeys', ['--project', 'journeys'], { show: false })]),
]);
const tallies = lanes.flat();
const sum = (count: (tally: Tally) => number) => tallies.map(count).reduce((a, b) => a + b);
const failed = sum((tally) => tally.failed);
console.log(`${sum((tally) => tally.passed)} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

async function inTurn(steps: (() => Promise<Tally>)[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) tallies.push(await step());
  return tallies;
}

async function runTests(name: string, projects: string[], { show } = { show: true }): Promise<Tally> {
  const path = `${reports}/${name}.json`;
  const args = ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const { code, output } = await runTool('vitest', args, { show });
  if (output) console.log(output);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const report: Report = text ? JSON.parse(text) : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  // A file that cannot be loaded has no tests to fail, and an error outside of any test fails the run alone.
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.length,
  );
  const failures = report.numFailedTests + unloadable.length;
  return { passed: report.numPassedTests, failed: failures || (code === 0 ? 0 : 1) };
}

async function buildPages(): Promise<Tally> {
  try {
    await build();
    await makeProgram();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.log(error);
    return { passed: 0, failed: 1 };
  }
}
