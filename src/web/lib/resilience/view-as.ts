// The view as somebody else that this tab is in: every call of the tab carries it, other tabs know nothing of it.

const KEY = 'kiraya.view';

function tryStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

export const viewOfTab = (): string | null => tryStorage((storage) => storage.getItem(KEY)) ?? null;
/** False where the tab cannot keep it: then nothing may be read as if it did. */
export const keepView = (id: string): boolean =>
  tryStorage((storage) => storage.setItem(KEY, id)) === undefined && viewOfTab() === id;
export const dropView = (): void => tryStorage((storage) => storage.removeItem(KEY));

const FROM = 'kiraya.view.from';

/** Where the view began, an address of the office, for the way back. */
export const keepViewStart = (path: string): void => tryStorage((storage) => storage.setItem(FROM, path));
export const viewStart = (): string => {
  const path = tryStorage((storage) => storage.getItem(FROM)) ?? '';
  return /^\/admin(\?|$)/.test(path) ? path : '/admin';
};

/** Whole pages are loaded, so that nothing read as one person is shown as the other. */
export const openAs = (path: string): void => window.location.assign(path);
