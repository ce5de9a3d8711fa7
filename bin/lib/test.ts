/** npm test: checks, build, tests and journeys, each counted; the end tells what failed, its last line the sum. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { build } from './build.ts';
import { runChecks } from './check-steps.ts';
import { makeProgram } from './program.ts';
import { failureOf, type Report, type Tally, tallyOf } from './test-report.ts';
import { runTool } from './tool.ts';

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
const passed = tallies.map((tally) => tally.passed).reduce((a, b) => a + b);
const failures = tallies.flatMap((tally) => tally.failures);
for (const failure of failures) console.log(`FAIL ${failure}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;

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
  const report: Report | undefined = text ? JSON.parse(text) : undefined;
  return tallyOf(name, report, code);
}

async function buildPages(): Promise<Tally> {
  try {
    await build();
    await makeProgram();
    return { passed: 1, failures: [] };
  } catch (error) {
    console.log(error);
    return { passed: 0, failures: [failureOf('build', String(error))] };
  }
}
