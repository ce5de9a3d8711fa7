/** What a person's managed rentals lock and what their affiliate team earned them, as their page in the CRM shows it. */
import { type SQL, sql } from 'drizzle-orm';
import type {
  CommissionMonth,
  RvlRecord,
  UserDetail,
  UserPayment,
  UserTransfer,
} from '../../contract/users.ts';
import { payoutCode } from '../../domain/commission/payouts.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';

const MOST_MONTHS = 120;

/** What `affiliate_id`s are theirs. */
const codesOf = (userId: string): SQL =>
  sql`(select r.affiliate_id from affiliate_registrations r where r.user_id = ${userId})`;

/** Applications whose landlord they are, which they handed in as broker, or whose home is credited to them as affiliate now. */
const concerns = (userId: string): SQL =>
  sql`(a.landlord_id = ${userId} or a.submitted_by_broker_id = (select b.id from brokers b where b.user_id = ${userId})
    or a.id in (select p.application_id from managed_property_details d join managed_properties p on p.id = d.id
      where d.affiliate_id in ${codesOf(userId)}))`;

type Totals = Pick<UserDetail, 'properties' | 'total_rvl' | 'total_commissions'>;

/** Amounts in paise. */
export async function totalsOf(db: Executor, userId: string): Promise<Totals> {
  const { rows } = await db.execute<Totals>(sql`
    select
      (select count(*) from properties where listed_by = ${userId} and listing_state <> 'withdrawn')::int as properties,
      (select coalesce(sum(a.rental_value_locked), 0) from managed_rental_applications a
        where a.status = 'approved' and ${concerns(userId)})::float8 as total_rvl,
      (select coalesce(sum(l.amount), 0) from managed_rental_commissions l where l.affiliate_id in
        ${codesOf(userId)})::float8 as total_commissions`);
  return rows[0] ?? { properties: 0, total_rvl: 0, total_commissions: 0 };
}

const newest: Keyset = { key: sql`a.created_at`, type: 'timestamptz', id: sql`a.id`, descending: true };

type Asked = { userId: string; limit: number; cursor?: string | undefined };

export async function rvlRecordsOf(db: Executor, { userId, limit, cursor }: Asked) {
  const after = afterCursor(newest, cursor) ?? sql`true`;
  const { rows } = await db.execute<RvlRecord & { at: string }>(sql`
    select a.id, a.status, p.id is not null as is_configured, p.status as property_status,
      coalesce(d.property_name, a.property_location) as property_name, a.property_location,
      sided.side,
      a.monthly_rent::float8 as monthly_rent, a.rental_value_locked::float8 as rental_value_locked,
      paid.months::int as paid_months, paid.rvl::float8 as paid_rvl,
      to_json(a.created_at) #>> '{}' as created_at, ${keyText(newest)} as at
    from managed_rental_applications a
      left join managed_properties p on p.application_id = a.id
      left join managed_property_details d on d.id = p.id
      cross join lateral (
        select case when a.landlord_id = ${userId} then 'owner'
          when a.submitted_by_broker_id = (select b.id from brokers b where b.user_id = ${userId}) then 'broker'
          else 'affiliate' end as side) sided
      cross join lateral (
        select count(*) as months, coalesce(sum(m.rvl_amount), 0) as rvl from managed_property_rvl_payments m
         where m.managed_property_id = p.id and m.payment_status = 'paid' and (sided.side <> 'affiliate'
           or app.credit_of(p.id, m.payment_month, m.payment_month) in ${codesOf(userId)})) paid
    where ${concerns(userId)} and ${after}
    order by ${orderOf(newest)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  return {
    items: page.map(({ at: _, ...record }) => record),
    total: await countUpTo(db, sql`managed_rental_applications a where ${concerns(userId)}`),
    next_cursor,
  };
}

const newestPayment: Keyset = {
  key: sql`p.created_at`,
  type: 'timestamptz',
  id: sql`p.id`,
  descending: true,
};

/** The person's payments, newest first. */
export async function paymentsOf(db: Executor, { userId, limit, cursor }: Asked) {
  const after = afterCursor(newestPayment, cursor) ?? sql`true`;
  const { rows } = await db.execute<UserPayment & { at: string }>(sql`
    select p.id, p.kind, p.provider, p.provider_payment_id as reference, p.amount::float8 as amount, p.status, p.note,
      to_json(p.paid_at) #>> '{}' as paid_at, to_json(p.created_at) #>> '{}' as created_at, ${keyText(newestPayment)} as at
    from payments p where p.user_id = ${userId} and ${after} order by ${orderOf(newestPayment)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  return {
    items: page.map(({ at: _, ...payment }) => payment),
    total: await countUpTo(db, sql`payments p where p.user_id = ${userId}`),
    next_cursor,
  };
}

const newestTransfer: Keyset = { key: sql`p.number`, type: 'bigint', id: sql`p.id`, descending: true };

/** Transfers to the person, newest first; one that was left out of its batch or cancelled with it was never sent. */
export async function transfersOf(db: Executor, { userId, limit, cursor }: Asked) {
  const after = afterCursor(newestTransfer, cursor) ?? sql`true`;
  const { rows } = await db.execute<Omit<UserTransfer, 'code'> & { number: number; at: string }>(sql`
    select p.id, p.batch_id, p.number::float8 as number, p.payee_kind, p.amount::float8 as amount, p.state, b.state as batch_state,
      p.masked as account, p.reference, p.paid_on::text as paid_on, p.failure, to_json(p.created_at) #>> '{}' as created_at,
      ${keyText(newestTransfer)} as at
    from payouts p join payout_batches b on b.id = p.batch_id
    where p.user_id = ${userId} and ${after} order by ${orderOf(newestTransfer)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  return {
    items: page.map(({ at: _, number, ...transfer }) => ({ ...transfer, code: payoutCode(number) })),
    total: await countUpTo(db, sql`payouts p where p.user_id = ${userId}`),
    next_cursor,
  };
}

/** Closed months in which they stood in the tree, newest first, and whether what each left has been paid out. */
export async function commissionMonthsOf(db: Executor, userId: string): Promise<CommissionMonth[]> {
  const { rows } = await db.execute<CommissionMonth>(sql`
    select to_char(n.month, 'YYYY-MM') as month, n.rank, n.rate_bp::int as rate_bp, n.personal::float8 as personal,
      n.team::float8 as team, n.qualifying::float8 as qualifying, n.held::float8 as held, l.commission,
      case when l.commission <= 0 then null when h.month is not null and h.outcome is null then 'held'
        when h.outcome = 'lapsed' then 'lapsed' when p.paid_on is not null then 'paid' else 'payable' end as state,
      case when l.commission > 0 and h.outcome is distinct from 'lapsed' then p.paid_on end as paid_on
    from commission_nodes n join affiliate_registrations r on r.affiliate_id = n.affiliate_id
      left join commission_holds h on h.affiliate_id = n.affiliate_id and h.month = n.month
      cross join lateral (select coalesce(sum(c.amount), 0)::float8 as commission from managed_rental_commissions c
        where c.affiliate_id = n.affiliate_id and c.month_year = n.month) l
      cross join lateral (${firstTransfer}) p
    where r.user_id = ${userId} order by n.month desc limit ${MOST_MONTHS}`);
  return rows;
}

/** A batch pays whole balances up to its month; what was held is part of them from the month that released it. */
const firstTransfer = sql`select to_char(min(t.paid_on), 'YYYY-MM-DD') as paid_on
  from payouts t join payout_batches b on b.id = t.batch_id
  where t.affiliate_id = n.affiliate_id and t.state = 'paid'
    and b.month >= case when h.month is null then n.month else h.outcome_month end`;
