// What a new home costs when a hundred thousand people wait for one: matching it against all saved searches, and writing the matches.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Cell } from '../../bin/lib/markdown-table.ts';
import { matchHome } from '../../src/server/alerts/match.ts';
import { openBenchDatabase } from './database.ts';
import { percentilesOf, timed } from './measure.ts';
import { milliseconds, publish } from './report.ts';

const SEARCHES = 100_000;
const ROUNDS = 100;
const BUDGET_MS = 1_000;

/** Of cities by how many homes they have, most with a size and a rent, some with localities, furnishing and amenities. */
const fill = `
  insert into saved_searches (user_id, name, query, city_id, rent_max, all_keys, any_localities, any_bedrooms, any_furnishings)
  select l.listed_by, 'Search ' || n, 'rent_max=' || n, case when n % 25 > 0 then l.city_id end,
    case when n % 4 > 0 then l.rent + (n % 7) * 200000 end,
    case when n % 3 = 0 then array[100 + l.bedrooms] when n % 10 = 1 then array[801, 901 + n % 20] else '{}' end::integer[],
    case when n % 5 = 0 then array[100000 + l.locality_id, 100001 + l.locality_id] end,
    case when n % 3 = 1 then array[100 + l.bedrooms, 100 + least(5, l.bedrooms + 1)] end,
    case when n % 8 = 0 then array[301, 302] end
    from generate_series(1, ${SEARCHES}) n
    join (select row_number() over (order by hashtext(id::text)) as place, p.* from properties p
           where listing_state = 'published' limit ${SEARCHES}) l on l.place = n
  on conflict do nothing`;

export async function run(): Promise<void> {
  const bench = await openBenchDatabase(100_000);
  const owner = new pg.Client({ connectionString: bench.ownerUrl });
  await owner.connect();
  try {
    await owner.query('truncate saved_searches cascade');
    await owner.query(fill);
    await owner.query('analyze saved_searches');
    const { rows: counted } = await owner.query('select count(*)::int as searches from saved_searches');
    const { rows: homes } = await owner.query<{ id: string }>(
      `select property_id as id from listings order by hashtext(property_id::text) limit ${ROUNDS}`,
    );
    const times: number[] = [];
    const found: number[] = [];
    for (const { id } of homes) {
      const [ms, matches] = await timed(() =>
        bench.database.asWorker(async (tx) => {
          await tx.execute(sql`insert into listing_news (property_id) values (${id}) on conflict do nothing`);
          await matchHome(tx, id);
          await tx.execute(sql`delete from listing_news where property_id = ${id}`);
          const { rows } = await tx.execute<{ matches: number }>(
            sql`select count(*)::int as matches from saved_search_matches where property_id = ${id}`,
          );
          return rows[0]?.matches ?? 0;
        }),
      );
      times.push(ms);
      found.push(matches);
    }
    const spent = percentilesOf(times);
    const matched = percentilesOf(found);
    const row: Cell[] = [
      counted[0].searches,
      homes.length,
      ...[spent.p50, spent.p95, spent.p99].map(milliseconds),
      matched.p50,
      Math.max(...found),
      Math.max(...times) <= BUDGET_MS ? 'kept' : 'missed',
    ];
    publish({
      name: 'alerts',
      command: 'npm run bench -- alerts',
      columns: [
        'saved searches',
        'homes',
        'p50 ms',
        'p95',
        'p99',
        'matches p50',
        'most',
        `every one ≤ ${BUDGET_MS} ms`,
      ],
      rows: [row],
      figures: { alerts: row },
      notes: ['Each home in a transaction of its own, with every match written.'],
    });
  } finally {
    await owner.query('truncate saved_searches cascade');
    await owner.end();
    await bench.close();
  }
}
