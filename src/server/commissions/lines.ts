/** Commission lines of a month, a page at a time; row policies show an affiliate his own. */
import { type SQL, sql } from 'drizzle-orm';
import type { CommissionLine } from '../../contract/commissions.ts';
import { firstDayOf, type Month } from '../../domain/dates.ts';
import type { Executor } from '../lib/request-context.ts';

export interface LinesAsked {
  readonly month: Month;
  readonly limit: number;
  readonly offset: number;
}

type Row = Omit<CommissionLine, 'base' | 'amount'> & { base: string; amount: string };

export async function linesOf(db: Executor, { month, limit, offset }: LinesAsked, where: SQL) {
  const { rows } = await db.execute<Row>(sql`
    select l.payment_id, l.sequence, l.kind, l.affiliate_id, coalesce(r.full_name, '') as full_name,
      to_char(l.month_year, 'YYYY-MM') as month, to_char(l.origin_month, 'YYYY-MM') as origin_month,
      d.property_name, l.level, l.base, l.rate_bp, l.paid_below_bp, l.amount, l.status
    from (select * from managed_rental_commissions l where l.month_year = ${firstDayOf(month)} and ${where}
           order by l.payment_id, l.sequence, l.affiliate_id, l.kind limit ${limit + 1} offset ${offset}) l
      left join affiliate_registrations r on r.affiliate_id = l.affiliate_id
      left join managed_property_rvl_payments p on p.id = l.payment_id
      left join managed_property_details d on d.id = p.managed_property_id
    order by l.payment_id, l.sequence, l.level, l.kind`);
  const items = rows.slice(0, limit).map((row) => ({
    ...row,
    base: Number(row.base),
    amount: Number(row.amount),
  }));
  return { items, has_more: rows.length > limit };
}
