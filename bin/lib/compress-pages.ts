/** Compresses what the browser loads once, after the build, as small as it gets. Run by precompress.ts. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const SCRIPTS = 'build/client/assets';
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  await place(`${path}.br`, await brotli(content));
  await place(`${path}.gz`, await deflate(content, { level: 9 }));
}

/** Whoever asks meanwhile gets a whole file or none. */
async function place(path: string, content: Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

setPriority(10);
// A file's name changes with its content, so what has its copies needs none. Node's own threads keep all processors at it.
await Promise.all(
  readdirSync(SCRIPTS, { recursive: true, encoding: 'utf8' })
    .map((name) => join(SCRIPTS, name))
    .filter((path) => /\.(js|css|svg)$/.test(path) && !existsSync(`${path}.gz`))
    .map(compress),
);
