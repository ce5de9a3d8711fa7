/** Generated pages of the documentation: written, or with --check compared with what stands there. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../docs/', import.meta.url);

/** Writes each page, named by its path under docs; with --check on the command line only says which are stale, and fails. */
export function writeOrCheckPages(pages: Readonly<Record<string, string>>, command: string): void {
  const isCheck = process.argv.includes('--check');
  for (const [name, text] of Object.entries(pages)) {
    const path = fileURLToPath(new URL(name, folder));
    if (!isCheck) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    } else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      console.error(`docs/${name} is stale: run ${command}`);
      process.exitCode = 1;
    }
  }
}
