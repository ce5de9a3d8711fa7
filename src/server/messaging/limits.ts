/**
 * Counts texts for their limits from the log itself: one clock, one place, the same in every process, and administrators may
 * change a limit at any time.
 */
import { type SQL, sql } from 'drizzle-orm';
import { NUMBER_DAYS_SHARE, type TextLimits, type Use } from '../../domain/text-limits.ts';
import { prefixOf } from '../../domain/text-messages.ts';
import { type TextLimit, TooManyTexts } from '../lib/messenger.ts';
import type { Executor } from '../lib/request-context.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export type Asked = { to: string; askedFrom: string | null; units: number };

/** Seconds until the oldest of the `most` newest texts is out of the window; null while there are fewer. */
const wait = (which: SQL, window: number, most: number): SQL => sql`(
  select extract(epoch from t.created_at + make_interval(secs => ${window}) - app.now())::float8 from text_messages t
   where ${which} and t.created_at > app.now() - make_interval(secs => ${window})
   order by t.created_at desc offset ${most - 1} limit 1)`;

const startOfDay = sql`(app.today()::timestamp at time zone 'Asia/Kolkata')`;
const unitsOfDay = sql`(
  select coalesce(sum(t.units), 0)::int from text_messages t where t.created_at >= ${startOfDay})`;

type Row = { day_units: number; day_wait: number } & Record<
  'bounced' | 'number_hour' | 'number_day' | 'prefix' | 'address' | 'hour',
  number | null
>;

/** Throws TooManyTexts with the limit that is reached. */
export async function refuseBeyond(tx: Executor, asked: Asked, limits: TextLimits): Promise<void> {
  const { to, askedFrom, units } = asked;
  const toNumber = sql`t.recipient = ${to}`;
  const { rows } = await tx.execute<Row>(sql`
    select
      (select extract(epoch from max(t.concluded_at) + make_interval(secs => ${DAY}) - app.now())::float8 from text_messages t
        where ${toNumber} and t.state = 'undeliverable' and t.concluded_at > app.now() - make_interval(secs => ${DAY})) as bounced,
      ${wait(toNumber, HOUR, limits.per_number)} as number_hour,
      ${wait(toNumber, DAY, limits.per_number * NUMBER_DAYS_SHARE)} as number_day,
      ${wait(sql`left(t.recipient, -3) = ${prefixOf(to)}`, HOUR, limits.per_prefix)} as prefix,
      ${wait(sql`t.asked_from = ${askedFrom}`, HOUR, limits.per_address)} as address,
      ${wait(sql`true`, HOUR, limits.per_hour)} as hour,
      ${unitsOfDay} as day_units,
      extract(epoch from ${startOfDay} + interval '1 day' - app.now())::float8 as day_wait`);
  const [row] = rows;
  if (!row) throw new Error('Counting answers one row');
  const reached: [TextLimit, number | null][] = [
    ['bounced', row.bounced],
    ['number', row.number_hour ?? row.number_day],
    ['prefix', row.prefix],
    ['address', row.address],
    ['hour', row.hour],
    ['day', row.day_units + units > limits.daily_budget ? row.day_wait : null],
  ];
  for (const [limit, seconds] of reached) {
    if (seconds !== null) throw new TooManyTexts(limit, Math.max(1, Math.ceil(seconds)));
  }
}

/** What is used up of the two limits that concern everybody. */
export async function overallUse(tx: Executor, limits: TextLimits): Promise<{ hour: Use; day: Use }> {
  const { rows } = await tx.execute<{ hour: number; day: number }>(sql`
    select (select count(*)::int from (select from text_messages t
      where t.created_at > app.now() - make_interval(secs => ${HOUR}) limit ${limits.per_hour}) lately) as hour,
      ${unitsOfDay} as day`);
  return {
    hour: { used: rows[0]?.hour ?? 0, most: limits.per_hour },
    day: { used: rows[0]?.day ?? 0, most: limits.daily_budget },
  };
}
