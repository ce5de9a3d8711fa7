// Opens connections that notice when the server at their other end has vanished without a word.
import type { Socket } from 'node:net';
import pg from 'pg';
import { Client } from './client.ts';
import type { Clock } from './clock.ts';

/** For every connection: TCP asks after ten seconds whether anybody is there (unasked, Linux begins after two hours). */
export const steady = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 10_000,
} as const satisfies pg.ClientConfig;

/** For connections of a login of requests that wait or read for long, against the limits that its role has. */
export const unlimited = {
  options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
} as const satisfies pg.ClientConfig;

type Limits = Omit<pg.PoolConfig, 'query_timeout'> & {
  /** The client gives a connection up on which nothing was heard for so long while somebody used it. */
  silence: number;
  /** Silence may be work: before it gives up, the client asks the server by another connection. */
  asksFirst?: boolean;
  /** Connections live until it is moved: the database tells each what time it is when it is made. */
  clock: Clock;
};

/**
 * A pool whose connections do not wait for ever. It is silence that counts and not how long a query takes (`query_timeout`): an
 * answer that keeps coming, as of a COPY, may take its time, and the driver would put the stuck connection back into the pool.
 */
export function openPool(
  connectionString: string,
  { silence, asksFirst, clock, ...limits }: Limits,
): pg.Pool {
  const pool = new pg.Pool({
    ...steady,
    Client,
    // Somebody waits.
    connectionTimeoutMillis: 5_000,
    connectionString,
    application_name: 'kiraya',
    idleTimeoutMillis: 60_000,
    ...limits,
  });
  /** Connections that nobody uses, and since when. */
  const waiting = new Map<pg.PoolClient, number>();
  const offsets = new WeakMap<pg.Client, number>();
  pool.on('connect', (client) => {
    offsets.set(client, clock.keptMs);
    // A connection that breaks, in use, fails its own query; unheard, the event would end the process.
    client.on('error', () => undefined);
    const stream = streamOf(client);
    stream.on('timeout', async () => {
      const heard = stream.bytesRead;
      if (asksFirst && (await isAtWork(connectionString, client))) {
        if (!waiting.has(client)) stream.setTimeout(silence);
        return;
      }
      // It answered while the server was asked.
      if (stream.bytesRead !== heard) return;
      giveUp(client);
      // Those that answered last before it fell silent lead to the same server: nobody has to find that out on each.
      const silentSince = performance.now() - silence;
      for (const [other, since] of waiting) if (since <= silentSince) giveUp(other);
    });
  });
  pool.on('acquire', (client) => {
    waiting.delete(client);
    streamOf(client).setTimeout(silence);
  });
  pool.on('release', (error, client) => {
    streamOf(client).setTimeout(0);
    // The pool throws away what is ending.
    if (offsets.get(client) !== clock.keptMs) client.end();
    if (!error) waiting.set(client, performance.now());
  });
  pool.on('remove', (client) => waiting.delete(client));
  clock.onMove(() => {
    for (let idle = pool.idleCount; idle > 0; idle -= 1) pool.connect((_, client) => client?.release(true));
  });
  // One that breaks while it waits.
  pool.on('error', () => undefined);
  return pool;
}

/** The socket, or what encrypts it. */
const streamOf = (client: pg.Client): Socket => client.connection.stream as Socket;

/** A destroyed connection fails what was asked on it and is thrown away by its pool. */
function giveUp(client: pg.Client): void {
  const silent = Object.assign(new Error('The database has not answered for too long'), {
    code: 'ETIMEDOUT',
  });
  streamOf(client).destroy(silent);
}

/** Whether the server knows the connection as one in use. A server that cannot be asked has vanished, unless it refuses. */
async function isAtWork(connectionString: string, client: pg.PoolClient): Promise<boolean> {
  const asking = new Client({ ...steady, connectionString, ...ASKING });
  asking.on('error', () => undefined);
  try {
    await asking.connect();
    const { rowCount } = await asking.query(
      `select from pg_stat_activity where pid = $1 and usename = current_user and state <> 'idle'`,
      [(client as pg.PoolClient & { processID: number }).processID],
    );
    return rowCount === 1;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    await leave(asking);
  }
}

const ASKING = { application_name: 'kiraya asks', connectionTimeoutMillis: 5_000, query_timeout: 5_000 };

/**
 * Ends a connection of its own without waiting for the server to say goodbye, which one that has vanished never does.
 * For connections that ask nothing any more.
 */
export async function leave(client: pg.Client): Promise<void> {
  const ended = client.end();
  streamOf(client).destroySoon();
  await ended;
}
