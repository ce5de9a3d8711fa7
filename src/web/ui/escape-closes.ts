// Escape in a dialog that opens others: Mantine's dialogs all hear the key, and the one behind would go with the one in front.
import type { KeyboardEvent } from 'react';

const DIALOG = '[role="dialog"]';

/** For a `Modal`: only the key pressed in its own dialog closes it, and not one that closes a list of its fields. */
export const escapeCloses = (close: () => void) => ({
  closeOnEscape: false,
  onKeyDown: ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape' || !(target instanceof Element)) return;
    const isOwn = target.closest(DIALOG) === currentTarget.querySelector(DIALOG);
    if (isOwn && !target.matches('[data-mantine-stop-propagation="true"]')) close();
  },
});
