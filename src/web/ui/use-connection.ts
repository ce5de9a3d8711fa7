// Whether the device is online, and whether that has just changed.
import { useEffect, useState } from 'react';

/** The "back online" badge hides after this long (specification, section 9). */
export const BACK_ONLINE_MS = 3_000;

export type Connection = 'unchanged' | 'offline' | 'back-online';

/** As it was at the start, or offline, until the first change, and "unchanged" 3 seconds after coming back. */
export function useConnection(start: Connection = 'unchanged'): Connection {
  const [connection, setConnection] = useState<Connection>(start);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOffline = () => {
      clearTimeout(timer);
      setConnection('offline');
    };
    const comeBack = () => {
      setConnection('back-online');
      timer = setTimeout(() => setConnection('unchanged'), BACK_ONLINE_MS);
    };
    // A page that opens without a line, or takes the place of another, never hears of the change.
    if (!navigator.onLine) goOffline();
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', comeBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', comeBack);
    };
  }, []);

  return connection;
}
