/** How an index stands, and what an operator may wish of it: `npm run search`. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../db/actor.ts';
import { createWriter, type SearchServers } from './client.ts';
import { type DeadLetter, readLetters } from './dead-letters.ts';
import { indexInPlace } from './indices.ts';
import { type Building, readBuilding, readProgress, wishForNew } from './progress.ts';

export { retryLetters } from './dead-letters.ts';

export interface SearchStatus {
  /** The index that searches read. */
  index: string | undefined;
  /** In the index, and in the database. */
  homes: number;
  committed: number;
  /** By the clocks of the database at the last word of whoever writes and now; `undefined`: nobody has written yet. */
  lagMs: number | undefined;
  waiting: number;
  /** Replaced ones that still get every change. */
  fed: readonly string[];
  building: Building | undefined;
  letters: readonly DeadLetter[];
}

export async function searchStatus(database: Database, servers: SearchServers): Promise<SearchStatus> {
  const search = createWriter(servers);
  try {
    const [progress, building, index] = [
      await readProgress(search),
      await readBuilding(search),
      await indexInPlace(search),
    ];
    const { committed, nowMs, waiting } = await inDatabase(database, progress?.moment.snapshot);
    return {
      index,
      homes: index ? (await search.count({ index })).body.count : 0,
      committed,
      lagMs: progress && Math.max(0, nowMs - progress.moment.clockMs),
      waiting,
      fed: progress?.fed.map((one) => one.index) ?? [],
      building,
      letters: await readLetters(database),
    };
  } finally {
    await search.close();
  }
}

interface Committed {
  committed: number;
  nowMs: number;
  waiting: number;
}

/** What a snapshot does not have of the changes waits; without one nothing has begun. */
const inDatabase = (database: Database, snapshot: string | undefined): Promise<Committed> =>
  database.asReader(async (client) => {
    const { rows } = await client.query<Committed>(
      `select (select count(*)::integer from listings) as committed,
        (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs",
        (select count(*)::integer from catalogue_changes where not pg_visible_in_snapshot(xid, $1::pg_snapshot)) as waiting`,
      [snapshot ?? null],
    );
    return rows[0] as Committed;
  });

const LOOK_MS = 500;

/** Wishes for a new index and waits until searches read it; somebody has to write. `onProgress` hears how far it is. */
export async function rebuild(
  servers: SearchServers,
  onProgress: (building: Building) => void,
): Promise<string> {
  const search = createWriter(servers);
  const wish = randomUUID();
  try {
    await wishForNew(search, wish);
    for (;;) {
      const progress = await readProgress(search);
      if (progress?.granted === wish) return progress.index;
      const building = await readBuilding(search);
      if (building) onProgress(building);
      await pause(LOOK_MS);
    }
  } finally {
    await search.close();
  }
}
