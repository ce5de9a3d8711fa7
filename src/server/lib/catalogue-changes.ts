// Hears which homes changed, in this process or another, over one listening connection that comes back by itself.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';

type Listener = {
  /** A home was published, changed or withdrawn. */
  onChange: (propertyId: string) => void;
  /** The connection was away: anything may have changed. */
  onGap: () => void;
};

const RETRY_MS = 1_000;

/** Listens until stopped. `url` may be any login of the database. */
export function listenToCatalogue(
  url: string,
  log: Logger,
  { onChange, onGap }: Listener,
): () => Promise<void> {
  const stopped = new AbortController();
  let client: Client | undefined;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, application_name: 'kiraya listen', keepAlive: true });
    next.on('notification', ({ payload }) => onChange(payload ?? ''));
    next.on('error', (error) => log.warn({ err: error }, 'lost the connection that hears of changes'));
    next.once('end', () => void reconnect());
    client = next;
    await next.connect();
    await next.query('listen catalogue');
    onGap();
  };

  const reconnect = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await pause(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      onGap();
      try {
        return await connect();
      } catch (error) {
        log.warn({ err: error }, 'cannot listen to changes yet');
      }
    }
  };

  connect().catch(() => reconnect());
  return async () => {
    stopped.abort();
    client?.removeAllListeners('end');
    await client?.end().catch(() => {});
  };
}
