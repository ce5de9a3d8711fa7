/** Writes what the tester's JSON report leaves out beside that report: errors outside of any test, and why tests were left out. */
import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { Aside, LeftOut } from './test-report.ts';

/** Where it is, as an `Aside`, for the run with that JSON report. */
export const besideReport = (report: string): string => report.replace(/[.]json$/, '-aside.json');

export default class BesideReport implements Reporter {
  #path = '';

  onInit({ config }: Vitest): void {
    const { outputFile } = config;
    const report = typeof outputFile === 'string' ? outputFile : outputFile?.json;
    if (report) this.#path = besideReport(report);
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly { stack?: string; message: string }[],
  ): Promise<void> {
    const aside: Aside = {
      stray: errors.map((one) => one.stack ?? one.message),
      leftOut: modules.flatMap(leftOutOf),
    };
    if (this.#path) await writeFile(this.#path, JSON.stringify(aside));
  }
}

/** Of one file, by reason. */
function leftOutOf(module: TestModule): LeftOut[] {
  const reasons = new Map<string, number>();
  for (const test of module.children.allTests('skipped')) {
    const result = test.result();
    const why = (result.state === 'skipped' && result.note) || 'nobody says why';
    reasons.set(why, (reasons.get(why) ?? 0) + 1);
  }
  const file = relative(process.cwd(), module.moduleId);
  return [...reasons].map(([why, tests]) => ({ file, why, tests }));
}
