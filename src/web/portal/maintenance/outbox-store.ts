// Requests written without a connection, with their photos: kept on the device under keys that make a second sending harmless.
import type { MaintenanceCategory, Priority } from '../../../domain/maintenance.ts';

export type NewRequest = {
  lease_id: string;
  title: string;
  description: string;
  category: MaintenanceCategory;
  priority: Priority;
};

export type Waiting = {
  /** Of the request itself; each photo has its own. */
  key: string;
  owner: string;
  request: NewRequest;
  /** Set once the request has arrived and only photos are missing. */
  requestId: string | null;
  photos: { key: string; file: File }[];
  /** Why the server refused it; it stays until the person decides. */
  problem: string | null;
};

const STORE = 'maintenance';
/** Where the browser keeps nothing, it lasts as long as the page. */
const memory = new Map<string, Waiting>();

function openStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kiraya-outbox', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openStore();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** This person's, in the order in which they were written. */
export async function readWaiting(owner: string): Promise<Waiting[]> {
  const kept: Waiting[] = await inStore('readonly', (store) => store.getAll()).catch(() => []);
  return [...kept, ...memory.values()].filter((one) => one.owner === owner);
}

export async function keepWaiting(one: Waiting): Promise<void> {
  await inStore('readwrite', (store) => store.put(one)).catch(() => memory.set(one.key, one));
}

export async function dropWaiting(key: string): Promise<void> {
  memory.delete(key);
  await inStore('readwrite', (store) => store.delete(key)).catch(() => undefined);
}
