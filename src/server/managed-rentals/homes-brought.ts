/** Who brought a home, and an affiliate's list of those they brought: how far each is, what was paid, and what it earned them. */
import { type SQL, sql } from 'drizzle-orm';
import type { HomeBrought, RentMonth } from '../../contract/managed-rentals.ts';
import { firstDayOf, monthOf, shiftMonth } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { notify } from '../notifications/notify.ts';

const MONTHS = 6;

/** Throws `managed-rental.brought-by-unknown` at its field for a code of nobody, and of somebody whose membership has ended. */
export async function checkBringer(db: Executor, code: string | null): Promise<void> {
  if (code === null) return;
  const { rows } = await db.execute<{ status: string }>(sql`select status from app.sponsor_of_code(${code})`);
  if (!rows[0] || rows[0].status === 'terminated') {
    throw new RuleBroken('managed-rental.brought-by-unknown', 'brought_by');
  }
}

type Bringer = { affiliate_id: string; full_name: string; status: string };

/** Name and code, which whoever handed the home in saw as well. */
export const bringerOf = (code: SQL | { getSQL(): SQL }): SQL<Bringer | null> => sql<Bringer | null>`(
  select json_build_object('affiliate_id', s.affiliate_id, 'full_name', s.full_name, 'status', s.status)
    from app.sponsor_of_code(${code}) s)`;

/** Not of a home that they hand in themselves. */
export async function tellBringer(
  context: HandlerContext,
  { broughtBy, propertyLocation }: { broughtBy: string | null; propertyLocation: string },
): Promise<void> {
  const { db, services } = context;
  const actorId = userIdOf(context);
  const { rows } = await db.execute<{ person: string | null }>(
    sql`select app.person_of_affiliate(${broughtBy}) as person`,
  );
  const person = rows[0]?.person;
  if (!person || person === actorId) return;
  await notify({ db, jobs: services.jobs, actorId }, person, {
    event: 'home-brought.handed-in',
    home: propertyLocation,
  });
}

type Row = Omit<HomeBrought, 'months' | 'rvl' | 'sent_at'> & {
  managed_property_id: string | null;
  rvl: string | null;
  sent_at: string;
  at: string;
};
type MonthRow = Omit<RentMonth, 'rvl' | 'earned'> & {
  managed_property_id: string;
  rvl: string;
  earned: string | null;
};

const newest: Keyset = { key: sql`h.sent_at`, type: 'timestamptz', id: sql`h.id`, descending: true };

export const homesBrought = api.managedRentals.homesBrought.handler(async ({ context, input }) => {
  const { db, services } = context;
  const after = afterCursor(newest, input.cursor);
  const { rows } = await db.execute<Row>(sql`
    select h.*, ${keyText(newest)} as at from app.homes_brought() h ${after ? sql`where ${after}` : sql``}
     order by ${orderOf(newest)} limit ${input.limit + 1}`);
  const { page, next_cursor } = cutPage(rows, input.limit, ({ id }) => id);
  const from = firstDayOf(shiftMonth(monthOf(services.today()), 1 - MONTHS));
  const ids = page.flatMap(({ managed_property_id: id }) => id ?? []);
  const { rows: months } = await db.execute<MonthRow>(sql`
    select managed_property_id, payment_id, to_char(month, 'YYYY-MM') as month, status, rvl, earned,
        to_char(coalesce(posted_in, case when status = 'paid' then greatest(month, app.next_month_to_close()) end), 'YYYY-MM')
          as explained_in
      from app.months_of_homes_brought(${sql.param(ids)}::uuid[], ${from}, ${services.today()})`);
  return {
    items: page.map(({ at: _, managed_property_id: home, rvl, sent_at, ...row }) => ({
      ...row,
      rvl: rvl === null ? null : Number(rvl),
      sent_at: new Date(sent_at).toISOString(),
      months: months
        .filter((month) => month.managed_property_id === home)
        .map(({ managed_property_id: _home, ...month }) => ({
          ...month,
          rvl: Number(month.rvl),
          earned: month.earned === null ? null : Number(month.earned),
        })),
    })),
    total: await countUpTo(db, sql`app.homes_brought() h`),
    next_cursor,
  };
});
