// The hand-written and generated SQL beside this file, in the order in which it runs.
import { readdirSync, readFileSync } from 'node:fs';

export type SqlFile = { name: string; text: string };

export function sqlFiles(folder: URL): SqlFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}
