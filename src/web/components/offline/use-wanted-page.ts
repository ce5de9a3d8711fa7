// A link that was pressed without a connection to a page whose script is not on the device: the router can only load the page that
// is open again. What was wanted is remembered until then and led to: the service worker says that it is not here, and opens it later.
import { useEffect, useState } from 'react';
import { useHref, useNavigation } from 'react-router';

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

/** Whether such a page is waited for now. */
export function useWantedPage(
  lead: (address: string) => void = (address) => window.location.replace(address),
): boolean {
  const [isMissing, setMissing] = useState(false);
  const { state, location } = useNavigation();
  const address = useHref(location ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins
  useEffect(() => {
    const wanted = taken();
    if (wanted && !navigator.onLine) lead(wanted);
  }, []);
  useEffect(() => {
    const isWaiting = state === 'loading' && !navigator.onLine;
    remember(isWaiting ? address : null);
    const timer = isWaiting ? setTimeout(() => setMissing(true), WAIT_MS) : undefined;
    return () => {
      clearTimeout(timer);
      setMissing(false);
    };
  }, [state, address]);
  return isMissing;
}
