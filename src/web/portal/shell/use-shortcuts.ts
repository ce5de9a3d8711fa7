// The work screens' shortcuts: "/" goes to the search of the screen, Ctrl or Cmd and K opens the command palette.
import { useHotkeys } from '@mantine/hooks';

/** A screen marks its own search with `type="search"`; without one, "/" opens the palette too. */
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
  // In fields "/" is a letter, so it works outside of them; Ctrl+K works everywhere.
  useHotkeys([['/', focusSearch]]);
  useHotkeys([['mod+K', openPalette]], []);
}
