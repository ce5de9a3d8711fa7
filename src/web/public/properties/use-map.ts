// Whether the map is open: at once beside the list on a wide screen, after the list has come, and else when somebody opens it.
import { useCallback, useEffect, useState } from 'react';

/** Wide enough for list and map beside each other; properties.module.css has the same width. */
const WIDE = '(min-width: 1200px)';
const CLOSED = 'kiraya.map-closed';

/** `soon`: a wide page keeps room for it, so that nothing moves when it comes; a narrow one shows none. */
export type MapState = 'soon' | 'open' | 'closed';

/** An address with a part of the map in it shows the map at once. */
export function useMap(query: string): [state: MapState, toggle: () => void] {
  const [state, setState] = useState<MapState>('soon');
  const hasBox = new URLSearchParams(query).has('box');
  useEffect(() => {
    if (hasBox) setState('open');
  }, [hasBox]);
  useEffect(() => {
    const comesBySelf = window.matchMedia(WIDE).matches && !savesData() && !wasClosed();
    if (!comesBySelf) return setState((before) => (before === 'soon' ? 'closed' : before));
    return afterAll(() => setState('open'));
  }, []);
  const toggle = useCallback(() => {
    rememberClosed(state === 'open');
    setState(state === 'open' ? 'closed' : 'open');
  }, [state]);
  return [state, toggle];
}

/** When the page with its pictures has come and the browser has nothing else to do. */
function afterAll(then: () => void): () => void {
  let idle: number | undefined;
  const wait = () => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(then, { timeout: 3000 });
    else then();
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}

const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

function wasClosed(): boolean {
  try {
    return localStorage.getItem(CLOSED) !== null;
  } catch {
    return false;
  }
}

function rememberClosed(isClosed: boolean): void {
  try {
    if (isClosed) localStorage.setItem(CLOSED, '1');
    else localStorage.removeItem(CLOSED);
  } catch {
    // Where nothing may be kept, the map opens again on the next page.
  }
}
