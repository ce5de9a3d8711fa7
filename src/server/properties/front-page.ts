// The front page's figures and homes, counted from the catalogue.
import { keyOf, LIVE_KEY } from '../../domain/catalogue.ts';
import { newestVerified, popularCities } from './neighbours.ts';
import type { Query } from './query.ts';

type Figures = { homes: number; verified: number; localities: number };

/** Popular cities, newest verified homes, and how many homes there are at all. */
export async function frontPage(query: Query) {
  const [cities, newest, figures] = await Promise.all([
    popularCities(query),
    newestVerified(query),
    count(query),
  ]);
  return { cities, newest, ...figures };
}

async function count(query: Query): Promise<Figures> {
  const [figures] = await query<Figures>(
    `select coalesce(sum(homes) filter (where key = $1), 0)::int as homes,
            coalesce(sum(homes) filter (where key = $2), 0)::int as verified,
            (select count(*)::int from (select distinct locality_id from locality_rents) l) as localities
     from listing_counts where key in ($1, $2)`,
    [LIVE_KEY, keyOf('verified', true)],
  );
  return figures ?? { homes: 0, verified: 0, localities: 0 };
}
