// Which homes its person has looked at: as the account remembers it, or before sign-in the device, where either may.
import type { Api } from '../../lib/api-context.ts';
import { readDeviceViews } from '../../lib/device-views.ts';

/** As many as an account remembers. */
const MOST = 100;

const listeners = new Set<() => void>();
let seen: ReadonlySet<string> = new Set();
let person: string | undefined;

function show(ids: readonly string[]): void {
  seen = new Set(ids);
  for (const listener of listeners) listener();
}

export const seenHomes = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => seen,
  /** Without an answer the marks of the same person stay; nobody ever sees another's. */
  async read(userId: string | undefined, loadApi: () => Promise<Api>): Promise<void> {
    if (userId !== person) show([]);
    person = userId;
    if (userId === undefined) return show(readDeviceViews().map((view) => view.property_id));
    try {
      const { items } = await (await loadApi()).recentViews.list({ limit: MOST });
      if (person === userId) show(items.map(({ home }) => home.id));
    } catch {
      // A home without its mark is still a home.
    }
  },
};
