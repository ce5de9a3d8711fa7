// What is typed between the press that opens a palette and the focus of its field: the palette takes it over, nothing else gets it.
const PATIENCE_MS = 3000;

let typed = '';
let since = 0;

function collect(event: KeyboardEvent): void {
  const isLate = event.timeStamp - since > PATIENCE_MS;
  if (isLate || event.key === 'Escape' || event.key === 'Tab') {
    takeTypedAhead();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** From now on letters are kept for the palette, for three seconds at most: one that cannot be loaded must not swallow what follows. */
export function typeAhead(): void {
  typed = '';
  since = performance.now();
  window.addEventListener('keydown', collect, true);
  window.addEventListener('pointerdown', takeTypedAhead, true);
}

/** What was typed since, once; from now on letters go where the focus is. */
export function takeTypedAhead(): string {
  window.removeEventListener('keydown', collect, true);
  window.removeEventListener('pointerdown', takeTypedAhead, true);
  const taken = typed;
  typed = '';
  return taken;
}
