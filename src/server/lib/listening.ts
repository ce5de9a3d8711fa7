// Hears what PostgreSQL notifies of, over one connection of its own that comes back by itself.
import { setTimeout as pause } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import { Client } from '../../db/client.ts';
import { leave, steady } from '../../db/open-pool.ts';

/**
 * So often it asks whether the connection still carries anything, and so long it waits for the answer: a server that vanished, or
 * a network on the way that forgot the connection, closes nothing, and silence would look as if nothing changed.
 */
export type Heartbeat = { everyMs: number; answerMs: number };
const USUAL: Heartbeat = { everyMs: 10_000, answerMs: 5_000 };

export type Listening = {
  /** Any login of the database. */
  url: string;
  /** How the connection is called in `pg_stat_activity`. */
  name: string;
  channels: readonly string[];
  onHeard: (channel: string, payload: string) => void;
  /** It listens, now or again: what was said before this moment was not heard. */
  onListening: () => void;
  /** The server answers: whatever was said until now has been heard. */
  onAlive?: (() => void) | undefined;
  /** It was lost, or could not be made. */
  onLost?: () => void;
  onError: (error: unknown) => void;
  heartbeat?: Heartbeat | undefined;
};

const RETRY_MS = 1_000;

const heard = new Gauge({
  name: 'database_changes_heard',
  help: '1 while the connection that hears of changes answers',
  labelNames: ['connection'],
});

/** Listens until the function it answers is called. */
export function keepListening(listening: Listening): () => Promise<void> {
  const { url, name, onLost, onError, heartbeat = USUAL } = listening;
  const stopped = new AbortController();
  let client: Client | undefined;

  /** One connection after the other, never two: the next begins only when the last has ended. */
  const listen = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      client = new Client({
        ...steady,
        connectionString: url,
        application_name: name,
        connectionTimeoutMillis: heartbeat.answerMs,
        query_timeout: heartbeat.answerMs,
      });
      await untilLost(client, listening, heartbeat.everyMs).catch(onError);
      heard.set({ connection: name }, 0);
      await leave(client);
      onLost?.();
      await pause(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  };

  const running = listen();
  return async () => {
    stopped.abort();
    if (client) await leave(client);
    await running;
  };
}

/** Resolves or fails when the connection ends, however it does, or no longer answers. */
async function untilLost(client: Client, listening: Listening, everyMs: number): Promise<void> {
  const { channels, onHeard, onListening, onAlive } = listening;
  const lost = new AbortController();
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', (error) => lost.abort(error));
  client.on('notification', ({ channel, payload = '' }) => onHeard(channel, payload));
  const hear = async (): Promise<never> => {
    await client.connect();
    await client.query(channels.map((channel) => `listen ${client.escapeIdentifier(channel)}`).join('; '));
    onListening();
    heard.set({ connection: listening.name }, 1);
    for (;;) {
      onAlive?.();
      await pause(everyMs, undefined, { signal: lost.signal });
      await client.query('select 1');
    }
  };
  // One that is ended while it is being made never says how that went.
  await Promise.race([hear(), ended]).finally(() => lost.abort());
}
