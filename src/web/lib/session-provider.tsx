// Makes the page's one session store and lets it follow the clock and the other tabs.
import { type ReactNode, useEffect, useState } from 'react';
import { ClientFailure } from './resilience/failure.ts';
import { dropView } from './resilience/view-as.ts';
import { createSessionStore } from './session.ts';
import { SessionContext } from './session-context.ts';
import { SignInFailure, signInCalls } from './sign-in-calls.ts';

export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() =>
    createSessionStore({ ...signInCalls, renew }, () => localStorage, sayStartFailed, forgetAll),
  );
  useEffect(() => store.start(), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** What the server says of the session is said as the specification words it (section 8). */
const renew = () =>
  signInCalls.renew().catch((error: unknown) => {
    if (!(error instanceof SignInFailure)) throw error;
    throw new ClientFailure('session-error', error.message, { cause: error });
  });

/** A page of the next person must not find what this one was answered, and the device tells nobody of them any more. */
async function forgetAll(): Promise<void> {
  dropView();
  const [{ forgetOthers }, { forgetPush }, { forgetDeviceHistory }] = await Promise.all([
    import('./person-caches.ts'),
    import('./push-subscription.ts'),
    import('./forget-device-history.ts'),
  ]);
  forgetDeviceHistory();
  await Promise.all([forgetOthers(undefined), forgetPush()]);
}

/** The words are loaded only when needed: public pages stay light. */
async function sayStartFailed(error: unknown): Promise<void> {
  const [{ connectionMessages, failureMessage }, { toast }] = await Promise.all([
    import('./messages.ts'),
    import('../ui/toast-store.ts'),
  ]);
  const { authenticationNotInitialised } = connectionMessages;
  const isOfSession = error instanceof ClientFailure && error.code === 'session-error';
  toast.destructive(
    isOfSession ? failureMessage(error, authenticationNotInitialised) : authenticationNotInitialised,
  );
}
