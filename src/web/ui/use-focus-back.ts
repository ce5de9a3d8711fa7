// A dialog gives the focus back to what opened it. Mantine does so for dialogs that were on the page before they opened,
// not for those that come and go with their being open, nor where a menu's item opened them and went with its menu.
import { useLayoutEffect, useMemo } from 'react';

export function useFocusBack(opened = true): void {
  // By the time the dialog is there it may have the focus itself, and a menu without motion is gone.
  const before = useMemo(() => (opened ? lasting(focused()) : null), [opened]);
  useLayoutEffect(() => {
    if (!opened) return;
    // A dialog whose place this one takes has given the focus back by now.
    const opener = before?.isConnected ? before : lasting(focused());
    const row = opener?.closest('tr, li, article');
    const beside = row && [row.nextElementSibling, row.previousElementSibling];
    return () => {
      const now = focused();
      // A menu that is on its way out may have taken the focus late.
      if (now && !now.closest('[role="dialog"], [role="menu"]')) return;
      opener?.focus({ preventScroll: true });
      // What was done may take the opener's row off the list, once the list is read again.
      if (beside) void import('./stay-near.ts').then((file) => file.stayNear(opener, beside)).catch(() => {});
    };
  }, [opened, before]);
}

/** Null also where nothing in particular has the focus, and on the server. */
function focused(): HTMLElement | null {
  const at = globalThis.document?.activeElement;
  return at instanceof HTMLElement && at !== document.body ? at : null;
}

/** The button of the menu for its item, which is not there any more once the dialog closes. */
function lasting(opener: HTMLElement | null): HTMLElement | null {
  const button = opener?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || opener;
}
