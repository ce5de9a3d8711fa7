/** Runs the tests of some projects, and once more, alone, the few files that may have failed by chance. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { strayErrorsOf } from './stray-errors.ts';
import { failedByChance, type Report, type Tally, tallyOf, withSecondRun } from './test-report.ts';
import { runTool } from './tool.ts';

export const reports = '.cache/reports';

const strayErrors = fileURLToPath(new URL('./stray-errors.ts', import.meta.url));

export type Run = { name: string; projects: string[]; report: Report | undefined; code: number };

/** `show`: what the tester prints comes at once, otherwise whole when it is done. */
export async function runTests(
  name: string,
  projects: string[],
  { show = true, files = [] }: { show?: boolean; files?: string[] } = {},
): Promise<Run> {
  const path = `${reports}/${name}.json`;
  const options = projects.flatMap((project) => ['--project', project]);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--reporter=${strayErrors}`,
    `--outputFile.json=${path}`,
  ];
  const { code, output } = await runTool('vitest', ['run', ...files, ...options, ...reporters], { show });
  if (output) console.log(output);
  const results = await readJson<Omit<Report, 'stray'>>(path);
  const report = results && { ...results, stray: (await readJson<string[]>(strayErrorsOf(path))) ?? [] };
  return { name, projects, report, code };
}

async function readJson<T>(path: string): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** To be called when nothing else runs. What failed the first time is told even where the second run takes it back. */
export async function countRun(run: Run): Promise<Tally> {
  const { name, projects, report, code } = run;
  const first = tallyOf(name, report, code);
  const files = report ? failedByChance(report) : [];
  if (!report || !files.length) return first;
  const second = await runTests(`${name}-again`, projects, { files });
  if (!second.report) return first;
  for (const failure of first.failures) console.log(`FAILED THE FIRST TIME ${failure}\n`);
  return tallyOf(name, withSecondRun(report, second.report), second.code);
}
