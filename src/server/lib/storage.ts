// Where files lie (a folder, or S3 by configuration) and the links that lead to those not everyone may see.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { Counter, Gauge } from 'prom-client';
import type { Config } from './config.ts';
import { openFolder } from './storage/folder.ts';
import { type Asked, type NotSent, type Store, StoreAway, type StoredFile } from './storage/store.ts';
import { within } from './within.ts';

/** How long a signed link works, in seconds. */
export const LINK_SECONDS = 300;

/** So old may be what `works` says; balancers ask every other second, and a bucket takes money for each look. */
const LOOKED_AT_MS = 10_000;
/** Whoever asks `works` has no longer: balancers give up after a second or two. */
const PATIENCE_MS = 500;

/** Public files and all others never share a folder, so a mistake in one address cannot reach the other. */
export type Area = 'public' | 'private';

/** What stands in the address of a link; `session` is empty in one that has none. */
export type FileLink = { expires: string; session: string; signature: string };

/** Each of them fails with StoreAway when the files are out of reach. */
export type Storage = {
  /** The whole file or none. */
  put(area: Area, key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** The file, or null when there is none. */
  open(area: Area, key: string): Promise<StoredFile | null>;
  /** The same for whoever may have it already, or wants a part. */
  openAsked(area: Area, key: string, asked: Asked): Promise<StoredFile | NotSent | null>;
  /** Names of the files in a folder, in no order. */
  list(area: Area, folder: string): Promise<string[]>;
  /** Removing what is not there is no mistake. */
  remove(area: Area, key: string): Promise<void>;
  /** Path of a link to a private file that works for five minutes, and no longer than that session. */
  signedPath(key: string, sessionId?: string, now?: number): string;
  /** Whether a link's signature is ours and its time has not passed; its session is for the caller to look up. */
  isValidLink(key: string, link: FileLink): boolean;
  /** Whether a file can be kept and taken away now, and the share of the disk that is free (null where nobody says). */
  check(): Promise<{ storageWorks: boolean; storageFree: number | null }>;
  /** The first of them, as it was within the last seconds; it never keeps anybody waiting. */
  works(): Promise<boolean>;
};

const working = new Gauge({
  name: 'storage_works',
  help: '1 when a file could be kept and taken away, as /readyz or an administrator looked last',
});
const failures = new Counter({
  name: 'storage_failures_total',
  help: 'Files that could not be kept, read or removed because the store was away, full or refused',
  labelNames: ['operation'],
});

export async function createStorage({ storage, authSecret }: Pick<Config, 'storage' | 'authSecret'>) {
  return storageOn(
    counted(await openStore(storage)),
    authSecret,
    storage.kind === 'disk' ? storage.folder : null,
  );
}

async function openStore(storage: Config['storage']): Promise<Store> {
  if (storage.kind === 'disk') return openFolder(storage.folder);
  // Loaded only when configured: the client is larger than the rest of the server.
  const { bucketStore } = await import('./storage/bucket.ts');
  return bucketStore(storage);
}

function counted(store: Store): Store {
  const count = (operation: keyof Store) => (error: unknown) => {
    if (error instanceof StoreAway) failures.inc({ operation });
    throw error;
  };
  return {
    put: (...file) => store.put(...file).catch(count('put')),
    open: (...asked) => store.open(...asked).catch(count('open')),
    list: (folder) => store.list(folder).catch(count('list')),
    remove: (path) => store.remove(path).catch(count('remove')),
  };
}

function storageOn(store: Store, secret: string, folder: string | null): Storage {
  const sign = (key: string, expires: string, session: string) =>
    createHmac('sha256', secret).update(`file link\n${key}\n${expires}\n${session}`).digest('base64url');
  const openAsked: Storage['openAsked'] = async (area, key, asked) => {
    const found = await store.open(`${area}/${key}`, asked);
    // A file that is taken away before anybody reads it ends the reading, not the process.
    if (found && typeof found === 'object') found.stream.on('error', () => {});
    return found;
  };
  const canKeep = async () => {
    const isKept = await keeps(store);
    working.set(isKept ? 1 : 0);
    return isKept;
  };
  return {
    put: (area, key, content, contentType) => store.put(`${area}/${key}`, content, contentType),
    open: async (area, key) => (await openAsked(area, key, {})) as StoredFile | null,
    openAsked,
    list: (area, path) => store.list(`${area}/${path}`),
    remove: (area, key) => store.remove(`${area}/${key}`),
    signedPath(key, session = '', now = Date.now()) {
      const expires = String(Math.floor(now / 1000) + LINK_SECONDS);
      const ofSession = session && `&session=${session}`;
      return `/files/private/${key}?expires=${expires}${ofSession}&signature=${sign(key, expires, session)}`;
    },
    isValidLink(key, { expires, session, signature }) {
      const expected = Buffer.from(sign(key, expires, session));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && Number(expires) * 1000 > Date.now();
    },
    async check() {
      const storageWorks = await canKeep();
      return { storageWorks, storageFree: storageWorks && folder ? await freeShare(folder) : null };
    },
    works: lookedAt(canKeep),
  };
}

/** Looks at most once in some seconds, for all who ask; a look that takes long is a no until it ends. */
function lookedAt(look: () => Promise<boolean>): () => Promise<boolean> {
  let last = look;
  let since = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - since > LOOKED_AT_MS) {
      since = performance.now();
      const looked = look();
      last = () => looked;
    }
    return within(PATIENCE_MS, last(), false);
  };
}

async function keeps(store: Store): Promise<boolean> {
  const path = `private/checks/${randomUUID()}`;
  try {
    await store.put(path, Buffer.from('kept'), 'text/plain');
    await store.remove(path);
    return true;
  } catch {
    return false;
  }
}

async function freeShare(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return Math.round((bavail / blocks) * 1000) / 1000;
}
