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
  const queries: Partial<Record<ComplaintKind, SQL>> = {
    home: sql`select title from properties where id = ${id}`,
    lease: sql`select p.title from leases l join properties p on p.id = l.property_id where l.id = ${id}`,
  };
  const query = queries[kind];
  if (!query) return undefined;
  const { rows } = await db.execute<{ title: string }>(query);
  return rows[0]?.title;
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
