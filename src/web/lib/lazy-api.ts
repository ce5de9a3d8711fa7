// The procedures for public pages, fetched only when something needs them, so that pages are read before they arrive.
import { useCallback, useMemo } from 'react';
import type { Api } from './api-context.ts';
import type { Credentials } from './resilience/request-headers.ts';
import type { SessionStore } from './session.ts';
import { useSessionStore } from './session-context.ts';
import { useSettings } from './use-settings.ts';

type Loading = () => Promise<Api>;

/** As whoever is signed in at the time of a call, who stays the one it is tried again for. */
export async function credentialsOfWhoever(
  store: Pick<SessionStore, 'accessToken' | 'getState' | 'renewRefused'>,
  publicKey: string,
): Promise<Credentials> {
  const accessToken = await store.accessToken();
  const owner = store.getState().current?.user.id;
  const renewRefused = async (token: string) => {
    await store.renewRefused(token);
    const { current } = store.getState();
    return current?.user.id === owner && current?.accessToken !== token ? current?.accessToken : undefined;
  };
  return { publicKey, accessToken, renewRefused };
}

/** Fetched with the first call; the connection may be back at the next try. */
function lazily(credentials: () => Promise<Credentials>): Loading {
  let client: Promise<Api> | undefined;
  return () => {
    client ??= import('./api.ts').then(({ createApi }) => createApi(credentials));
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
}

const clients = new WeakMap<SessionStore, Loading>();

/** One client for each page, as whoever is signed in at the time of a call. */
export function useLazyApi(): Loading {
  const store = useSessionStore();
  const { publicKey } = useSettings();
  return useCallback(() => {
    const known = clients.get(store);
    const loading = known ?? lazily(() => credentialsOfWhoever(store, publicKey));
    clients.set(store, loading);
    return loading();
  }, [store, publicKey]);
}

/** Fails once somebody else is signed in, or nobody: before anything is sent. */
export const credentialsOf =
  (owner: string, store: Pick<SessionStore, 'accessToken' | 'getState'>, publicKey: string) =>
  async (): Promise<Credentials> => {
    const accessToken = await store.accessToken();
    if (store.getState().current?.user.id !== owner) throw new Error('Its person is no longer signed in');
    return { publicKey, accessToken };
  };

/** Calls that are this person's alone, however long they wait: on one device several may sign in after each other. */
export function useLazyApiOf(owner: string): Loading {
  const store = useSessionStore();
  const { publicKey } = useSettings();
  return useMemo(() => lazily(credentialsOf(owner, store, publicKey)), [owner, store, publicKey]);
}
