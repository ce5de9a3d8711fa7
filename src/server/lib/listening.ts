// Hears what PostgreSQL notifies of, over one connection of its own that comes back by itself.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export type Listening = {
  /** Any login of the database. */
  url: string;
  /** How the connection is called in `pg_stat_activity`. */
  name: string;
  channels: readonly string[];
  onHeard: (channel: string, payload: string) => void;
  /** It listens, now or again: what was said before this moment was not heard. */
  onListening: () => void;
  /** It was lost, or could not be made. */
  onLost?: () => void;
  onError: (error: unknown) => void;
};

const RETRY_MS = 1_000;

/** Listens until the function it answers is called. */
export function keepListening(listening: Listening): () => Promise<void> {
  const { url, name, onLost, onError } = listening;
  const stopped = new AbortController();
  let client: Client | undefined;

  /** One connection after the other, never two: the next begins only when the last has ended. */
  const listen = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      client = new Client({ connectionString: url, application_name: name, keepAlive: true });
      await untilLost(client, listening).catch(onError);
      await client.end().catch(() => {});
      onLost?.();
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
async function untilLost(client: Client, { channels, onHeard, onListening }: Listening): Promise<void> {
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve());
    client.on('error', () => resolve());
  });
  client.on('notification', ({ channel, payload = '' }) => onHeard(channel, payload));
  await client.connect();
  await client.query(channels.map((channel) => `listen ${client.escapeIdentifier(channel)}`).join('; '));
  onListening();
  await lost;
}
