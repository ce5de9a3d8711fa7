/** Answers the analytics from what was counted in the background; commission is told only of months that are closed. */
import { sql } from 'drizzle-orm';
import type { CityFigures, MonthFigures } from '../../contract/analytics.ts';
import { solvencyOf } from '../../domain/commission/solvency.ts';
import { firstDayOf, type Month, monthOf, shiftMonth } from '../../domain/dates.ts';
import { paise } from '../../domain/money.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { funnel, requests } from './funnel.ts';

const MOST_CITIES = 50;
const MOST_CHOICES = 200;

const names = [
  'listings',
  'views',
  'visits',
  'visits_completed',
  'applications',
  'applications_approved',
  'rvl',
  'fees',
] as const;
type Figures = Record<(typeof names)[number], number>;

/** A month or a city with its sums; `closed_fees` and `commission` are of its closed months. */
type Row = Figures & { key: string; closed_months: number; closed_fees: number; commission: number };

/** Every column a sum, as numbers: they stay far below what a number holds exactly. */
const sums = sql.join(
  [
    ...names.map(
      (name) => sql`coalesce(sum(f.${sql.identifier(name)}), 0)::float8 as ${sql.identifier(name)}`,
    ),
    sql`count(c.month)::int as closed_months`,
    sql`coalesce(sum(f.fees) filter (where c.month is not null), 0)::float8 as closed_fees`,
    sql`coalesce(sum(f.commission) filter (where c.month is not null), 0)::float8 as commission`,
  ],
  sql`, `,
);

const closed = sql`left join commission_months c on c.month = f.month and c.closed_at is not null`;

async function monthsOf(db: Executor, first: Month, city: string | undefined): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select to_char(f.month, 'YYYY-MM') as key, ${sums} from month_figures f ${closed}
     where f.month >= ${firstDayOf(first)} and ${city === undefined ? sql`true` : sql`f.city = ${city}`}
     group by f.month`);
  return rows;
}

async function citiesOf(db: Executor, first: Month): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select f.city as key, ${sums} from month_figures f ${closed} where f.month >= ${firstDayOf(first)}
     group by f.city order by sum(f.listings) desc, sum(f.rvl) desc, f.city limit ${MOST_CITIES}`);
  return rows;
}

function shown({ key: _, closed_months: closedMonths, closed_fees, commission, ...figures }: Row) {
  if (closedMonths === 0) return { ...figures, commission: null, left: null, ratio_bp: null };
  const money = solvencyOf({ fees: paise(closed_fees), accrued: paise(commission) });
  return { ...figures, commission, left: money.left, ratio_bp: money.ratioBp };
}

const nothing: Figures = Object.fromEntries(names.map((name) => [name, 0])) as Figures;

const get = api.analytics.get.handler(async ({ context: { db, services }, input: { months, city } }) => {
  const current = monthOf(services.today());
  const first = shiftMonth(current, 1 - months);
  const byMonth = new Map((await monthsOf(db, first, city)).map((row) => [row.key, row]));
  const byCity = await citiesOf(db, first);
  const { rows: choices } = await db.execute<{ city: string; counted_at: string }>(sql`
    select city, max(created_at)::text as counted_at from month_figures where city <> ''
     group by city order by city limit ${MOST_CHOICES}`);
  const countedAt = choices.map(({ counted_at }) => Date.parse(counted_at));
  return {
    counted_at: countedAt.length > 0 ? new Date(Math.max(...countedAt)).toISOString() : null,
    by_month: Array.from({ length: months }, (_, at): MonthFigures => {
      const month = shiftMonth(first, at);
      const row = byMonth.get(month);
      if (!row) return { month, ...nothing, commission: null, left: null, ratio_bp: null };
      return { month, ...shown(row) };
    }),
    by_city: byCity.map((row): CityFigures => ({ city: row.key, ...shown(row) })),
    cities: choices.map(({ city: name }) => name),
  };
});

export const analytics = { get, funnel, requests };
