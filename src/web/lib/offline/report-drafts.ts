// Where condition reports lie while they are written: IndexedDB, so that neither a reload nor a lost connection takes anything;
// where the browser keeps nothing, in the page as long as it is open. Photos lie apart, for they are large and do not change.
import { keyOfDraft, type ReportDraft } from './report-draft.ts';

const STORES = ['drafts', 'photos'] as const;
type StoreName = (typeof STORES)[number];

function openDrafts(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kiraya-reports', 1);
    opening.onupgradeneeded = () => {
      for (const store of STORES) opening.result.createObjectStore(store);
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDrafts();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** What the device did not take. */
const inPage: Record<StoreName, Map<string, unknown>> = { drafts: new Map(), photos: new Map() };

async function read<T>(name: StoreName, key: string): Promise<T | null> {
  const stored = await inStore(name, 'readonly', (store) => store.get(key)).catch(() => undefined);
  return ((inPage[name].get(key) ?? stored) as T | undefined) ?? null;
}

/** `false` when only the page keeps it. */
async function write(name: StoreName, key: string, value: unknown): Promise<boolean> {
  try {
    await inStore(name, 'readwrite', (store) => store.put(value, key));
    inPage[name].delete(key);
    return true;
  } catch {
    inPage[name].set(key, value);
    return false;
  }
}

async function drop(name: StoreName, key: string): Promise<void> {
  inPage[name].delete(key);
  await inStore(name, 'readwrite', (store) => store.delete(key)).catch(() => undefined);
}

type Named = Pick<ReportDraft, 'owner' | 'leaseId' | 'kind'>;

export const reportDrafts = {
  read: (named: Named) => read<ReportDraft>('drafts', keyOfDraft(named)),
  /** `false` when only the page keeps it. */
  save: (draft: ReportDraft) => write('drafts', keyOfDraft(draft), draft),
  /** Its photos stay: a report that waits to be sent still has them. */
  drop: (named: Named) => drop('drafts', keyOfDraft(named)),
  photo: (key: string) => read<File>('photos', key),
  addPhoto: (key: string, file: File) => write('photos', key, file),
  async dropPhotos(keys: readonly string[]): Promise<void> {
    for (const key of keys) await drop('photos', key);
  },
};
