/** The connection to OpenSearch. Loaded only where `SEARCH_URL` names one. */
import { Client, type ClientOptions } from '@opensearch-project/opensearch';

export interface SearchServers {
  /** Addresses of nodes, with user and password where they ask for them. */
  urls: readonly string[];
  /** The certificate of the authority that signed theirs, in PEM; `undefined`: one that every system trusts. */
  ca: string | undefined;
}

const WRITE_MS = 30_000;

/** For searches: another node is asked where one does not answer. */
export const createReader = (servers: SearchServers, patienceMs: number): Client =>
  connect(servers, { requestTimeout: patienceMs, maxRetries: Math.max(1, servers.urls.length - 1) });

/** For writing: whoever writes decides what is tried again. */
export const createWriter = (servers: SearchServers): Client =>
  connect(servers, { requestTimeout: WRITE_MS, maxRetries: 0 });

function connect({ urls, ca }: SearchServers, options: ClientOptions): Client {
  const [first = ''] = urls;
  const { username, password } = new URL(first);
  return new Client({
    ...options,
    nodes: urls.map((url) => new URL(url).origin),
    auth: username
      ? { username: decodeURIComponent(username), password: decodeURIComponent(password) }
      : undefined,
    ssl: ca === undefined ? undefined : { ca },
  });
}
