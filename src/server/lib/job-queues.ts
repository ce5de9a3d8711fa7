/** The queues and times of a release's jobs, as the database keeps them between two starts. */
import type { Pool } from 'pg';
import type { PgBoss, Queue, QueueOptions } from 'pg-boss';

const TIME_ZONE = 'Asia/Kolkata';
const DAY_SECONDS = 24 * 60 * 60;

/** Of a kind of job, what the database keeps. `schedule` is a cron expression in Asia/Kolkata. */
type QueuedJob = { name: string; queue: QueueOptions | undefined; schedule: string | undefined };

/** A worker says so often that it is still at a job; one that was killed leaves its jobs to others after that and not only when they expire. */
const HEARTBEAT_SECONDS = 60;

/** Retries for about half an hour, then keeps the failed job a week for somebody to look at. */
const queueDefaults: QueueOptions = {
  retryLimit: 6,
  retryDelay: 15,
  retryBackoff: true,
  expireInSeconds: 300,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 7 * DAY_SECONDS,
};

/**
 * Makes the queues that are missing and changes those which this release wants otherwise. The list is read once: at most
 * starts nothing has changed. A queue's policy stays what it was made with.
 */
export async function prepareQueues(boss: PgBoss, handlers: readonly QueuedJob[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, queue } of handlers) {
    const options = { ...queueDefaults, ...queue };
    const stored = queues.get(name);
    if (!stored) await boss.createQueue(name, options);
    else await changeQueue(boss, stored, options);
  }
}

/** The same for the times at which work comes by itself. */
export async function prepareSchedules(boss: PgBoss, handlers: readonly QueuedJob[]): Promise<void> {
  const times = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, schedule } of handlers) {
    if (schedule && times.get(name) !== schedule) await boss.schedule(name, schedule, {}, { tz: TIME_ZONE });
  }
}

async function changeQueue(boss: PgBoss, stored: Queue, wanted: Partial<Queue>): Promise<void> {
  const { policy: _, ...options } = wanted;
  const changed = Object.entries(options).some(([option, value]) => stored[option as keyof Queue] !== value);
  if (changed) await boss.updateQueue(stored.name, options);
}

export type QueueDepth = {
  kind: string;
  /** That could begin now. */
  waiting: number;
  active: number;
  /** Failed for good, in the week that the queue keeps them. */
  failed: number;
  /** How long the one that waits longest could have begun. */
  oldestSeconds: number;
};

/** Of every kind that has jobs which are not done. Waiting ones are counted to a thousand: beyond it their age says more. */
export async function queueDepths(pool: Pool): Promise<QueueDepth[]> {
  const { rows } = await pool.query<QueueDepth>(`
    select q.name as kind, least(waiting.count, 1000)::int as waiting, active.count::int as active,
           failed.count::int as failed,
           coalesce(extract(epoch from pgboss.job_now() - waiting.since), 0)::float8 as "oldestSeconds"
      from pgboss.queue q
      cross join lateral (
        select count(*), min(start_after) as since from (
          select j.start_after from pgboss.job j
           where j.name = q.name and j.state < 'active' and j.start_after <= pgboss.job_now() limit 1001) able
      ) waiting
      cross join lateral (
        select count(*) from pgboss.job j where j.name = q.name and j.state = 'active') active
      cross join lateral (
        select count(*) from pgboss.job j where j.name = q.name and j.state = 'failed') failed
     where waiting.count + active.count + failed.count > 0
     order by q.name`);
  return rows;
}
