/** Finds the benchmark of that name in tests/bench and runs it with the remaining arguments. */
import { existsSync } from 'node:fs';
import { StartupError } from '../../src/db/startup-error.ts';
import { loadConfig } from '../../src/server/lib/config.ts';

const [name = '', ...options] = process.argv.slice(2);
const benchmark = new URL(`../../tests/bench/${name}.bench.ts`, import.meta.url);

try {
  if (!/^[a-z-]+$/.test(name) || !existsSync(benchmark)) {
    throw new StartupError(
      'usage: npm run bench -- NAME, with NAME one of the *.bench.ts files of tests/bench',
    );
  }
  loadConfig(); // settles the environment as the product has it: React's fast build, not the one for development
  const { run } = (await import(benchmark.href)) as { run(options: string[]): Promise<void> };
  await run(options);
} catch (error) {
  console.error(error instanceof StartupError ? `kiraya: ${error.message}` : error);
  process.exitCode = 1;
}
