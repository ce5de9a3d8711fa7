/** What each managed home that a broker brought has paid, and what of it became their own commission. */
import { sql } from 'drizzle-orm';
import type { HomeEarning } from '../../contract/brokers.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';

const newest: Keyset = { key: sql`p.created_at`, type: 'timestamptz', id: sql`p.id`, descending: true };

type Row = Omit<HomeEarning, 'rvl_amount' | 'rvl_paid' | 'earned'> & {
  rvl_amount: string;
  rvl_paid: string;
  earned: string;
  at: string;
};

/** Lines are read under one's own policy: another affiliate's of the same home are not among them. */
export const homeEarnings = api.brokers.homeEarnings.handler(async ({ context: { db }, input }) => {
  const after = afterCursor(newest, input.cursor);
  const { rows } = await db.execute<Row>(sql`
    select p.id, d.property_name, a.property_location, p.status, d.rvl_amount, d.affiliate_name as credited,
        coalesce(paid.months, 0)::int as months_paid, coalesce(paid.amount, 0) as rvl_paid,
        coalesce(earned.amount, 0) as earned, ${keyText(newest)} as at
      from managed_properties p
        join managed_property_details d on d.id = p.id
        join managed_rental_applications a on a.id = p.application_id
        left join lateral (select count(*) as months, sum(r.rvl_amount) as amount from managed_property_rvl_payments r
          where r.managed_property_id = p.id and r.payment_status = 'paid') paid on true
        left join lateral (select sum(l.amount) as amount from managed_rental_commissions l
          join managed_property_rvl_payments r on r.id = l.payment_id
          where r.managed_property_id = p.id and l.affiliate_id = app.affiliate_id()) earned on true
     where p.broker_id = app.broker_id() ${after ? sql`and ${after}` : sql``}
     order by ${orderOf(newest)} limit ${input.limit + 1}`);
  const { page, next_cursor } = cutPage(rows, input.limit, ({ id }) => id);
  return {
    items: page.map(({ at: _, ...row }) => ({
      ...row,
      rvl_amount: Number(row.rvl_amount),
      rvl_paid: Number(row.rvl_paid),
      earned: Number(row.earned),
    })),
    total: await countUpTo(db, sql`managed_properties p where p.broker_id = app.broker_id()`),
    next_cursor,
  };
});
