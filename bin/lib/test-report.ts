/** What a run of tests came to, read from the tester's JSON report. */

/** `failures`: what is wrong, each to be told again at the end, where whoever sees only the last lines finds it. */
export type Tally = { passed: number; failures: string[] };

export type Report = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

const LONGEST_LINES = 20;

/**
 * Each test that failed, each file that could not be read, and, when the tester fails with neither, that it did: an error
 * outside of any test fails the run alone.
 */
export function tallyOf(name: string, report: Report | undefined, code: number): Tally {
  const failures = (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter((result) => result.status === 'failed');
    if (file.status === 'failed' && !failed.length) return [failureOf(file.name, file.message)];
    return failed.map((result) =>
      failureOf(`${file.name}: ${result.fullName}`, (result.failureMessages ?? []).join('\n')),
    );
  });
  if (!failures.length && code !== 0) failures.push(`${name}: ended with ${code}, though no test failed`);
  return { passed: report?.numPassedTests ?? 0, failures };
}

/** A name and the first lines of what was said of it. */
export function failureOf(name: string, said: string): string {
  const lines = said.trimEnd().split('\n').slice(0, LONGEST_LINES);
  return [name, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
}
