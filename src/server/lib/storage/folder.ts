/** Keeps files in a folder of this machine, or one that several share. */
import { randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { isOneRange, type Store, StoreAway, type StoredFile } from './store.ts';

/** Beside the files and on the same disk, so that a finished one takes its place in one step. Backups leave it out (`UNFINISHED` of src/db/backup). */
const DRAFTS = 'drafts';
/** Nobody writes so long at one. */
const LEFT_AFTER_MS = 60 * 60 * 1000;

/** The store, without what processes left there that were killed while they wrote. */
export async function openFolder(folder: string): Promise<Store> {
  const drafts = join(folder, DRAFTS);
  for (const name of await readdir(drafts).catch(() => [])) {
    const draft = join(drafts, name);
    const since = await stat(draft).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > LEFT_AFTER_MS) await rm(draft, { force: true });
  }
  return folderStore(folder);
}

function folderStore(folder: string): Store {
  const placeOf = (path: string) => {
    if (path.split('/').some((part) => part === '' || part === '..' || part.includes('\0')))
      throw new Error('A path that leads elsewhere');
    return join(folder, path);
  };
  return {
    async put(path, content) {
      const place = placeOf(path);
      const draft = join(folder, DRAFTS, randomUUID());
      try {
        await mkdir(dirname(draft), { recursive: true });
        await mkdir(dirname(place), { recursive: true });
        await writeThrough(draft, content);
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw new StoreAway(error);
      }
    },
    async open(path, { etag: known, range } = {}) {
      const place = placeOf(path);
      const file = await fileAt(place);
      if (!file) return null;
      const { size, mtimeMs } = file;
      const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
      const part = range && isOneRange(range) ? partOf(range, size) : { first: 0, last: size - 1 };
      if (!part) return 'beyond';
      if (etag === known) return 'unchanged';
      return { ...streamOf(place, part, size), etag, range: contentRange(range, part, size) };
    },
    async list(path) {
      try {
        const entries = await readdir(placeOf(path), { withFileTypes: true });
        return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      } catch (error) {
        if (isMissing(error)) return [];
        throw new StoreAway(error);
      }
    },
    async remove(path) {
      await rm(placeOf(path), { force: true }).catch((error) => {
        throw new StoreAway(error);
      });
    },
  };
}

/** On the disk before its row is written: a power cut loses neither or both. */
async function writeThrough(draft: string, content: Uint8Array): Promise<void> {
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function fileAt(place: string): Promise<Stats | null> {
  try {
    const found = await stat(place);
    return found.isFile() ? found : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw new StoreAway(error);
  }
}

type Part = { first: number; last: number };

function partOf(range: string, size: number): Part | null {
  const [from = '', to = ''] = range.slice('bytes='.length).split('-');
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : null;
}

function streamOf(place: string, part: Part, size: number): Pick<StoredFile, 'stream' | 'bytes'> {
  const stream = Readable.from(reading(place, part, size), { objectMode: false });
  return { stream, bytes: part.last - part.first + 1 };
}

/** Opened as the first byte is asked for: whoever never reads its stream leaves no open file behind, which would end the process. */
async function* reading(place: string, { first, last }: Part, size: number): AsyncGenerator<Buffer> {
  // An empty file has no byte to begin with.
  yield* createReadStream(place, size === 0 ? {} : { start: first, end: last });
}

const contentRange = (range: string | undefined, { first, last }: Part, size: number): string | null =>
  range && isOneRange(range) ? `bytes ${first}-${last}/${size}` : null;

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code));
