/** What a complaint is about, in words and figures, as far as whoever complains may see it. */
import { type SQL, sql } from 'drizzle-orm';
import type { ComplaintKind } from '../../domain/complaints.ts';
import { formatMonthInEnglish } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import type { Executor } from '../lib/request-context.ts';

/** Read under the policies of whoever complains. Throws `complaint.subject-unknown` for what is not theirs to see. */
export async function titleOfSubject(
  db: Executor,
  kind: ComplaintKind,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null;
  const title = kind === 'commission_line' ? await lineTitle(db, id) : await rowTitle(db, kind, id);
  if (title === undefined) throw new RuleBroken('complaint.subject-unknown', 'subject_id');
  return title;
}

async function rowTitle(db: Executor, kind: ComplaintKind, id: string): Promise<string | undefined> {
  // A home has several leases in the course of the years, so one is named with its days. Of a managed home there is no listing.
  const lease = sql`select home_name || ', ' || start_date || ' – ' || coalesce(ended_on, ends_on, end_date) as title
    from leases where id = ${id}`;
  const queries: Partial<Record<ComplaintKind, SQL>> = {
    // Whoever rents a home sees its listing no more.
    home: sql`select coalesce((select p.title from properties p where p.id = ${id}),
      (select l.home_name from leases l where l.property_id = ${id} limit 1)) as title`,
    lease,
    payment: lease,
  };
  const query = queries[kind];
  if (!query) return undefined;
  const { rows } = await db.execute<{ title: string | null }>(query);
  return rows[0]?.title ?? undefined;
}

/** The month in which it was credited first, and what all lines of that rent came to. */
async function lineTitle(db: Executor, paymentId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ month: string | null; amount: number }>(sql`
    select to_char(min(month_year), 'YYYY-MM') as month, coalesce(sum(amount), 0)::float8 as amount
      from managed_rental_commissions where payment_id = ${paymentId} and affiliate_id = app.affiliate_id()`);
  const [line] = rows;
  return line?.month
    ? `${formatMonthInEnglish(line.month)} · ${formatRupeesExact(paise(line.amount))}`
    : undefined;
}
