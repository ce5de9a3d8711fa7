/** What a run of tests came to, read from the tester's JSON report. */

/** `failures`: what is wrong, each to be told again at the end, where whoever sees only the last lines finds it. */
export type Tally = { passed: number; failures: string[]; leftOut?: readonly LeftOut[] };

/** Tests of a file that were not run, and what they want for. */
export type LeftOut = { file: string; why: string; tests: number };

/** What the JSON report does not hold. `stray`: what failed outside of any test. */
export type Aside = { stray: readonly string[]; leftOut: readonly LeftOut[] };

type FileReport = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
};
export type Report = { testResults: FileReport[] } & Aside;

const LONGEST_LINES = 20;

/** Each test that failed, each file that could not be read, what failed outside of them, and else that the tester failed if it did. */
export function tallyOf(name: string, report: Report | undefined, code: number): Tally {
  const files = report?.testResults ?? [];
  const stray = report?.stray ?? [];
  const failures = [
    ...files.flatMap(failuresOf),
    ...stray.map((said) => failureOf(`${name}: outside of any test`, said)),
  ];
  if (!failures.length && code !== 0) failures.push(`${name}: ended with ${code}, though no test failed`);
  const results = files.flatMap((file) => file.assertionResults);
  const passed = results.filter(({ status }) => status === 'passed').length;
  return { passed, failures, leftOut: report?.leftOut ?? [] };
}

function failuresOf(file: FileReport): string[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (file.status === 'failed' && !failed.length) return [failureOf(file.name, file.message)];
  return failed.map((result) =>
    failureOf(`${file.name}: ${result.fullName}`, (result.failureMessages ?? []).join('\n')),
  );
}

/** A name and the first lines of what was said of it. */
export function failureOf(name: string, said: string): string {
  const lines = said.trimEnd().split('\n').slice(0, LONGEST_LINES);
  return [name, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
}
