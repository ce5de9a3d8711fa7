// Makes a field of a page a combobox: opens its list, moves through it by arrows, takes what is marked by Enter, closes by Escape.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

type Combobox<Option> = {
  options: readonly Option[];
  choose: (option: Option) => void;
  /** What was typed is sent as it is. */
  sent: (text: string) => void;
  /** The list's id; an option's id is this with its place after it. */
  listId: string;
};

/** What stands in the field, as far as somebody has typed it: a text that came with the page asks for nothing. */
const typedIn = (field: HTMLInputElement): string | undefined =>
  field.value === field.defaultValue && field.value !== '' ? undefined : field.value;

const isThere = (field: HTMLInputElement): boolean => field === document.activeElement;

/** The text in the field while it has the focus, and whether the list is asked for. */
export function useTyped(field: HTMLInputElement) {
  const [typed, setTyped] = useState(() => typedIn(field) ?? '');
  const [isAsked, setAsked] = useState(() => isThere(field) && typedIn(field) !== undefined);
  return { typed, setTyped, isAsked, setAsked };
}

/** Which option is marked, by its place; -1 for none. The field itself keeps the focus all the while. */
export function useCombobox<Option extends { path: string }>(
  field: HTMLInputElement,
  { typed, setTyped, isAsked, setAsked }: ReturnType<typeof useTyped>,
  { options, choose, sent, listId }: Combobox<Option>,
) {
  // By its address and not its place, which other suggestions may take meanwhile.
  const [markedPath, setMarkedPath] = useState<string>();
  const marked = options.findIndex(({ path }) => path === markedPath);
  const isOpen = isAsked && options.length > 0;
  const close = () => {
    setAsked(false);
    setMarkedPath(undefined);
  };
  const take = (option: Option) => {
    close();
    choose(option);
  };

  const typing = useEffectEvent(() => {
    setTyped(field.value);
    setMarkedPath(undefined);
    setAsked(true);
  });
  const entering = useEffectEvent(() => {
    const typed = typedIn(field);
    setTyped(typed ?? '');
    setAsked(typed !== undefined);
  });
  // What was typed while the page woke up, before anybody listened, asks as if it were typed now.
  const woke = useEffectEvent(() => {
    if (isThere(field) && (typedIn(field) ?? '') !== typed) typing();
  });
  const leaving = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const list = document.getElementById(listId)?.parentElement;
    if (!(relatedTarget instanceof Node && list?.contains(relatedTarget))) close();
  });
  const sending = useEffectEvent(() => {
    close();
    sent(field.value.trim());
  });
  const pressing = useEffectEvent((event: KeyboardEvent) => {
    // Enter and the arrows belong to the keyboard while it composes a letter.
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setAsked(true);
      // Past either end nothing is marked, so that what was typed can be sent again.
      const next = isOpen ? ((marked + 1 + step + options.length + 1) % (options.length + 1)) - 1 : 0;
      setMarkedPath(options[next]?.path);
    } else if (event.key === 'Enter' && isOpen && options[marked]) {
      event.preventDefault();
      take(options[marked]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  });

  useEffect(() => {
    const { form } = field;
    const ended = new AbortController();
    const { signal } = ended;
    field.addEventListener('input', () => typing(), { signal });
    woke();
    field.addEventListener('focus', () => entering(), { signal });
    field.addEventListener('blur', (event) => leaving(event), { signal });
    field.addEventListener('keydown', (event) => pressing(event), { signal });
    form?.addEventListener('submit', () => sending(), { signal });
    return () => ended.abort();
  }, [field]);
  useFieldRole(field, listId, isOpen, marked);
  return { isOpen, marked, take, close };
}

/** The field says what it is and where in the list one is. */
function useFieldRole(field: HTMLInputElement, listId: string, isOpen: boolean, marked: number) {
  useEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-haspopup', 'listbox');
    field.autocomplete = 'off';
  }, [field]);
  // With the list and not after it: a screen reader never hears of a list that is not there.
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', `${isOpen}`);
    if (isOpen) field.setAttribute('aria-controls', listId);
    else field.removeAttribute('aria-controls');
    if (isOpen && marked >= 0) field.setAttribute('aria-activedescendant', `${listId}-${marked}`);
    else field.removeAttribute('aria-activedescendant');
    if (marked >= 0) document.getElementById(`${listId}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [field, listId, isOpen, marked]);
}
