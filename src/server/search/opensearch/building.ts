/** A new index beside the one that searches read: filled from `listings` while changes go on. */
import type { Client } from '@opensearch-project/opensearch';
import { Client as Database } from '../../../db/client.ts';
import { leave, steady, unlimited } from '../../../db/open-pool.ts';
import { homesAfter, NO_HOME } from '../embedded/listed-homes.ts';
import { createIndex, finishIndex, type IndexSize, newName } from './indices.ts';
import type { Building } from './progress.ts';
import type { Sender } from './sender.ts';
import { linesOf, type Refused } from './write.ts';

const PAGE = 5_000;

export interface Builder {
  state(): Building;
  /** Whether every home is in it and every shard has its copies. Throws where that failed. */
  isFilled(): boolean;
  /** Ends the filling; the index stays. */
  stop(): Promise<void>;
}

export interface BuilderOptions {
  /** The visitor's login on the primary. */
  url: string;
  search: Client;
  sender: Sender;
  size: IndexSize;
  /** Hears of homes that the engine does not take. */
  onRefused: (refused: readonly Refused[]) => Promise<void>;
}

/**
 * Begins to fill a new index. Each home is read with its version: whatever was committed before this is called is in it, what comes
 * later is written by whoever follows the changes, and neither replaces what is newer.
 */
export async function startBuilder({
  url,
  search,
  sender,
  size,
  onRefused,
}: BuilderOptions): Promise<Builder> {
  const index = newName();
  await createIndex(search, index, size);
  const building: Building = { index, homes: 0, of: 0 };
  let failure: unknown;
  let isDone = false;
  const stopped = new AbortController();

  async function fill(): Promise<void> {
    const client = new Database({
      ...steady,
      ...unlimited,
      connectionString: url,
      application_name: 'kiraya new index',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ homes: number }>(
        'select count(*)::integer as homes from public.listings',
      );
      building.of = rows[0]?.homes ?? 0;
      await copy(client);
    } finally {
      await leave(client);
    }
    if (stopped.signal.aborted) return;
    await finishIndex(search, index, size, stopped.signal);
    isDone = true;
  }

  async function copy(client: Database): Promise<void> {
    for (let id = NO_HOME, isMore = true; isMore && !stopped.signal.aborted; ) {
      const listed = await homesAfter(client, id, PAGE);
      const refused = await sender.send(index, linesOf({ listed, gone: [] }), 'false');
      if (refused.length > 0) await onRefused(refused);
      building.homes += listed.length - refused.length;
      id = listed.at(-1)?.id ?? id;
      isMore = listed.length === PAGE;
    }
  }

  const filling = fill().catch((error: unknown) => {
    failure = error ?? new Error('The new index could not be filled');
  });
  return {
    state: () => ({ ...building }),
    isFilled() {
      if (failure) throw failure;
      return isDone;
    },
    async stop() {
      stopped.abort();
      await filling;
    },
  };
}
