/** Runs the tests of some projects and reads what came of them. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { besideReport } from './beside-report.ts';
import { type Aside, type Report, type Tally, tallyOf } from './test-report.ts';
import { runTool } from './tool.ts';

export const reports = '.cache/reports';

const besideIt = fileURLToPath(new URL('./beside-report.ts', import.meta.url));

/** `name` is that of the report; `files` are parts of paths, all files where none is given. */
export async function runTests(
  name: string,
  projects: readonly string[],
  files: readonly string[] = [],
): Promise<Tally> {
  const path = `${reports}/${name}.json`;
  const options = projects.flatMap((project) => ['--project', project]);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--reporter=${besideIt}`,
    `--outputFile.json=${path}`,
  ];
  const { code } = await runTool('vitest', ['run', ...files, ...options, ...reporters], {
    show: true,
  });
  const results = await readJson<Omit<Report, keyof Aside>>(path);
  const aside = (await readJson<Aside>(besideReport(path))) ?? { stray: [], leftOut: [] };
  const report = results && { ...results, ...aside };
  return tallyOf(name, report, code);
}

async function readJson<T>(path: string): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** The projects that have files whose path holds one of these words. */
export async function projectsWith(words: readonly string[]): Promise<Set<string>> {
  const { output } = await runTool('vitest', ['list', ...words, '--filesOnly', '--json']);
  // Nothing but the list, unless no file matches: then a sentence says so.
  const listed: { projectName: string }[] = output.startsWith('[') ? JSON.parse(output) : [];
  return new Set(listed.map(({ projectName }) => projectName));
}
