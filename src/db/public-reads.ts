/**
 * Where the public catalogue is read: on replicas that are proved fresh, on the primary whenever none is, and where the primary is away,
 * on a replica that cannot be proved fresh.
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import { Freshness } from './freshness.ts';
import { Lookout, Replica, type ReplicaStanding } from './replica.ts';

const LOOK_EVERY_MS = 100;
/** After a change the replicas are asked more often, for so long: they have it within milliseconds. */
const LOOK_SOON_MS = 10;
const HASTE_MS = 1_000;
const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`;

/** The input's fault or ours: the replica answered, and the primary would answer alike. */
const ANSWERED = /^(22|42)/;

export class PublicReads {
  /** Drizzle for single statements: each may go to another server, so it opens no transaction. */
  readonly db: NodePgDatabase<Record<string, never>>;
  readonly query: pg.Pool['query'];
  /** Statements answered by either, and by replicas that may lack something, while the primary is away; reading only. */
  readonly answered = { replica: 0, primary: 0, late: 0 };
  readonly #primary: pg.Pool;
  readonly #freshness = new Freshness();
  readonly #replicas: readonly Replica[];
  readonly #lookout: Lookout;
  readonly #watching: Promise<void>;
  #next = 0;
  #changedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  #wake = () => {};

  /** All URLs are the visitor's. Close it before `primary` ends. */
  constructor(
    primary: pg.Pool,
    primaryUrl: string,
    replicaUrls: readonly string[],
    connectionsEach: number,
    clock: Clock,
  ) {
    this.#primary = primary;
    this.#lookout = new Lookout(primaryUrl);
    this.#replicas = replicaUrls.map((url) => new Replica(url, this.#freshness, connectionsEach, clock));
    this.query = ((...request: Parameters<pg.Pool['query']>) => this.#ask(request)) as pg.Pool['query'];
    this.db = drizzle(this as unknown as pg.Pool);
    this.#watching = this.#replicas.length > 0 ? this.#watch() : Promise.resolve();
  }

  /** Something that is shown to everybody was changed: until a replica has it too, the primary answers. */
  changed(): void {
    this.#freshness.changed();
    this.#changedAt = performance.now();
    this.#wake();
  }

  standings(): ReplicaStanding[] {
    return this.#replicas.map((replica) => replica.standing());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake();
    await this.#watching;
    await this.#lookout.close();
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }

  async #ask(request: Parameters<pg.Pool['query']>): Promise<unknown> {
    const replica = this.#choose();
    if (replica) {
      try {
        const result = await replica.pool.query(...request);
        this.answered.replica += 1;
        return result;
      } catch (error) {
        if (!ANSWERED.test(codeOf(error))) replica.failed();
      }
    }
    this.answered.primary += 1;
    try {
      return await this.#primary.query(...request);
    } catch (error) {
      const late = isGone(error) && this.#replicas.find((one) => one.standing() === 'behind');
      if (!late) throw error;
      const result = await late.pool.query(...request);
      this.answered.late += 1;
      return result;
    }
  }

  /** One after the other of those that may answer. */
  #choose(): Replica | undefined {
    const now = performance.now();
    for (let tried = 0; tried < this.#replicas.length; tried += 1) {
      this.#next = (this.#next + 1) % this.#replicas.length;
      const replica = this.#replicas[this.#next];
      if (replica?.standing(now) === 'used') return replica;
    }
    return undefined;
  }

  /** Looks at all servers again and again, beside the queries and never within one. */
  async #watch(): Promise<void> {
    while (!this.#isClosed) {
      const written = this.#freshness.ask(performance.now());
      await this.#lookout.ask<{ position: number }>(WRITTEN).then(
        ({ position }) => written(position),
        // Then nothing is proved: the replicas are soon no longer fresh.
        () => undefined,
      );
      for (const replica of this.#replicas) void replica.look();
      await this.#pause();
    }
  }

  #pause(): Promise<void> {
    const isInHaste = performance.now() - this.#changedAt < HASTE_MS && this.standings().includes('behind');
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, isInHaste ? LOOK_SOON_MS : LOOK_EVERY_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.#isClosed) this.#wake();
    });
  }
}

/** The server or the way to it, not what was asked. */
const isGone = (error: unknown): boolean =>
  /^(08|57P|ECONN|EPIPE|ETIMEDOUT|ENOENT)/.test(codeOf(error)) ||
  (error instanceof Error &&
    /^(timeout exceeded when trying|Connection terminated|timeout expired)/.test(error.message));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
