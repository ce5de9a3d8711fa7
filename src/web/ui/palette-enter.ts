// Enter in a command palette, right after typing: what the server finds is still to come, and may be what is wanted.
import { type createSpotlight, useSpotlight } from '@mantine/spotlight';
import { type KeyboardEvent, useEffect, useRef } from 'react';

type Asked = {
  store: ReturnType<typeof createSpotlight>[0];
  /** An answer to what was typed is still to come. */
  isPending: boolean;
  /** The last entry is there whatever is typed, and is taken only where nothing else is found. */
  hasFallback?: boolean;
};

/** Props of the search field: Enter waits for the answer, and opens the first entry of the list once it is here. */
export function usePaletteEnter({ store, isPending, hasFallback = false }: Asked) {
  const { listId } = useSpotlight(store);
  const waits = useRef(false);
  useEffect(() => {
    if (isPending || !waits.current) return;
    const first = document.getElementById(listId)?.querySelector<HTMLElement>('[data-action]') ?? null;
    waits.current = first === null;
    first?.click();
  }, [isPending, listId]);
  return {
    // Before the palette's own, which opens what is chosen at once.
    onKeyDownCapture: (event: KeyboardEvent) => {
      waits.current = false;
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
