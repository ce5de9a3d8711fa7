/** Writes what failed outside of any test, which the tester's JSON report leaves out, beside that report. */
import { writeFile } from 'node:fs/promises';
import type { Reporter, Vitest } from 'vitest/node';

/** Where the errors of the run with that JSON report are: an array of their words. */
export const strayErrorsOf = (report: string): string => report.replace(/[.]json$/, '-stray.json');

export default class StrayErrors implements Reporter {
  #path = '';

  onInit({ config }: Vitest): void {
    const { outputFile } = config;
    const report = typeof outputFile === 'string' ? outputFile : outputFile?.json;
    if (report) this.#path = strayErrorsOf(report);
  }

  async onTestRunEnd(_: unknown, errors: readonly { stack?: string; message: string }[]): Promise<void> {
    if (this.#path)
      await writeFile(this.#path, JSON.stringify(errors.map((one) => one.stack ?? one.message)));
  }
}
