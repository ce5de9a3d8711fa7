// Gives the screens below it the procedures as queries; public pages load it only with the parts that need it.
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { createApi, createQueries, type Queries } from './api.ts';
import type { Api } from './api-context.ts';
import { credentialsOfWhoever } from './lazy-api.ts';
import { createQueryClient } from './resilience/query-client.ts';
import { useSessionStore } from './session-context.ts';
import { useSettings } from './use-settings.ts';

type Client = { api: Api; queries: Queries };
const ClientContext = createContext<Client | undefined>(undefined);

export function ApiProvider({ children }: { children: ReactNode }) {
  const store = useSessionStore();
  const { publicKey } = useSettings();
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(() => {
    const api = createApi(() => credentialsOfWhoever(store, publicKey));
    return { api, queries: createQueries(api) };
  });
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ClientContext>
  );
}

/** The procedures and their query options. */
export function useApi(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('useApi needs ApiProvider above it');
  return client;
}
