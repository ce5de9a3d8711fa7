// The field of a command palette: letters typed before it was there are its own, and Enter right after typing waits for what
// the server finds, which may be what is wanted.
import { type createSpotlight, useSpotlight } from '@mantine/spotlight';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { takeTypedAhead } from './typed-ahead.ts';

type Asked = {
  store: ReturnType<typeof createSpotlight>[0];
  query: string;
  setQuery: (query: string) => void;
  /** An answer to what was typed is still to come. */
  isPending: boolean;
  /** The last entry is there whatever is typed, and is taken only where nothing else is found. */
  hasFallback?: boolean;
};

/** Props of the search field: the first entry is chosen until one walks to another; Enter waits for the answer, and opens the first entry of the list once it is here. */
export function usePaletteField({ store, query, setQuery, isPending, hasFallback = false }: Asked) {
  const { listId } = useSpotlight(store);
  const waits = useRef(false);
  const walks = useRef(false);
  // The library chooses the first of what is here as one types, not of what comes later.
  useEffect(() => {
    if (walks.current || !query) return;
    const list = document.getElementById(listId);
    const first = list?.querySelector('[data-action]');
    if (!first || first.hasAttribute('data-selected')) return;
    list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
    first.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  });
  useEffect(() => {
    if (isPending || !waits.current) return;
    const first = document.getElementById(listId)?.querySelector<HTMLElement>('[data-action]') ?? null;
    waits.current = first === null;
    first?.click();
  }, [isPending, listId]);
  useEffect(() => () => void takeTypedAhead(), []);
  return {
    onFocus: () => {
      const ahead = takeTypedAhead();
      if (ahead) setQuery(ahead + query);
    },
    // Before the palette's own, which opens what is chosen at once.
    onKeyDownCapture: (event: KeyboardEvent) => {
      waits.current = false;
      if (event.key !== 'Enter') walks.current = /^Arrow(Up|Down)$/.test(event.key);
      if (event.key !== 'Enter' || !isPending || event.nativeEvent.isComposing) return;
      const entries = [...(document.getElementById(listId)?.querySelectorAll('[data-action]') ?? [])];
      const chosen = entries.findIndex((entry) => entry.hasAttribute('data-selected'));
      const isSure = chosen >= 0 && !(hasFallback && chosen === entries.length - 1);
      if (isSure) return;
      event.preventDefault();
      event.stopPropagation();
      waits.current = true;
    },
  };
}
