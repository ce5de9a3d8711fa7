// What was typed into a form stays in this tab until it is sent, so that a session that ends in the middle takes nothing.
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../lib/session-context.ts';

/** Fields of the form of that name, each person's own. */
export function useKeptFields<Fields extends object>(name: string, blank: Fields) {
  const { current, status } = useSession();
  const key = `kiraya.form.${current?.user.id}.${name}`;
  const isKnown = status !== 'loading';
  const [fields, setFields] = useState(() => (isKnown ? { ...blank, ...read(key, blank) } : blank));
  const shownOf = useRef(isKnown ? key : undefined);
  const early = useRef<Partial<Fields>>({});

  // A public page stands before it knows who reads it: what was typed meanwhile stays, what he left here comes to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is blank is asked for once for each person
  useEffect(() => {
    if (!isKnown || shownOf.current === key) return;
    shownOf.current = key;
    const typed = { ...read(key, blank), ...early.current };
    setFields((now) => unlessSame(now, { ...blank, ...typed }));
    if (Object.keys(early.current).length > 0) write(key, typed);
    early.current = {};
  }, [isKnown, key]);

  const set = (own: Partial<Fields>) => {
    setFields((now) => ({ ...now, ...own }));
    if (isKnown) write(key, { ...fields, ...own });
    else early.current = { ...early.current, ...own };
  };
  return { fields, set, forget: () => write(key, undefined) };
}

/** Nothing is drawn anew for most: they come unknown and left nothing. */
const unlessSame = <Fields extends object>(now: Fields, next: Fields): Fields =>
  Object.entries(next).every(([name, value]) => now[name as keyof Fields] === value) ? now : next;

/** Storage may hold what another version wrote: unknown names are left there. */
function read<Fields extends object>(key: string, blank: Fields): Partial<Fields> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(([name]) => name in blank),
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
