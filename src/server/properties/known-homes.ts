/** Homes whose pages were opened lately: shown while the database cannot be asked, as of when it last could. */
import type { PropertyDetail } from '../../contract/catalogue.ts';
import type { Database } from '../../db/actor.ts';
import { LastKnown } from '../lib/last-known.ts';
import { followerOf } from '../search/by-database/follower-of.ts';
import { asOf, isAway, orKnown } from '../search/outage.ts';

/** About 5 KB each. */
const MOST = 2_000;

const homes = new WeakMap<Database, LastKnown<PropertyDetail>>();

function knownHomes(database: Database): LastKnown<PropertyDetail> {
  const cached = homes.get(database);
  if (cached) return cached;
  const known = new LastKnown<PropertyDetail>(MOST);
  followerOf(database).onTaken((taken) => known.forget(taken === 'every home' ? 'all' : taken));
  homes.set(database, known);
  return known;
}

/** The home that `read` reads, or as it was known, for 15 minutes at most. */
export async function homeOrKnown(
  database: Database,
  id: string,
  read: () => Promise<PropertyDetail>,
): Promise<PropertyDetail> {
  const { state } = followerOf(database);
  const known = knownHomes(database);
  const keep = known.reading();
  const home = await orKnown(read, () => (state().ready ? known.recall(id) : undefined));
  keep(id, home);
  return isAway(state()) ? { ...home, asOf: asOf(state(), database.clock.now()) } : home;
}
