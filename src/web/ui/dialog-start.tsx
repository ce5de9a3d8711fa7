// Where a dialog begins: at its first field, else at its title, which says what it is about; not at "Close".
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A choice that opens a list is left shut: what it covers is not read yet. */
const FIELD =
  ':is(input:not([type="hidden"], [type="file"], [readonly], [aria-haspopup]), textarea, select):not(:disabled)';

/** Stands in the body of a Mantine dialog, which gives the focus to whatever carries `data-autofocus`. */
export function DialogStart() {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    if (!dialog || dialog.querySelector('[data-autofocus]')) return;
    const title = dialog.querySelector<HTMLElement>('h2');
    if (title) title.tabIndex = -1;
    const first = dialog.querySelector(FIELD);
    // A calendar would open over what is not read yet.
    const start = first && !first.matches('[data-dates-input]') ? first : title;
    start?.setAttribute('data-autofocus', 'true');
  }, []);
  useReadByField(place);
  return <span ref={place} hidden />;
}

/**
 * Mantine describes a dialog by all that is in it, which a screen reader then reads out before the first field: right for a question,
 * not for a form. It does so once its body is there, thus the second look.
 */
function useReadByField(place: RefObject<HTMLElement | null>): void {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  useLayoutEffect(() => {
    if (!isThere) return;
    const dialog = place.current?.closest('[role="dialog"]');
    if (dialog?.querySelector(FIELD)) dialog.removeAttribute('aria-describedby');
  }, [isThere, place]);
}
