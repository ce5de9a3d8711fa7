/** Compresses what the browser loads once, after the build, as small as it gets. Run by precompress.ts. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { uncompressed } from './precompress.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A script without sentences is the same in every language: it is compressed once for all its places. */
const copies = new Map<string, Promise<readonly [br: Uint8Array, gz: Uint8Array]>>();

async function compress(path: string): Promise<void> {
  const content = await readFile(path, 'latin1');
  const made = copies.get(content) ?? copiesOf(Buffer.from(content, 'latin1'));
  copies.set(content, made);
  const [br, gz] = await made;
  await place(`${path}.br`, br);
  await place(`${path}.gz`, gz);
}

const copiesOf = (content: Uint8Array) =>
  Promise.all([brotli(content), deflate(content, { level: 9 })] as const);

/** Whoever asks meanwhile gets a whole file or none. */
async function place(path: string, content: Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

setPriority(10);
// Node's own threads keep all processors at it.
await Promise.all(uncompressed().map(compress));
