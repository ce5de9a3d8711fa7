// What somebody did before the page was awake is done again once it is; the other half stands in start-later.js.
import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type EarlyTouch = {
  /** What each field held at last; of a box or a choice, whether it was set. */
  typed: Map<Field, string | boolean>;
  pressed?: HTMLElement;
  chosen?: HTMLFormElement;
  isOver: boolean;
};

export function useEarlyTouch(): void {
  useEffect(() => {
    const { earlyTouch } = window as { earlyTouch?: EarlyTouch };
    if (!earlyTouch || earlyTouch.isOver) return;
    earlyTouch.isOver = true;
    void doAgain(earlyTouch);
  }, []);
}

async function doAgain({ typed, pressed, chosen }: EarlyTouch): Promise<void> {
  for (const [field, value] of typed) {
    // Forms that apply at once are read from the page when they are sent.
    if (field.form?.hasAttribute('data-applies-at-once')) continue;
    if (typeof value === 'string') typeAgain(field, value);
    else if (field instanceof HTMLInputElement) chooseAgain(field, value);
    // React takes in each change before the next.
    await Promise.resolve();
  }
  pressed?.click();
  chosen?.requestSubmit();
}

/** React hears of a value that differs from the one it knows, and what stood there when it woke it took as known. */
function typeAgain(field: Field, value: string): void {
  const setUnheard = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  setUnheard?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function chooseAgain(field: HTMLInputElement, isSet: boolean): void {
  field.checked = !isSet;
  field.click();
}
