// A link that was pressed without a connection to a page whose script is not on the device: the router can only load the page that
// is open again. What was wanted is remembered until then: where the device kept it, it is led to; else the page that is open stays,
// says so, and leads there once the connection is back.
import { useEffect, useState } from 'react';
import { useHref, useLocation, useNavigation } from 'react-router';

const KEY = 'kiraya.wanted-offline';

const remember = (address: string | null) => {
  try {
    if (address === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, address);
  } catch {
    // Without storage the page that is open stays, with the word in its header.
  }
};

function taken(): string | null {
  try {
    const address = sessionStorage.getItem(KEY);
    remember(null);
    return address;
  } catch {
    return null;
  }
}

/** What is on the device is there sooner. */
const WAIT_MS = 300;

const isKept = async (address: string): Promise<boolean> =>
  (await globalThis.caches?.match(address, { ignoreVary: true }).catch(() => undefined)) !== undefined;

/** The router may load the page anew before anything here hears of it: the press itself is what counts. */
function rememberPressed({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (navigator.onLine || metaKey || ctrlKey || shiftKey || link?.origin !== window.location.origin) return;
  remember(link.pathname + link.search + link.hash);
}

/** Whether such a page is waited for now. */
export function useWantedPage(
  lead: (address: string) => void = (address) => window.location.replace(address),
): boolean {
  const [isSlow, setSlow] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const { state, location } = useNavigation();
  const { key } = useLocation();
  const address = useHref(location ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins
  useEffect(() => {
    const wanted = taken();
    if (!wanted || navigator.onLine) return;
    void isKept(wanted).then((kept) => (kept ? lead(wanted) : setMissing(wanted)));
  }, []);
  useEffect(() => {
    document.addEventListener('click', rememberPressed, true);
    return () => document.removeEventListener('click', rememberPressed, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wanted is forgotten once another page is open
  useEffect(() => {
    const isWaiting = state === 'loading' && !navigator.onLine;
    remember(isWaiting ? address : null);
    const timer = isWaiting ? setTimeout(() => setSlow(true), WAIT_MS) : undefined;
    return () => {
      clearTimeout(timer);
      setSlow(false);
      setMissing(null);
    };
  }, [state, address, key]);
  useEffect(() => {
    if (missing === null) return;
    const go = () => lead(missing);
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  }, [missing, lead]);
  return isSlow || missing !== null;
}
