// Where files lie (a folder, or S3 by configuration) and the links that lead to those not everyone may see.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from './config.ts';

/** How long a signed link works, in seconds. */
export const LINK_SECONDS = 300;

/** Public files and all others never share a folder, so a mistake in one address cannot reach the other. */
export type Area = 'public' | 'private';

export type StoredFile = { stream: Readable; bytes: number };

export type Storage = {
  put(area: Area, key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** The file, or null when there is none. */
  open(area: Area, key: string): Promise<StoredFile | null>;
  /** Names of the files in a folder, in no order. On a disk the folder has to be there. */
  list(area: Area, folder: string): Promise<string[]>;
  /** Removing what is not there is no mistake. */
  remove(area: Area, key: string): Promise<void>;
  /** Path of a link to a private file that works for five minutes. */
  signedPath(key: string, now?: number): string;
  /** Whether a link's signature is ours and its time has not passed. */
  isValidLink(key: string, expires: string, signature: string): boolean;
  /** Whether a file can be kept and taken away now, and the share of the disk that is free (null where nobody says). */
  check(): Promise<{ storageWorks: boolean; storageFree: number | null }>;
};

export async function createStorage({ storage, authSecret }: Pick<Config, 'storage' | 'authSecret'>) {
  return storageOn(await openDisk(storage), authSecret, storage.kind === 'disk' ? storage.folder : null);
}

async function openDisk(storage: Config['storage']): Promise<Disk> {
  if (storage.kind === 'disk') {
    return new Disk(new FSDriver({ location: storage.folder, visibility: 'private' }));
  }
  // Loaded only when configured: the client is larger than the rest of the server.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = storage;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    }),
  );
}

function storageOn(disk: Disk, secret: string, folder: string | null): Storage {
  const sign = (key: string, expires: string) =>
    createHmac('sha256', secret).update(`file link\n${key}\n${expires}`).digest('base64url');
  return {
    put: (area, key, content, contentType) => disk.put(`${area}/${key}`, content, { contentType }),
    async open(area, key) {
      const path = `${area}/${key}`;
      if (!(await disk.exists(path))) return null;
      const { contentLength } = await disk.getMetaData(path);
      const stream = await disk.getStream(path);
      // A file that is taken away before anybody reads it ends the reading, not the process.
      stream.on('error', () => {});
      return { stream, bytes: contentLength };
    },
    async list(area, folder) {
      const names: string[] = [];
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(
          `${area}/${folder}/`,
          paginationToken === undefined ? {} : { paginationToken },
        );
        for (const entry of page.objects) if (entry.isFile) names.push(entry.name);
        paginationToken = page.paginationToken;
      } while (paginationToken);
      return names;
    },
    remove: (area, key) => disk.delete(`${area}/${key}`),
    signedPath(key, now = Date.now()) {
      const expires = String(Math.floor(now / 1000) + LINK_SECONDS);
      return `/files/private/${key}?expires=${expires}&signature=${sign(key, expires)}`;
    },
    isValidLink(key, expires, signature) {
      const expected = Buffer.from(sign(key, expires));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && Number(expires) * 1000 > Date.now();
    },
    async check() {
      const storageWorks = await canKeep(disk);
      return { storageWorks, storageFree: storageWorks && folder ? await freeShare(folder) : null };
    },
  };
}

async function canKeep(disk: Disk): Promise<boolean> {
  const key = `private/checks/${randomUUID()}`;
  try {
    await disk.put(key, 'kept');
    await disk.delete(key);
    return true;
  } catch {
    return false;
  }
}

async function freeShare(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return Math.round((bavail / blocks) * 1000) / 1000;
}
