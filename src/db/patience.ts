// A change of the schema waits briefly for a lock and then steps aside, since everybody else queues behind whoever waits for one.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type Patience = {
  /** How long one attempt may wait for a lock. */
  lockTimeoutMs: number;
  attempts: number;
  /** Between two attempts, so that those who queued are served. */
  pause(): Promise<unknown>;
};

/**
 * Shorter than the second after which PostgreSQL looks for a deadlock (`deadlock_timeout`), for it ends whoever looks first: a person's
 * request and not the migration that stands across its way. For a minute and a half in all.
 */
export const patience: Patience = { lockTimeoutMs: 300, attempts: 70, pause: () => pause(1_000) };

/** Somebody else holds a lock for longer than we wait, or waits for ours. */
export const isLocked = (error: unknown): boolean => hasCode(error, ['55P03', '40P01']);

/** Another database of the same cluster is changing the same roles: PostgreSQL then refuses one of the two. */
export const isSameRoles = (error: unknown): boolean => hasCode(error, ['XX000', '23505', '42710']);

function hasCode(error: unknown, codes: readonly string[]): boolean {
  const said = error instanceof Error && error.cause ? error.cause : error;
  return said instanceof pg.DatabaseError && codes.includes(said.code ?? '');
}

/** Again and again while what stands in the way is of a passing kind. */
export async function retry<T>(
  work: () => Promise<T>,
  isPassing: (error: unknown) => boolean,
  { attempts, pause }: Patience,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || attempt === attempts) throw error;
      await pause();
    }
  }
}

/** All of it or nothing, waiting no longer than `lockTimeoutMs` for any lock. */
export async function inTransaction(
  client: pg.ClientBase,
  { lockTimeoutMs }: Patience,
  work: () => Promise<unknown>,
): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
