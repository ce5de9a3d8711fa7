// Remembers in this tab that the PIN was entered in this session, so that a reload shows the work at once; the server decides.
const KEY = 'kiraya.admin-pin';

/** Storage may be forbidden: then every reload waits for the server's word. */
function tryStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

export const markPin = (sessionId: string) => tryStorage((storage) => storage.setItem(KEY, sessionId));
export const isPinMarked = (sessionId: string) => tryStorage((storage) => storage.getItem(KEY)) === sessionId;
export const dropPinMark = () => tryStorage((storage) => storage.removeItem(KEY));
