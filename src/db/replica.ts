/** One streaming replica: its connections, and what is known of how far it has come. */
import type pg from 'pg';
import { Client } from './client.ts';
import type { Clock } from './clock.ts';
import type { Freshness, Mark } from './freshness.ts';
import { leave, openPool, steady } from './open-pool.ts';
import { StartupError } from './startup-error.ts';

/** How a replica stands: only one that is used answers anybody. */
export type ReplicaStanding = 'used' | 'behind' | 'away' | 'not a standby';

const LOOK_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 500;
/** Somebody waits, and the primary would answer. */
const QUERY_TIMEOUT_MS = 2_500;

/** Asks one statement after the other on a connection of its own, which comes back by itself. */
export class Lookout {
  readonly #url: string;
  #client: pg.Client | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async ask<Row extends object>(text: string): Promise<Row> {
    const client = this.#client ?? (await this.#connect());
    try {
      const { rows } = await client.query<Row>(text);
      return rows[0] as Row;
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new Client({
      ...steady,
      connectionString: this.#url,
      application_name: 'kiraya replication',
      connectionTimeoutMillis: LOOK_TIMEOUT_MS,
      query_timeout: LOOK_TIMEOUT_MS,
    });
    client.on('error', () => void this.close());
    this.#client = client;
    await client.connect().catch(async (error) => {
      await this.close();
      throw error;
    });
    return client;
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    if (client) await leave(client);
  }
}

type Replayed = { isStandby: boolean; position: number };
const REPLAYED = `select pg_is_in_recovery() as "isStandby",
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as position`;

export class Replica {
  readonly pool: pg.Pool;
  readonly #freshness: Freshness;
  readonly #lookout: Lookout;
  #reached: Mark | undefined;
  #standing: Exclude<ReplicaStanding, 'used' | 'behind'> | 'there' = 'away';
  #isLooking = false;

  constructor(url: string, freshness: Freshness, max: number, clock: Clock) {
    this.#freshness = freshness;
    this.#lookout = new Lookout(url);
    this.pool = openPool(url, {
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: QUERY_TIMEOUT_MS,
      silence: QUERY_TIMEOUT_MS,
      clock,
    });
  }

  /** Finds out how far it has come; one look at a time, since one that hangs must not pile up. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const { isStandby, position } = await this.#lookout.ask<Replayed>(REPLAYED);
      this.#standing = isStandby ? 'there' : 'not a standby';
      this.#reached = this.#freshness.reached(position);
    } catch {
      this.#standing = 'away';
    } finally {
      this.#isLooking = false;
    }
  }

  /** It failed somebody: it is used again when the next look finds it well. */
  failed(): void {
    this.#standing = 'away';
  }

  standing(now = performance.now()): ReplicaStanding {
    if (this.#standing !== 'there') return this.#standing;
    return this.#freshness.isFresh(this.#reached, now) ? 'used' : 'behind';
  }

  async close(): Promise<void> {
    await this.#lookout.close();
    await this.pool.end();
  }
}

/** How many bytes of the primary's log that replica has not replayed yet. Fails with StartupError when it follows another server. */
export async function standsBehind(primaryUrl: string, replicaUrl: string) {
  const [primary, replica] = [new Lookout(primaryUrl), new Lookout(replicaUrl)];
  try {
    const written = await primary.ask<{ system: string; position: number; commit: string }>(
      `select system_identifier::text as system, current_setting('synchronous_commit') as commit,
         pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position from pg_control_system()`,
    );
    const { system } = await replica.ask<{ system: string }>(
      'select system_identifier::text as system from pg_control_system()',
    );
    if (system !== written.system) throw new StartupError('it is a copy of another server');
    const { isStandby, position } = await replica.ask<Replayed>(REPLAYED);
    if (!isStandby) throw new StartupError('it is no standby: it was promoted, or never followed');
    return { bytes: Math.max(0, written.position - position), isConfirmed: written.commit !== 'off' };
  } finally {
    await primary.close();
    await replica.close();
  }
}
