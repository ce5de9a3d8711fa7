/** What a command was told: wrong arguments end with a sentence that says the right ones, before anything is opened. */
import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartupError } from '../../src/db/startup-error.ts';

type Wanted = { usage: string; options?: ParseArgsConfig['options']; most?: number };

/** At most so many words beside the options; none unless said. */
export function readArguments(args: readonly string[], { usage, options = {}, most = 0 }: Wanted) {
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: most > 0 });
    if (read.positionals.length <= most) return read;
  } catch {
    // An unknown option, or one without its value.
  }
  throw new StartupError(`usage: ${usage}`);
}

/** '1000' as 1000. */
export function wholeNumber(text: string, usage: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new StartupError(`usage: ${usage}`);
  return number;
}

/** npm changes to the project's folder; paths are meant from where the person stands. */
// biome-ignore lint/style/noProcessEnv: only npm knows where the person stands, and only here it matters.
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** Ends a command with a sentence instead of a stack where it can. */
export function explain(error: unknown): void {
  console.error(error instanceof StartupError ? `kiraya: ${error.message}` : error);
  process.exitCode = 1;
}
