// The only way to a connection: every query runs as a visitor, as a signed-in person or as a job, under row security.

import { availableParallelism } from 'node:os';
import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isUuid } from '../domain/uuids.ts';
import { Clock } from './clock.ts';
import { openPool } from './open-pool.ts';
import { PublicReads } from './public-reads.ts';
import { actingRoles, type DatabaseUrls, roleLimits, statementLimits } from './roles.ts';
import { type SpanOptions, span } from './spans.ts';

type NoSchema = Record<string, never>;
/** Drizzle inside the actor's transaction. `transaction()` on it makes a savepoint. */
export type Transaction = NodePgTransaction<NoSchema, NoSchema>;
/** Drizzle outside a transaction; only visitors read this way. */
export type VisitorDatabase = NodePgDatabase<NoSchema>;

export interface Actor {
  userId: string;
  requestId?: string;
  address?: string;
  /** Row policies know nothing of the person's staff roles. */
  withoutStaff?: boolean;
}

/** What a request without a person carries into the audit trail. */
export type Origin = Omit<Actor, 'userId'>;

export interface Database {
  /** One transaction as role `member`; row policies see the person. Commits when `work` resolves. */
  asActor<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * The same for what only reads: PostgreSQL refuses every write, and the answer does not wait for the transaction's end, since
   * nothing hangs on it. The audit trail cannot be written here, so nobody is told request and address.
   */
  asReadingActor<T>(
    actor: Pick<Actor, 'userId' | 'withoutStaff'>,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T>;
  /** Signed-out reads on the primary: published rows and card columns only, no transaction per request. */
  asVisitor<T>(work: (db: VisitorDatabase) => Promise<T>): Promise<T>;
  /** One transaction as role `worker`, for jobs and start-up; never for a request's own input. */
  asWorker<T>(work: (tx: Transaction) => Promise<T>, origin?: Origin): Promise<T>;
  /** One read-only transaction as role `worker` on one snapshot, by a bare connection: for what is read by COPY. */
  asReader<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** What everybody may see of the catalogue, read as a visitor on replicas where there are any: never what a person just wrote. */
  publicReads: PublicReads;
  /** Pools for what brings its own queries: the sign-in library, the job queue, hand-written hot reads. */
  pools: { app: pg.Pool; visitor: pg.Pool; auth: pg.Pool; jobs: pg.Pool };
  /** Business time, the same as that of `app.now()`. */
  clock: Clock;
  /** Where a visitor logs in, for whoever keeps a connection of their own to the primary. */
  visitorUrl: string;
  /** Called after each transaction of a person or a job that has written, and committed, in this process. */
  onCommit(hear: () => void): void;
  /** Called before the pools end. */
  onClose(end: () => Promise<void>): void;
  close(): Promise<void>;
}

export interface PoolSizes {
  app?: number;
  visitor?: number;
  auth?: number;
  jobs?: number;
}

/**
 * Milliseconds a statement may take, by pool: the server ends it. Where the server itself has vanished, the client gives the
 * connection up that much later (`beyond`). Jobs have statements too long for that, and requests read settings by the same
 * pool: there the client asks after a while.
 */
const usualDeadlines: Record<keyof typeof statementLimits | 'jobs' | 'beyond' | 'ask', number> = {
  ...statementLimits,
  jobs: 120_000,
  beyond: 5_000,
  ask: 10_000,
};

/**
 * Members write, and on the machine of a small installation the database has the same few cores: more transactions at once end no
 * sooner, and stand in front of everybody who searches.
 */
const memberConnections = Math.min(10, 2 * availableParallelism() + 1);

const dialect = new PgDialect();

/**
 * `readUrls` are replicas' URLs for the visitor's login, `pooled` those of a pooler of transactions: what requests ask goes through it.
 * Jobs do not, since their connections are asked for by the server's number of them.
 */
export function createDatabase(
  urls: DatabaseUrls & { pooled?: DatabaseUrls },
  sizes: PoolSizes = {},
  readUrls: readonly string[] = [],
  deadlines = usualDeadlines,
): Database {
  const clock = new Clock();
  const limits = (statement: number, isPooled = urls.pooled !== undefined) => ({
    clock,
    silence: statement + deadlines.beyond,
    // A pooler takes no such words of a connection: it has what the role has.
    ...(isPooled ? {} : { ...roleLimits, statement_timeout: statement }),
  });
  const { app, visitor, auth } = urls.pooled ?? urls;
  const pools = {
    // In a pipeline the opening statement and the first query travel together.
    app: openPool(app, {
      ...limits(deadlines.app),
      max: sizes.app ?? memberConnections,
      pipeline: true,
    }),
    visitor: openPool(visitor, { ...limits(deadlines.visitor), max: sizes.visitor ?? 10 }),
    auth: openPool(auth, { ...limits(deadlines.auth), max: sizes.auth ?? 5 }),
    jobs: openPool(urls.jobs, {
      ...limits(deadlines.jobs, false),
      max: sizes.jobs ?? 4,
      silence: deadlines.ask,
      asksFirst: true,
    }),
  };
  const visitorDatabase: VisitorDatabase = drizzle(pools.visitor);
  const publicReads = new PublicReads(pools.visitor, urls.visitor, readUrls, sizes.visitor ?? 10, clock);
  const heard: (() => void)[] = [];
  const ends: (() => Promise<void>)[] = [];
  const written = async <T>(pool: pg.Pool, opening: string, work: Work<T>): Promise<T> => {
    const result = await inTransaction(pool, opening, work);
    for (const hear of heard) hear();
    return result;
  };
  let closing: Promise<void> | undefined;
  return {
    pools,
    clock,
    publicReads,
    visitorUrl: urls.visitor,
    onCommit: (hear) => void heard.push(hear),
    onClose: (end) => void ends.push(end),
    asActor: async (actor, work) =>
      span('database', asked('app'), () =>
        written(pools.app, openingStatement(actingRoles.member, personOf(actor), clock), work),
      ),
    asReadingActor: async (actor, work) =>
      span('database', asked('app'), () =>
        inReadingTransaction(
          pools.app,
          openingStatement(actingRoles.member, personOf(actor), clock, 'read'),
          work,
        ),
      ),
    asVisitor: (work) => span('database', asked('visitor'), () => work(visitorDatabase)),
    asWorker: (work, origin) =>
      span('database', asked('jobs'), () =>
        written(pools.jobs, openingStatement(actingRoles.worker, { userId: '', ...origin }, clock), work),
      ),
    asReader: (work) => onSnapshot(pools.jobs, work),
    close: () => {
      closing ??= Promise.all(ends.map((end) => end()))
        .then(() => publicReads.close())
        .then(() => Promise.all(Object.values(pools).map((pool) => pool.end())))
        .then(() => {});
      return closing;
    },
  };
}

async function onSnapshot<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local role ${actingRoles.worker}`);
    return await work(client);
  } finally {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    client.release(broken);
  }
}

/** From asking for a connection to the end of the transaction. */
const asked = (pool: string): SpanOptions => ({
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'kiraya.pool': pool },
});

type Work<T> = (tx: Transaction) => Promise<T>;

async function inTransaction<T>(pool: pg.Pool, opening: string, work: Work<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    const result = await perform(client, opening, work);
    await commit(client);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The connection goes to the next person when PostgreSQL has ended the transaction; the answer leaves before that. */
async function inReadingTransaction<T>(pool: pg.Pool, opening: string, work: Work<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await perform(client, opening, work);
  } finally {
    client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

/** Opens the transaction and does the work in it; whoever calls ends it. */
async function perform<T>(client: pg.PoolClient, opening: string, work: Work<T>): Promise<T> {
  // Not awaited: the first query may follow at once. Were it to fail, the login role itself may do nothing.
  const opened = client.query(opening);
  opened.catch(() => {});
  let hasEnded = false;
  const lease = leaseOf(client, () => hasEnded);
  try {
    const result = await work(
      new NodePgTransaction(dialect, new NodePgSession(lease, dialect, undefined), undefined),
    );
    hasEnded = true;
    await opened;
    return result;
  } finally {
    hasEnded = true;
  }
}

/**
 * The connection as the work sees it. Work that threw may have left another branch running: what that one still asks
 * must not run on the connection after it has gone to the next person.
 */
function leaseOf(client: pg.PoolClient, hasEnded: () => boolean): pg.PoolClient {
  const query = (...request: Parameters<typeof client.query>) =>
    hasEnded() ? Promise.reject(new Error('The transaction has ended')) : client.query(...request);
  return Object.create(client, { query: { value: query } });
}

/** After a failed statement that `work` swallowed, PostgreSQL answers COMMIT with ROLLBACK: nothing was written. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed');
}

function personOf<Acting extends Pick<Actor, 'userId'>>(actor: Acting): Acting {
  if (!isUuid(actor.userId)) throw new Error('The actor has no valid user id');
  return actor;
}

/**
 * One message that begins the transaction and says who acts; every setting ends with the transaction. Plain commands, since
 * a `select set_config(…)` is planned each time and costs as much as reading the record that is asked for.
 */
function openingStatement(
  role: string,
  actor: Actor,
  { ownMs }: Clock,
  mode: 'read' | 'write' = 'write',
): string {
  const person = {
    'app.user_id': actor.userId,
    ...(actor.withoutStaff ? { 'app.without_staff': 'on' } : {}),
  };
  const origin = { 'app.request_id': actor.requestId ?? '', 'app.address': actor.address ?? '' };
  const commands = Object.entries(mode === 'read' ? person : { ...person, ...origin }).map(setLocal);
  if (ownMs !== null) commands.push(setLocal(['app.clock_offset', `${Math.round(ownMs)} ms`]));
  return `begin${mode === 'read' ? ' read only' : ''}; set local role ${role}; ${commands.join('; ')}`;
}

const setLocal = ([name, value]: [string, string]): string =>
  `set local ${name} = ${pg.escapeLiteral(value)}`;
