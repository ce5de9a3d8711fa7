// What was typed into a form stays in this tab until it is sent, so that a session that ends in the middle takes nothing.
import { useEffect, useRef, useState } from 'react';
import { useCurrentSession, useSessionStore } from '../../lib/session-context.ts';

/** Fields of the form of that name, each person's own. */
export function useFormDraft<Fields extends object>(name: string, blank: Fields) {
  const store = useSessionStore();
  const person = useCurrentSession()?.user.id;
  /** None before it is known who reads. */
  const keyNow = () => {
    const { status, current } = store.getState();
    return status === 'loading' ? undefined : `kiraya.form.${current?.user.id}.${name}`;
  };
  const shownOf = useRef(keyNow());
  const [fields, setFields] = useState(() => ({ ...blank, ...read(shownOf.current, blank) }));
  const early = useRef<Partial<Fields>>({});

  // A public page stands before it knows who reads it: what was typed meanwhile stays, what they left here comes to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is blank is asked for once for each person
  useEffect(() => {
    const showStored = () => {
      const key = keyNow();
      if (!key || shownOf.current === key) return;
      shownOf.current = key;
      const typed = { ...read(key, blank), ...early.current };
      setFields((now) => unlessSame(now, { ...blank, ...typed }));
      if (Object.keys(early.current).length > 0) write(key, typed);
      early.current = {};
    };
    showStored();
    // That it was nobody draws nothing anew, so it is heard here; somebody comes, and goes, with what is blank for them.
    return store.subscribe(() => {
      if (!shownOf.current && !store.getState().current) showStored();
    });
  }, [store, person, name]);

  const set = (own: Partial<Fields>) => {
    setFields((now) => ({ ...now, ...own }));
    const key = shownOf.current;
    // What has just been read here may not be drawn yet.
    if (key) write(key, { ...fields, ...read(key, blank), ...own });
    else early.current = { ...early.current, ...own };
  };
  const forget = () => {
    if (shownOf.current) write(shownOf.current, undefined);
    else early.current = {};
  };
  return { fields, set, forget };
}

/** Nothing is drawn anew for most: they come unknown and left nothing. */
const unlessSame = <Fields extends object>(now: Fields, next: Fields): Fields =>
  Object.entries(next).every(([name, value]) => now[name as keyof Fields] === value) ? now : next;

/** Storage may hold what another version wrote: unknown names are left there. */
function read<Fields extends object>(key: string | undefined, blank: Fields): Partial<Fields> {
  if (!key) return {};
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(([name]) => name in blank),
    ) as Partial<Fields>;
  } catch {
    return {};
  }
}

function write(key: string, fields: object | undefined): void {
  try {
    if (fields) sessionStorage.setItem(key, JSON.stringify(fields));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the form lasts as long as the page.
  }
}
