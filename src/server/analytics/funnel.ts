/** Answers the funnel of requests and the rows behind each of its figures: both read `app.requests_between`, so they are as many. */
import { type SQL, sql } from 'drizzle-orm';
import type { FunnelRequest, FunnelRow } from '../../contract/analytics.ts';
import { firstDayOf, instantInIndia, type Month, monthOf, shiftMonth } from '../../domain/dates.ts';
import { type FunnelRows, type FunnelStep, lastStep, NO_BROKER } from '../../domain/funnel.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import { containing } from '../lib/search-words.ts';

const MOST_ROWS = 50;

/** Months are India's; `last` is in it. */
type Span = { first: Month; last: Month; city: string | undefined; lister?: string | undefined };

const between = ({ first, last, city, lister }: Span): SQL => sql`app.requests_between(
  ${instantInIndia(firstDayOf(first), 0)}::timestamptz, ${instantInIndia(firstDayOf(shiftMonth(last, 1)), 0)}::timestamptz,
  ${city ?? null}, ${lister ?? null}::uuid)`;

/** At least so far: who applied without a visit is past it, so that each step is a part of the one before. */
const came: Readonly<Record<FunnelStep, SQL>> = {
  asked: sql`true`,
  agreed: sql`(r.agreed or r.visited or r.applied or r.let)`,
  visited: sql`(r.visited or r.applied or r.let)`,
  applied: sql`(r.applied or r.let)`,
  let: sql`r.let`,
};

const counted = sql`count(*)::int as asked, count(*) filter (where ${came.agreed})::int as agreed,
  count(*) filter (where ${came.visited})::int as visited, count(*) filter (where ${came.applied})::int as applied,
  count(*) filter (where ${came.let})::int as let, count(r.answered_at)::int as answered,
  round(percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.asked_at) / 60)
    filter (where r.answered_at is not null))::int as median_minutes`;

const keyOf: Readonly<Record<FunnelRows, SQL>> = {
  month: sql`to_char(r.asked_at at time zone 'Asia/Kolkata', 'YYYY-MM')`,
  city: sql`r.city`,
  broker: sql`case when r.by_broker then r.lister_id else ${NO_BROKER}::uuid end::text`,
};

export const funnel = api.analytics.funnel.handler(
  async ({ context: { db, services }, input: { months, city, by } }) => {
    const last = monthOf(services.today());
    const span = { first: shiftMonth(last, 1 - months), last, city };
    const order = by === 'month' ? sql`is_sum desc, key` : sql`is_sum desc, asked desc, key`;
    // The requests are read once for their rows and for the sum, which comes first.
    const { rows: read } = await db.execute<FunnelRow & { is_sum: number }>(sql`
      select f.*, p.full_name as label from (
        select r.key, ${counted}, grouping(r.key) as is_sum
          from (select r.*, ${keyOf[by]} as key from ${between(span)} r) r
         group by grouping sets ((r.key), ()) order by ${order} limit ${MOST_ROWS + 1}) f
        left join profiles p on ${by} = 'broker' and p.user_id::text = f.key
       order by ${order}`);
    const [sum, ...rows] = read.map(({ is_sum: _, ...row }) => row);
    if (!sum) throw new Error('A count has a row');
    const { key: _key, label: _label, ...all } = sum;
    return { by, rows, all };
  },
);

type Row = Record<Exclude<FunnelStep, 'asked'>, boolean> & {
  id: string;
  at: string;
  asked_at: string;
  minutes: number | null;
  city: string;
  home_id: string;
  title: string;
  seeker_id: string;
  seeker: string | null;
  lister_id: string;
  lister: string | null;
};

const newest: Keyset = { key: sql`r.asked_at`, type: 'timestamptz', id: sql`r.id`, descending: true };

export const requests = api.analytics.requests.handler(async ({ context: { db, services }, input }) => {
  const { q, step, months, month, city, lister, limit, cursor } = input;
  const current = monthOf(services.today());
  const span = month
    ? { first: month, last: month, city, lister }
    : { first: shiftMonth(current, 1 - months), last: current, city, lister };
  const found = containing(q, [sql`h.title`, sql`s.full_name`, sql`l.full_name`]) ?? sql`true`;
  const rows = sql`${between(span)} r join properties h on h.id = r.property_id
    left join profiles s on s.user_id = r.seeker_id left join profiles l on l.user_id = r.lister_id
    where ${came[step]} and ${found}`;
  const { rows: read } = await db.execute<Row>(sql`
    select r.id, ${keyText(newest)} as at, to_json(r.asked_at) #>> '{}' as asked_at, r.agreed, r.visited, r.applied, r.let,
        round(extract(epoch from r.answered_at - r.asked_at) / 60)::int as minutes, r.city, h.id as home_id, h.title,
        r.seeker_id, s.full_name as seeker, r.lister_id, l.full_name as lister
      from ${rows} and ${afterCursor(newest, cursor) ?? sql`true`} order by ${orderOf(newest)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(read, limit, ({ id }) => id);
  return { items: page.map(toRequest), total: await countUpTo(db, rows), next_cursor };
});

const toRequest = (row: Row): FunnelRequest => ({
  id: row.id,
  asked_at: new Date(row.asked_at).toISOString(),
  step: lastStep(row),
  minutes: row.minutes,
  city: row.city,
  home: { id: row.home_id, title: row.title },
  seeker: { user_id: row.seeker_id, full_name: row.seeker },
  lister: { user_id: row.lister_id, full_name: row.lister },
});
