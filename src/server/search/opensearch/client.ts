/** The connection to OpenSearch. Loaded only where `SEARCH_URL` names one. */
import { Client, type ClientOptions } from '@opensearch-project/opensearch';
import { traceHeaders } from '../../../db/spans.ts';
import type { SearchConfig } from '../../lib/config.ts';

export interface SearchServers {
  /** Addresses of nodes, with user and password where they ask for them. */
  urls: readonly string[];
  /** The certificate of the authority that signed theirs, in PEM; `undefined`: one that every system trusts. */
  ca: string | undefined;
  /** Signs each request, where no password is known. */
  signer?: Pick<ClientOptions, 'Connection' | 'Transport'> | undefined;
}

const WRITE_MS = 30_000;

/** For searches: another node is asked where one does not answer. */
export const createReader = (servers: SearchServers, patienceMs: number): Client =>
  connect(servers, { requestTimeout: patienceMs, maxRetries: Math.max(1, servers.urls.length - 1) });

/** For writing: whoever writes decides what is tried again. */
export const createWriter = (servers: SearchServers): Client =>
  connect(servers, { requestTimeout: WRITE_MS, maxRetries: 0 });

function connect({ urls, ca, signer }: SearchServers, options: ClientOptions): Client {
  const [first = ''] = urls;
  const { username, password } = new URL(first);
  const client = new Client({
    ...options,
    ...signer,
    nodes: urls.map((url) => new URL(url).origin),
    auth: username
      ? { username: decodeURIComponent(username), password: decodeURIComponent(password) }
      : undefined,
    ssl: ca === undefined ? undefined : { ca },
  });
  // Said before a request is sent, while its headers can still be added to.
  client.on('request', (_, { meta }) => {
    const { headers } = meta.request.params as unknown as { headers: Record<string, string> };
    Object.assign(headers, traceHeaders());
  });
  return client;
}

/** The servers for reading and for writing. */
export async function serversOf(
  config: SearchConfig,
): Promise<{ readers: SearchServers; writers: SearchServers }> {
  const { urls, writeUrls, ca, awsRegion } = config;
  const signer = awsRegion === undefined ? undefined : await signerFor(awsRegion);
  return { readers: { urls, ca, signer }, writers: { urls: writeUrls, ca, signer } };
}

/** By Amazon's signature version 4 for its service in that region, with the credentials that the machine has for all of Amazon's programs. */
async function signerFor(region: string): Promise<SearchServers['signer']> {
  const { AwsSigv4Signer } = await import('@opensearch-project/opensearch/aws-v3');
  return AwsSigv4Signer({ region, service: 'es' });
}
