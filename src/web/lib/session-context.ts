// Gives screens the session store of their page, so tests and the server can hand them another.
import { createContext, use, useSyncExternalStore } from 'react';
import type { Session } from '../../contract/session.ts';
import type { SessionState, SessionStore } from './session.ts';

export const SessionContext = createContext<SessionStore | undefined>(undefined);

const LOADING: SessionState = { status: 'loading', current: undefined };
const loading = () => LOADING;
const subscribeToNothing = () => () => {};

/** The session as the page knows it now; "loading" on the server and where no store is given. */
export function useSession(): SessionState {
  const store = use(SessionContext);
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, store?.getState ?? loading, loading);
}

const nobody = () => undefined;

/** Who is signed in, as far as the page knows now: nothing is drawn anew when it learns that nobody is. */
export function useCurrentSession(): Session | undefined {
  const store = use(SessionContext);
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store ? () => store.getState().current : nobody,
    nobody,
  );
}

/** The store itself, for signing in and out. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('useSessionStore needs SessionContext above it');
  return store;
}
