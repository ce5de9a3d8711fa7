/** The comparison of the night: what differs between the index and the database is written once more. */
import type { Database } from '../../../db/actor.ts';
import { createWriter, type SearchServers } from './client.ts';
import { writeAgain } from './dead-letters.ts';
import { indexInPlace } from './indices.ts';
import { differing, differingHomes, sumsInDatabase, sumsInIndex } from './verify.ts';

export { serversOf } from './client.ts';

/**
 * Gives the homes that differ to whoever keeps the index. Some have changed only while they were compared, which does no harm.
 * Returns how many.
 */
export async function compareIndex(database: Database, servers: SearchServers): Promise<number> {
  const search = createWriter(servers);
  try {
    const index = await indexInPlace(search);
    if (!index) return 0;
    const homes = await database.asReader(async (reader) => {
      const there = await sumsInIndex(search, index);
      const wrong: string[] = [];
      for (const locality of differing(await sumsInDatabase(reader), there))
        wrong.push(...(await differingHomes(search, index, reader, locality)));
      return wrong;
    });
    await writeAgain(database, homes);
    return homes.length;
  } finally {
    await search.close();
  }
}
