// Whether the address names a part of the page by its id, which is then brought into view, and the focus to its heading: the part comes
// after the page, when the browser no longer looks for it.
import { useCallback } from 'react';
import { useLocation } from 'react-router';

/** `place` is the `ref` of the element with this id. */
export function useLinked(id: string | undefined) {
  const { hash } = useLocation();
  const isLinked = id !== undefined && hash === `#${id}`;
  const place = useCallback(
    (part: HTMLElement | null): void => {
      if (!part || !isLinked) return;
      part.scrollIntoView({ block: 'start' });
      // Whoever works by keys goes on from there, and a screen reader says where one is.
      const heading = part.querySelector<HTMLElement>('h2');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    },
    [isLinked],
  );
  return { isLinked, place };
}
