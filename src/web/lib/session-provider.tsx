// Makes the page's one session store and lets it follow the clock and the other tabs.
import { type ReactNode, useEffect, useState } from 'react';
import { createSessionStore } from './session.ts';
import { SessionContext } from './session-context.ts';
import { signInCalls } from './sign-in-calls.ts';

export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createSessionStore(signInCalls));
  useEffect(() => store.start(), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}
