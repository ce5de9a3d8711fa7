// Where the button that opened a dialog goes with its row, the focus does not fall to the top of the page. Loaded when a dialog of a row closes.

const READ_AGAIN_MS = 10_000;

/** A row that stood beside the one that went has the focus; where none is left, the page's heading. */
export function stayNear(opener: Element | null, beside: readonly (Element | null)[]): void {
  const look = () => {
    if (opener?.isConnected) return;
    watch.disconnect();
    const now = document.activeElement;
    if (now && now !== document.body) return;
    const near = beside.find((row) => row?.isConnected);
    const place = near ?? document.querySelector('h1');
    if (!(place instanceof HTMLElement)) return;
    // Not its button: what is pressed twice by habit must not begin the next act.
    place.tabIndex = -1;
    place.focus({ preventScroll: !near });
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), READ_AGAIN_MS);
  look();
}
