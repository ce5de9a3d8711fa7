// What lists and answers name a record by are the first characters of its id: they must not be those of the minute it was made in.
import { expect, it } from 'vitest';
import { startServices } from '../../tests/support/services.ts';

const { asOwner } = await startServices({ runsJobs: false });
const MADE = 2000;

it.each(['enquiries', 'property_visits', 'property_applications'])(
  'ids of %s made in the same millisecond have different first characters',
  async (table) => {
    const [column] = await asOwner<{ made: string }>(
      `select pg_get_expr(adbin, adrelid) as made from pg_attrdef d
         join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        where d.adrelid = $1::regclass and a.attname = 'id'`,
      [table],
    );
    const ids = await asOwner<{ id: string }>(
      `select ${column?.made} as id from generate_series(1, ${MADE})`,
    );
    const short = new Set(ids.map(({ id }) => id.slice(0, 8)));
    // Two of so many may meet among four thousand million, once in two thousand runs; three do not.
    expect(short.size).toBeGreaterThanOrEqual(MADE - 1);
  },
);
