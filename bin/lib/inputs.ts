/** One number for the files that something is made of: while it stays, so does what was made. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function hashInputs(folders: string[], files: string[]): Promise<string> {
  const listed = await Promise.all(folders.map(listFiles));
  const hash = createHash('sha256');
  for (const path of [...files, ...listed.flat()].sort()) {
    hash.update(path).update(await readFile(path).catch(() => ''));
  }
  return hash.digest('hex');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
