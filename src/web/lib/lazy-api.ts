// The procedures for public pages, fetched only when something needs them, so that pages are read before they arrive.
import { useCallback } from 'react';
import type { Api } from './api-context.ts';
import type { SessionStore } from './session.ts';
import { useSessionStore } from './session-context.ts';
import { useSettings } from './use-settings.ts';

const clients = new WeakMap<SessionStore, Promise<Api>>();

async function load(store: SessionStore, publicKey: string): Promise<Api> {
  const { createApi } = await import('./api.ts');
  return createApi(async () => ({ publicKey, accessToken: await store.accessToken() }));
}

/** One client for each page, as whoever is signed in at the time of a call. */
export function useLazyApi(): () => Promise<Api> {
  const store = useSessionStore();
  const { publicKey } = useSettings();
  return useCallback(() => {
    const client = clients.get(store) ?? load(store, publicKey);
    clients.set(store, client);
    // The connection may be back at the next try.
    client.catch(() => clients.delete(store));
    return client;
  }, [store, publicKey]);
}
