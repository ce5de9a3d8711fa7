// A link that was pressed without a connection to a page whose script is not on the device: the router can only load the page that
// is open again. What was wanted is remembered until then and led to: the service worker says that it is not here, and opens it later.
import { useEffect } from 'react';
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

export function useWantedPage(
  lead: (address: string) => void = (address) => window.location.replace(address),
): void {
  const { state, location } = useNavigation();
  const address = useHref(location ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins
  useEffect(() => {
    const wanted = taken();
    if (wanted && !navigator.onLine) lead(wanted);
  }, []);
  useEffect(() => {
    remember(state === 'loading' && !navigator.onLine ? address : null);
  }, [state, address]);
}
