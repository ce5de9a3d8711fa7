// Makes the page's one session store and lets it follow the clock and the other tabs.
import { type ReactNode, useEffect, useState } from 'react';
import { createSessionStore } from './session.ts';
import { SessionContext } from './session-context.ts';
import { signInCalls } from './sign-in-calls.ts';

export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() =>
    createSessionStore(signInCalls, () => localStorage, sayStartFailed, forgetAll),
  );
  useEffect(() => store.start(), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** A page of the next person must not find what this one was answered, and the device tells nobody of him any more. */
async function forgetAll(): Promise<void> {
  const [{ forgetOthers }, { forgetPush }] = await Promise.all([
    import('./offline/person-caches.ts'),
    import('./offline/push-subscription.ts'),
  ]);
  await Promise.all([forgetOthers(undefined), forgetPush()]);
}

/** The words are loaded only when needed: public pages stay light. */
async function sayStartFailed(): Promise<void> {
  const [{ connectionMessages }, { toast }] = await Promise.all([
    import('./messages.ts'),
    import('../ui/toast-store.ts'),
  ]);
  toast.destructive(connectionMessages.authenticationNotInitialised);
}
