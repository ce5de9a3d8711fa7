// What was typed into a form stays in this tab until it is sent, so that a session that ends in the middle takes nothing.
import { useState } from 'react';
import { useSession } from '../../lib/session-context.ts';

/** Fields of the form of that name, each person's own. */
export function useKeptFields<Fields extends object>(name: string, blank: Fields) {
  const { current } = useSession();
  const key = `kiraya.form.${current?.user.id}.${name}`;
  const [fields, setFields] = useState(() => ({ ...blank, ...read(key, blank) }));
  const set = (own: Partial<Fields>) => {
    const next = { ...fields, ...own };
    setFields(next);
    write(key, next);
  };
  return { fields, set, forget: () => write(key, undefined) };
}

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
