// What somebody presses may go by it, as a filter that is no longer asked for does: the focus then stays near instead of falling to the page's top.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The answer to be put on what is pressed or changed, with what shall have the focus where that is gone. */
export function useFocusNearby(within: RefObject<HTMLElement | null>) {
  const left = useRef<{ at: Element; near: (around: HTMLElement | null) => HTMLElement | null | undefined }>(
    undefined,
  );
  // After every drawing: what goes does so when its answer has come.
  useLayoutEffect(() => {
    if (!left.current || left.current.at.isConnected) return;
    const { near } = left.current;
    left.current = undefined;
    const now = document.activeElement;
    if (now === null || now === document.body) near(within.current)?.focus();
  });
  return (at: Element, near: (around: HTMLElement | null) => HTMLElement | null | undefined) => {
    left.current = { at, near };
  };
}
