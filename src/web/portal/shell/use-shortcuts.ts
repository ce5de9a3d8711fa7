// The work screens' shortcuts: Ctrl or Cmd and "/" goes to the search of the screen, with K it opens the command palette.
import { useHotkeys } from '@mantine/hooks';

/** A screen marks its own search with `type="search"`; without one, it opens the palette too. */
export function useShortcuts(openPalette: () => void): void {
  const focusSearch = () => {
    const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (!search) {
      openPalette();
      return;
    }
    search.focus();
    search.select();
  };
  // Never a letter alone: whoever speaks to a computer would press it by a word (WCAG 2.1.4).
  useHotkeys(
    [
      ['mod+/', focusSearch],
      ['mod+K', openPalette],
    ],
    [],
  );
}
