// The fields of the filters are the browser's own; they follow the address where something else than a choice among them changed it.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `query` is what is asked, as the page understood it. */
export function useFollowAddress(form: RefObject<HTMLFormElement | null>, query: string): void {
  const shown = useRef(query);
  useLayoutEffect(() => {
    if (shown.current === query || !form.current) return;
    const before = new URLSearchParams(shown.current);
    shown.current = query;
    const asked = new URLSearchParams(query);
    for (const field of form.current.elements) {
      if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
      // React has put there what is asked; a place may be asked for by another of its names.
      if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
      // What is being typed meanwhile is not of the address yet.
      else if (field !== document.activeElement || asked.get(field.name) !== before.get(field.name))
        field.value = field.defaultValue;
      field.setCustomValidity('');
    }
  }, [form, query]);
}
