// A form is not sent while one of its fields holds what cannot be taken: the field gets the focus and says why.
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** `around` is the field or what stands around it; `say` shows what is wrong. */
export function useHeldForm(around: RefObject<HTMLElement | null>, isHeld: boolean, say: () => void): void {
  const hold = useEffectEvent((event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    say();
    fieldIn(around.current)?.focus();
  });
  useEffect(() => {
    const form = fieldIn(around.current)?.form;
    if (!isHeld || !form) return;
    const onSubmit = (event: Event) => hold(event);
    // Before the screen's own handler, which then does not run.
    form.addEventListener('submit', onSubmit, true);
    return () => form.removeEventListener('submit', onSubmit, true);
  }, [around, isHeld]);
}

const fieldIn = (around: HTMLElement | null) =>
  around instanceof HTMLInputElement ? around : around?.querySelector('input');
