// Hears which homes and settings changed, in this process or another, over one listening connection that comes back by itself.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';

export type Listener = {
  /** A home was published, changed or withdrawn. */
  onChange: (propertyId: string) => void;
  /** An administrator changed the settings. */
  onSettings: () => void;
  /** Something happened that a webhook is to be told of. */
  onWebhooks: () => void;
  /** The connection was away, or what all homes are compared with is new: anything may have changed. */
  onGap: () => void;
};

/** Said in place of a home's id. */
const EVERY_HOME = '*';
const RETRY_MS = 1_000;

/** Listens until stopped. `url` may be any login of the database. */
export function listenToChanges(url: string, log: Logger, listener: Listener): () => Promise<void> {
  const stopped = new AbortController();
  let client: Client | undefined;

  /** One connection after the other, never two: the next begins only when the last has ended. */
  const listen = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      client = new Client({ connectionString: url, application_name: 'kiraya listen', keepAlive: true });
      await untilLost(client, listener).catch((error) => log.warn({ err: error }, 'cannot hear of changes'));
      await client.end().catch(() => {});
      listener.onGap();
      await pause(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  };

  const running = listen();
  return async () => {
    stopped.abort();
    await client?.end().catch(() => {});
    await running;
  };
}

/** Resolves when the connection ends, however it does. */
async function untilLost(
  client: Client,
  { onChange, onSettings, onWebhooks, onGap }: Listener,
): Promise<void> {
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
    client.on('error', () => resolve());
  });
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === 'settings') onSettings();
    else if (channel === 'webhooks') onWebhooks();
    else if (payload === EVERY_HOME) onGap();
    else onChange(payload);
  });
  await client.connect();
  await client.query('listen catalogue; listen settings; listen webhooks');
  // What changed before this moment was not heard.
  onGap();
  await lost;
}
