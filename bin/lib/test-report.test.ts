import { describe, expect, it } from 'vitest';
import { failureOf, type Report, tallyOf } from './test-report.ts';

const passed = { status: 'passed', fullName: 'adds', failureMessages: null };
const failed = { status: 'failed', fullName: 'divides', failureMessages: ['AssertionError: 1 is not 2'] };

const reportOf = (...files: Partial<Report['testResults'][number]>[]): Report => ({
  testResults: files.map((file) => ({
    name: 'sum.test.ts',
    status: 'passed',
    message: '',
    assertionResults: [passed],
    ...file,
  })),
  stray: [],
  leftOut: [],
});

describe('a run of tests', () => {
  it('that passed has nothing to tell', () => {
    expect(tallyOf('tests', reportOf({}), 0)).toEqual({ passed: 1, failures: [], leftOut: [] });
  });

  it('tells each test that failed, with its file and why', () => {
    const report = reportOf({ status: 'failed', assertionResults: [passed, failed] });
    expect(tallyOf('tests', report, 1)).toEqual({
      passed: 1,
      failures: ['sum.test.ts: divides\n  AssertionError: 1 is not 2'],
      leftOut: [],
    });
  });

  it.each([
    ['has no test', []],
    ['fails around tests that passed', [passed]],
  ])('tells a file that %s', (_, assertionResults) => {
    const report = reportOf({ status: 'failed', message: 'No such module', assertionResults });
    expect(tallyOf('tests', report, 1).failures).toEqual(['sum.test.ts\n  No such module']);
  });

  it.each([
    ['a tester that could not end', reportOf({})],
    ['a report that was not written', undefined],
  ])('fails by %s', (_, report) => {
    expect(tallyOf('tests', report, 1).failures).toEqual(['tests: ended with 1, though no test failed']);
  });
});

it('a run that failed outside of any test tells what was said there', () => {
  const report = { ...reportOf({ status: 'failed', assertionResults: [failed] }), stray: ['Error: lost'] };
  expect(tallyOf('tests', report, 1).failures).toEqual([
    'sum.test.ts: divides\n  AssertionError: 1 is not 2',
    'tests: outside of any test\n  Error: lost',
  ]);
});

it('a run that left tests out tells which, and why', () => {
  const leftOut = [{ file: 'sum.test.ts', why: 'there is no calculator', tests: 2 }];
  expect(tallyOf('tests', { ...reportOf({}), leftOut }, 0)).toEqual({ passed: 1, failures: [], leftOut });
});

it('says the first lines of a long failure', () => {
  const lines = Array.from({ length: 100 }, (_, at) => `line ${at + 1}`);
  expect(failureOf('types', `${lines.join('\n')}\n`).split('\n')).toEqual([
    'types',
    ...lines.slice(0, 20).map((line) => `  ${line}`),
  ]);
});
