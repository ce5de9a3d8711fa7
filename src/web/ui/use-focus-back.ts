// A dialog gives the focus back to what opened it. Mantine does so for dialogs that were on the page before they opened,
// not for those that come and go with their being open, nor where a menu's item opened them and went with its menu.
import { useLayoutEffect, useMemo } from 'react';

/** What is done in a dialog may take the row of its opener off the list, once the list is read again. */
const ROW = 'tr, li, article';
const READ_AGAIN_MS = 10_000;

export function useFocusBack(opened = true): void {
  // By the time the dialog is there it may have the focus itself, and a menu without motion is gone.
  const before = useMemo(() => (opened ? lasting(focused()) : null), [opened]);
  useLayoutEffect(() => {
    if (!opened) return;
    // A dialog whose place this one takes has given the focus back by now.
    const opener = before?.isConnected ? before : lasting(focused());
    const row = opener?.closest(ROW);
    const list = row?.parentElement;
    const at = row && list ? [...list.children].indexOf(row) : -1;
    return () => {
      const now = focused();
      // A menu that is on its way out may have taken the focus late.
      if (now && !now.closest('[role="dialog"], [role="menu"]')) return;
      opener?.focus({ preventScroll: true });
      if (opener && list) stayNear(opener, list, at);
    };
  }, [opened, before]);
}

/** Where the opener goes with its row, the row in its place has the focus, or the last one; where the list goes too, the page's heading. */
function stayNear(opener: HTMLElement, list: Element, at: number): void {
  const look = () => {
    if (opener.isConnected) return;
    watch.disconnect();
    if (focused()) return;
    const near = list.isConnected ? (list.children[at] ?? list.lastElementChild) : null;
    const place = near ?? document.querySelector('h1');
    if (!(place instanceof HTMLElement)) return;
    // Not its button: what is pressed twice by habit must not begin the next act.
    place.tabIndex = -1;
    place.focus({ preventScroll: near === null });
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), READ_AGAIN_MS);
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
