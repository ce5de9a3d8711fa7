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
    return () => {
      const leaving = focused()?.closest('[role="dialog"], [role="menu"]');
      // A menu that is on its way out may have taken the focus late.
      const giveBack = () => {
        const at = focused();
        if (!at || leaving?.contains(at)) opener?.focus({ preventScroll: true });
      };
      giveBack();
      // React gives the focus back, at the end of this, to whatever had it before: to the dialog while it fades, or to the page.
      queueMicrotask(giveBack);
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
