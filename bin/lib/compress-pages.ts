/** Compresses what the browser loads once, after the build, as small as it gets. Run by precompress.ts. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { uncompressed } from './precompress.ts';

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
// Node's own threads keep all processors at it.
await Promise.all(uncompressed().map(compress));
