/** The job queue: work that must not run inside a request is stored in the request's own transaction and done later. */
import { type SQL, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { type Db, type Job, type JobResult, PgBoss, type QueueOptions } from 'pg-boss';
import { Histogram } from 'prom-client';
import type { z } from 'zod';
import { span, traceHeaders } from '../../db/spans.ts';
import { prepareQueues, prepareSchedules } from './job-queues.ts';
import { keepListening } from './listening.ts';

/** Whoever stores a job says so on this channel, with its name: the worker begins at once. */
const CHANNEL = 'jobs';
/** So often it looks by itself, for what waits for its next try and for what it did not hear of. */
const POLL_SECONDS = 2;
/** Work that comes by the clock is in no hurry. */
const SCHEDULED_POLL_SECONDS = 20;
const STOP_TIMEOUT_MS = 20_000;

const runs = new Histogram({
  name: 'job_run_seconds',
  help: 'How long jobs of a kind worked in this process, and how they ended',
  labelNames: ['kind', 'outcome'],
  buckets: [0.05, 0.5, 5, 60],
});

/** One kind of job: what it is called and what it carries. Whoever enqueues needs no more. */
export type JobKind<Data extends object> = {
  name: string;
  data: z.ZodType<Data>;
  queue?: QueueOptions;
  /** Comes by the clock and is asked for by people too, who wait for it. */
  isAskedFor?: boolean;
  /** So many of them a process does side by side, where they mostly wait for others; otherwise one after the other. */
  atOnce?: number;
};

/** Does the work of a kind. It may be called again for the same data, so it must bear repetition. */
export type JobHandler = {
  name: string;
  queue: QueueOptions | undefined;
  isAskedFor: boolean;
  atOnce: number;
  /** Cron expression in Asia/Kolkata for work that comes by itself, with empty data. */
  schedule: string | undefined;
  handle: (raw: unknown, jobs: Jobs) => Promise<void>;
};

export function handles<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data, jobs: Jobs) => Promise<void>,
  schedule?: string,
): JobHandler {
  return {
    name: kind.name,
    queue: kind.queue,
    isAskedFor: kind.isAskedFor ?? false,
    atOnce: kind.atOnce ?? 1,
    schedule,
    handle: async (raw, jobs) => run(kind.data.parse(raw), jobs),
  };
}

/** Anything that runs a statement inside the caller's transaction. */
export type JoinableTransaction = { execute(query: SQL): PromiseLike<{ rows: unknown[] }> };

export type Jobs = {
  /** Stores a job. With `tx` it exists only if that transaction commits. */
  enqueue<Data extends object>(kind: JobKind<Data>, data: Data, tx?: JoinableTransaction): Promise<void>;
  /** The same of many at once, in one statement. */
  enqueueAll<Data extends object>(
    kind: JobKind<Data>,
    data: readonly Data[],
    tx: JoinableTransaction,
  ): Promise<void>;
  /** The same for work that one job does for everybody who asks: nothing is stored while one of its kind waits or runs. */
  enqueueOnce<Data extends object>(kind: JobKind<Data>, data: Data, tx?: JoinableTransaction): Promise<void>;
  /** Stores a job for later, in seconds. */
  enqueueLater<Data extends object>(kind: JobKind<Data>, data: Data, seconds: number): Promise<void>;
  /** Finishes what is running and takes nothing new. */
  stop(): Promise<void>;
};

export type JobsOptions = {
  /** Logs in as `kiraya_jobs`, the owner of schema pgboss. */
  pool: Pool;
  /** The same login's, for the connection that hears of new jobs. */
  url: string;
  handlers: readonly JobHandler[];
  /** False in a process that only enqueues. */
  works: boolean;
  onError: (error: unknown) => void;
};

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { pool, handlers, works, onError } = options;
  const ownTransactions: Store = { executeSql: (text, values) => pool.query(text, values) };
  const boss = new PgBoss({
    db: ownTransactions,
    schema: 'pgboss',
    createSchema: false,
    supervise: works,
    schedule: works,
  });
  boss.on('error', onError);
  await boss.start();
  const store = async (name: string, data: object, tx?: JoinableTransaction): Promise<boolean> => {
    const db = tx ? joined(tx) : ownTransactions;
    const id = await boss.send(name, traced(data), { db });
    if (id !== null) await db.executeSql('select pg_notify($1, $2)', [CHANNEL, name]);
    return id !== null;
  };
  let stopHearing = async (): Promise<void> => {};
  const jobs: Jobs = {
    enqueue: async (kind, data, tx) => {
      if (!(await store(kind.name, data, tx))) throw new Error(`The job ${kind.name} was not stored`);
    },
    enqueueAll: async (kind, all, tx) => {
      if (all.length === 0) return;
      const db = joined(tx);
      const ids = await boss.insert(
        kind.name,
        all.map((data) => ({ data: traced(data) })),
        { db, returnId: true },
      );
      if (ids?.length !== all.length) throw new Error(`Not all jobs ${kind.name} were stored`);
      await db.executeSql('select pg_notify($1, $2)', [CHANNEL, kind.name]);
    },
    enqueueOnce: async (kind, data, tx) => {
      await store(kind.name, data, tx);
    },
    stop: async () => {
      await stopHearing();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false });
    },
    enqueueLater: async (kind, data, seconds) => {
      const id = await boss.send(kind.name, traced(data), { startAfter: seconds });
      if (id === null) throw new Error(`The job ${kind.name} was not stored`);
    },
  };
  // All queues first: work that begins at once may enqueue for any of them.
  await prepareQueues(boss, handlers);
  if (works) stopHearing = await work(boss, jobs, options);
  return jobs;
}

/** Begins with the work of every kind; the answer ends hearing of more. */
async function work(boss: PgBoss, jobs: Jobs, { url, handlers, onError }: JobsOptions) {
  const workers = new Map<string, string[]>();
  for (const handler of handlers) workers.set(handler.name, await listen(boss, jobs, handler, onError));
  await prepareSchedules(boss, handlers);
  const look = (own: string[] = []) => own.forEach((worker) => void boss.notifyWorker(worker));
  return keepListening({
    url,
    name: 'kiraya jobs',
    channels: [CHANNEL],
    onHeard: (_, name) => look(workers.get(name)),
    onListening: () => {
      for (const own of workers.values()) look(own);
    },
    onError,
  });
}

/** Answers the ids of those who work: of many jobs one half writes to the database while the other waits for somebody. */
async function listen(boss: PgBoss, jobs: Jobs, handler: JobHandler, onError: (error: unknown) => void) {
  const count = handler.atOnce > 1 ? 2 : 1;
  const own = Array.from({ length: count }, () => begin(boss, jobs, handler, onError, count));
  return Promise.all(own);
}

async function begin(
  boss: PgBoss,
  jobs: Jobs,
  handler: JobHandler,
  onError: (error: unknown) => void,
  share: number,
): Promise<string> {
  const { name, isAskedFor, atOnce, schedule } = handler;
  const pollingIntervalSeconds = schedule && !isAskedFor ? SCHEDULED_POLL_SECONDS : POLL_SECONDS;
  let worker = '';
  const options = {
    pollingIntervalSeconds,
    batchSize: Math.ceil(atOnce / share),
    perJobResults: true,
  } as const;
  worker = await boss.work(name, options, (taken) => {
    // After these it looks for the next, without a pause between.
    boss.notifyWorker(worker);
    return Promise.all(taken.map((job) => resultOf(job, jobs, handler, onError)));
  });
  return worker;
}

/** Whoever does the job goes on with the trace that asked for it. */
const traced = (data: object): object => ({ ...data, ...traceHeaders() });

/** Does one job; a failure is that job's alone. */
async function resultOf(
  { id, data }: Job<unknown>,
  jobs: Jobs,
  { name, handle }: JobHandler,
  onError: (error: unknown) => void,
): Promise<JobResult> {
  const ended = runs.startTimer({ kind: name });
  try {
    await span(`job ${name}`, { kind: 'consumer', parent: traceOf(data) }, () => handle(data, jobs));
    ended({ outcome: 'done' });
    return { id, status: 'completed' };
  } catch (error) {
    ended({ outcome: 'failed' });
    onError(new Error(`Job ${name} failed`, { cause: error }));
    return { id, status: 'failed', output: error };
  }
}

function traceOf(data: unknown): Record<string, string> {
  const { traceparent } = (data ?? {}) as { traceparent?: unknown };
  return typeof traceparent === 'string' ? { traceparent } : {};
}

type Store = Pick<Db, 'executeSql'>;

/** The queue writes `$1`, `$2`; Drizzle wants the values beside the text. */
function joined(tx: JoinableTransaction): Store {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const parts = text.split(/\$(\d+)/);
      const chunks = parts.map((part, index) =>
        index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
      );
      const { rows } = await tx.execute(sql.join(chunks));
      return { rows };
    },
  };
}
