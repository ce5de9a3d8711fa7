/** Generated files, those of the documentation first: written, or with --check compared with what stands there. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** Writes each page, named by its path under docs. */
export function writeOrCheckPages(pages: Readonly<Record<string, string>>, command: string): void {
  writeOrCheck(
    Object.fromEntries(Object.entries(pages).map(([name, text]) => [`docs/${name}`, text])),
    command,
  );
}

/** Writes each file, named by its path; with --check on the command line only says which are stale, and fails. */
export function writeOrCheck(files: Readonly<Record<string, string>>, command: string): void {
  const isCheck = process.argv.includes('--check');
  for (const [name, text] of Object.entries(files)) {
    const path = fileURLToPath(new URL(name, root));
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    if (isCheck) {
      console.error(`${name} is stale: run ${command}`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}
