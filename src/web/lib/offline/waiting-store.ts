// Where calls wait: IndexedDB, which holds photos too; where the browser keeps nothing, in the page as long as it is open.
import type { Waiting } from './waiting.ts';

export type WaitingStore = {
  all(): Promise<Waiting[]>;
  put(one: Waiting): Promise<void>;
  drop(key: string): Promise<void>;
  /** Changes what is still there: what the person discarded meanwhile does not come back. */
  change(key: string, to: (one: Waiting) => Waiting): Promise<void>;
};

const STORE = 'calls';

function openStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kiraya-waiting', 1);
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

export const deviceStore: WaitingStore = {
  all: () => inStore('readonly', (store) => store.getAll() as IDBRequest<Waiting[]>),
  put: async (one) => void (await inStore('readwrite', (store) => store.put(one))),
  drop: (key) => inStore('readwrite', (store) => store.delete(key)),
  async change(key, to) {
    await inStore('readwrite', (store) => {
      const found = store.get(key) as IDBRequest<Waiting | undefined>;
      found.onsuccess = () => found.result && store.put(to(found.result));
      return found;
    });
  },
};

export function pageStore(): WaitingStore {
  const stored = new Map<string, Waiting>();
  return {
    all: async () => [...stored.values()],
    put: async (one) => void stored.set(one.key, one),
    drop: async (key) => void stored.delete(key),
    async change(key, to) {
      const one = stored.get(key);
      if (one) stored.set(key, to(one));
    },
  };
}

/** The device as long as it keeps things, else the page. */
export function anyStore(device: WaitingStore = deviceStore): WaitingStore {
  const page = pageStore();
  return {
    all: async () => [...(await device.all().catch(() => [])), ...(await page.all())],
    put: (one) => device.put(one).catch(() => page.put(one)),
    async drop(key) {
      await page.drop(key);
      await device.drop(key).catch(() => undefined);
    },
    async change(key, to) {
      await page.change(key, to);
      await device.change(key, to).catch(() => undefined);
    },
  };
}
