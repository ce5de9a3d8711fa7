// A page that takes the place of another is said aloud and gets the focus at its heading, as a page loaded anew would.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** What is wholly loaded later than that has been looked for elsewhere by then. */
const WAIT = 15_000;
/** Long enough to be taken in; what was said does not stay to be read a second time. */
const SAID = 2_000;

export function PageChange() {
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams(search);
  // What else stands in the query narrows a page down and does not make it another.
  const page = [pathname, query.get('tab'), query.get('mode')].join(' ');
  const before = useRef(page);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const { title } = document;
    setSaid(title);
    const end = setTimeout(() => setSaid((now) => (now === title ? '' : now)), SAID);
    const stop = hash ? undefined : focusHeading();
    return () => {
      clearTimeout(end);
      stop?.();
    };
  }, [page, hash]);
  return (
    <div className="unseen" aria-live="polite" aria-atomic>
      {said}
    </div>
  );
}

/** A dialog gives the focus back by itself, a tab keeps it, and a field that a page begins at has it already. */
const KEEPS_FOCUS = '[role="dialog"], [role="tab"], main :is(input, select, textarea)';

/** Waits for the heading where the page still loads, unless the person goes on meanwhile. */
function focusHeading(): () => void {
  const left = document.activeElement;
  const look = () => {
    const now = document.activeElement;
    const hasGone = now !== left && now !== null && now !== document.body;
    if (hasGone || now?.closest(KEEPS_FOCUS)) return true;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    if (!heading.hasAttribute('tabindex')) {
      heading.tabIndex = -1;
      // A click on it later is no wish to be there.
      heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
    }
    // Where the page stands is said by whoever restores its place.
    heading.focus({ preventScroll: true });
    return true;
  };
  if (look()) return () => {};
  const watch = new MutationObserver(() => look() && stop());
  const end = setTimeout(() => stop(), WAIT);
  const stop = () => {
    watch.disconnect();
    clearTimeout(end);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  return stop;
}
