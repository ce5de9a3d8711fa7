// Which homes one wants to see side by side: kept on the device, up to four, the same in every open tab.
export const COMPARE_KEY = 'kiraya.compare';
export const COMPARE_MAX = 4;

/** The part of localStorage that is used; absent in private modes that forbid it. */
type Area = Pick<Storage, 'getItem' | 'setItem'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const nothing: readonly string[] = [];

/** Those that are numbers of homes, each once, four at most. */
export const comparable = (ids: readonly unknown[]): string[] =>
  [...new Set(ids.filter((id): id is string => typeof id === 'string' && UUID.test(id)))].slice(
    0,
    COMPARE_MAX,
  );

export const comparePath = (ids: readonly string[]): string =>
  `/compare?${new URLSearchParams(ids.map((id) => ['home', id]))}`;

export function createCompareStore(area: () => Area = () => localStorage) {
  const listeners = new Set<() => void>();
  let kept: readonly string[] | undefined;

  const read = (): readonly string[] => {
    try {
      const found: unknown = JSON.parse(area().getItem(COMPARE_KEY) ?? '[]');
      return Array.isArray(found) ? comparable(found) : nothing;
    } catch {
      return nothing;
    }
  };
  const show = (ids: readonly string[]) => {
    kept = ids;
    for (const listener of listeners) listener();
  };
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key === COMPARE_KEY || key === null) show(read());
  };

  return {
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
      };
    },
    get(): readonly string[] {
      kept ??= read();
      return kept;
    },
    none: () => nothing,
    /** Puts the home beside the others or takes it away; a fifth is not taken, and `false` says so. */
    toggle(id: string): boolean {
      const before = read();
      const has = before.includes(id);
      if (!has && before.length >= COMPARE_MAX) return false;
      const ids = has ? before.filter((other) => other !== id) : comparable([...before, id]);
      try {
        area().setItem(COMPARE_KEY, JSON.stringify(ids));
      } catch {
        // Storage is full or forbidden: it lasts as long as this page.
      }
      show(ids);
      return true;
    },
  };
}

export const compareStore = createCompareStore();
