// Hearts and notes used to wait in local storage, requests for repairs in a database of their own. What still waits there, also of a
// tab that was not reloaded since, moves into the one outbox under the key it had.
import type { NewRequest, Waiting } from './waiting.ts';
import { deviceStore, type WaitingStore } from './waiting-store.ts';

type OldCall = Pick<Waiting, 'key' | 'name' | 'input'>;
type OldRequest = {
  key: string;
  owner: string;
  request: NewRequest;
  requestId: string | null;
  photos: { key: string; file: File }[];
  problem: string | null;
};
type Area = Pick<Storage, 'getItem' | 'removeItem'>;
type Put = WaitingStore['put'];

const names: readonly string[] = ['shortlist.add', 'shortlist.remove', 'shortlist.note'];

const isCall = (kept: unknown): kept is OldCall =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'name' in kept &&
  names.includes(String(kept.name)) &&
  'input' in kept &&
  typeof kept.input === 'object';

/** Where the device takes nothing in, all stays where it is. */
export async function takeOldOutboxes(owner: string): Promise<void> {
  await takeOldCalls(owner, deviceStore.put, () => localStorage).catch(() => undefined);
  await takeOldRequests(owner, deviceStore.put).catch(() => undefined);
}

export async function takeOldCalls(owner: string, put: Put, area: () => Area): Promise<void> {
  const slot = `kiraya.outbox.${owner}`;
  const kept: unknown = JSON.parse(area().getItem(slot) ?? '[]');
  const calls = Array.isArray(kept) ? kept.filter(isCall) : [];
  // Before everything written since.
  for (const [place, { key, name, input }] of calls.entries()) {
    await put({ key, name, input, owner, place, problem: null, isQuiet: false } as Waiting);
  }
  area().removeItem(slot);
}

async function takeOldRequests(owner: string, put: Put): Promise<void> {
  const database = await openOld();
  try {
    const kept = await answered<OldRequest[]>(database, 'readonly', (store) => store.getAll());
    for (const [place, { request, ...one }] of kept.entries()) {
      if (one.owner !== owner) continue;
      const isQuiet = one.requestId !== null;
      await put({ ...one, name: 'maintenance.raise', input: request, place, isQuiet });
      await answered(database, 'readwrite', (store) => store.delete(one.key));
    }
  } finally {
    database.close();
  }
}

/** Only if it is there. It stays, empty: a tab of before may write into it at any time. */
function openOld(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kiraya-outbox', 1);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

function answered<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('maintenance', mode);
    const request = ask(transaction.objectStore('maintenance'));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}
