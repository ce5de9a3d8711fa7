// How many homes a second sixteen people publish at once, each in a transaction of its own.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openBenchDatabase } from './database.ts';
import { percentilesOf, timed } from './measure.ts';
import { milliseconds, publish } from './report.ts';

const WRITERS = 16;
const LEAST_A_SECOND = 500;

const home = `insert into properties (listed_by, title, description, property_type, furnishing, city_id, locality_id,
    bedrooms, bathrooms, area_sqft, rent, amenities, listing_state, published_at, renewed_at)
  select listed_by, title, description, property_type, furnishing, city_id, locality_id, bedrooms, bathrooms, area_sqft, rent,
    amenities, $2, published_at, renewed_at from properties where id = $1`;

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { size: { type: 'string', default: '100000' }, seconds: { type: 'string', default: '60' } },
  });
  const [size, seconds] = [Number(values.size), Number(values.seconds)];
  const bench = await openBenchDatabase(size);
  const writers = Array.from({ length: WRITERS }, () => new pg.Client(bench.ownerUrl));
  await Promise.all(writers.map((writer) => writer.connect()));
  const { rows } = await (writers[0] as pg.Client).query<{ id: string }>(
    'select property_id as id from listings order by hashtext(property_id::text) limit 5000',
  );
  const { rows: times } = await (writers[0] as pg.Client).query<{ at: string }>(
    'select clock_timestamp()::text as at',
  );
  /** Homes as drafts cost what any row of that table costs; published ones, what the catalogue adds. */
  const rate = async (state: 'published' | 'draft') => {
    const spent: number[] = [];
    const until = performance.now() + seconds * 1000;
    await Promise.all(
      writers.map(async (writer, n) => {
        for (let turn = n; performance.now() < until; turn += WRITERS) {
          const [ms] = await timed(() => writer.query(home, [rows[turn % rows.length]?.id, state]));
          spent.push(ms);
        }
      }),
    );
    return { perSecond: spent.length / seconds, ...percentilesOf(spent) };
  };
  try {
    const published = await rate('published');
    const drafts = await rate('draft');
    publish({
      name: 'publish',
      command: `npm run bench -- publish --size ${size} --seconds ${seconds}`,
      columns: [
        'homes',
        'published a second',
        'drafts a second',
        'ratio',
        'p50 ms',
        'p99',
        `≥ ${LEAST_A_SECOND} a second`,
      ],
      rows: [
        [
          size,
          Math.round(published.perSecond),
          Math.round(drafts.perSecond),
          (drafts.perSecond / published.perSecond).toFixed(1),
          milliseconds(published.p50),
          milliseconds(published.p99),
          published.perSecond >= LEAST_A_SECOND ? 'kept' : 'missed',
        ],
      ],
      figures: { published, drafts },
      notes: [`${WRITERS} writers on PostgreSQL itself, for ${seconds} s.`],
    });
  } finally {
    await (writers[0] as pg.Client).query('delete from properties where created_at >= $1', [times[0]?.at]);
    await Promise.all(writers.map((writer) => writer.end()));
    await bench.close();
  }
}
