// Counts of a search for words: exact while the words are rare, "at least" when they stand in thousands of homes.
import { WORD_BASE } from '../../domain/catalogue.ts';
import { type Conditions, dimensionRange, type Group } from './conditions.ts';
import { type CountRow, type Counts, collectCounts } from './counts.ts';
import { matchExpressions } from './items.ts';
import { parameters, type Query } from './query.ts';

/** Matches looked at: enough for an honest "500+", few enough for a millisecond or two. */
const SAMPLE = 500;

/**
 * Homes with the words, in the asked city and ranges, whatever their other values: each says which groups it fails, and a facet
 * counts those that fail none but its own.
 */
export async function countWords(query: Query, conditions: Conditions): Promise<Counts> {
  const { values, add } = parameters();
  const words = conditions.groups.filter(({ dimension }) => dimension === 'words');
  const groups = conditions.groups.filter(({ dimension }) => dimension !== 'words');
  const where = matchExpressions({ ...conditions, groups: words, localityIds: undefined }, add, true);
  const fails = groups.map((group) => `case when ${passes(group, add)} then 0 else 1 end`);
  const failing = fails.length > 0 ? `array[${fails.join(', ')}]` : `'{}'::integer[]`;
  const text = `with sample as materialized (
    select tags, city_id, ${failing} as fails from listings where ${where.join(' and ')} limit ${SAMPLE + 1}
  ), judged as (
    select tags, city_id, (select coalesce(sum(f), 0) from unnest(fails) f)::integer as failed,
      array_position(fails, 1) as failed_group from sample
  )
  select tag as key, count(*)::integer as homes from judged, unnest(tags) tag
    where tag between 1 and ${WORD_BASE - 1} and (failed = 0 or (failed = 1 and failed_group = ${groupOf(groups)})) group by tag
  union all select 0, count(*)::integer from sample
  union all select 99999, count(*)::integer from judged where failed = 0
  union all select -city_id, count(*)::integer from judged where failed = 0 group by city_id`;
  const counts = collectCounts(await query<CountRow>(text, values));
  return counts.live > SAMPLE ? capped(query, conditions, counts) : counts;
}

function passes(group: Group, add: (value: unknown) => string): string {
  return `tags operator(pg_catalog.${group.every ? '@>' : '&&'}) ${add(group.keys)}::integer[]`;
}

function groupOf(groups: Group[]): string {
  if (groups.length === 0) return '0';
  const cases = groups.map(({ dimension }, i) => {
    const range = dimensionRange(dimension);
    return `when tag between ${range?.first} and ${range?.last} then ${i + 1}`;
  });
  return `case ${cases.join(' ')} else 0 end`;
}

/** The sample ended before the matches did: what it holds is the least there is. */
async function capped(query: Query, conditions: Conditions, counts: Counts): Promise<Counts> {
  const { values, add } = parameters();
  const where = matchExpressions(conditions, add).join(' and ');
  const [row] = await query<{ total: number }>(
    `select count(*)::integer as total from (select from listings where ${where} limit ${SAMPLE + 1}) m`,
    values,
  );
  const total = row?.total ?? 0;
  return {
    ...counts,
    total: Math.min(SAMPLE, total),
    totalIsExact: total <= SAMPLE,
    facetsAreExact: false,
  };
}
