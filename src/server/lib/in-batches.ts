/** Works through many rows some thousand at a time, so that no transaction holds them all. */
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';

export const BATCH = 5000;

/** Runs the statement, which answers how many rows were done, in a transaction each time until it finds less than a full batch. */
export async function inBatches(database: Database, statement: SQL): Promise<void> {
  for (let done = BATCH; done === BATCH; ) {
    const { rows } = await database.asWorker((tx) => tx.execute<{ done: number }>(statement));
    done = rows[0]?.done ?? 0;
  }
}
