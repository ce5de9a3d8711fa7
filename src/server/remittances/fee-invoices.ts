/** Invoices of owners' fees once a month is over: what was kept from the rent of a home, and what owners who collect the rent are to pay. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import {
  addMonths,
  dateInIndia,
  firstDayOf,
  formatMonth,
  type Instant,
  lastDayOf,
  monthOf,
} from '../../domain/dates.ts';
import { gstStateOf, stateOfAddress } from '../../domain/gst.ts';
import { FEE_DUE_DAYS } from '../../domain/remittances.ts';
import { creditSource, invoiceFee, namesOfStates } from '../invoices/issue.ts';
import type { Jobs } from '../lib/jobs.ts';

const AT_ONCE = 100;

/** What was kept until the end of the month before and is not invoiced yet. Rent that was taken back lowers the next invoice. */
export async function invoiceFees(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const month = monthOf(addMonths(firstDayOf(monthOf(dateInIndia(now))), -1));
  for (const some of [invoiceSome, creditSome, askSome]) {
    for (;;) {
      const made = await database.asWorker((tx) => some(tx, jobs, month));
      if (made < AT_ONCE) break;
    }
  }
}

type Kept = {
  lease_id: string;
  landlord_id: string | null;
  name: string;
  address: string | null;
  home: string;
  /** Of the city of a listed home. */
  state: string | null;
  /** What its papers call the place, the surest first. */
  places: (string | null)[];
  amount: string;
};

async function invoiceSome(tx: Transaction, jobs: Jobs, month: string): Promise<number> {
  const { rows } = await tx.execute<Kept>(sql`
    with kept as (
      select l.lease_id, -sum(l.amount) as amount from journal_lines l join journal_entries e on e.id = l.entry_id
       where e.kind = 'management_fee' and l.account = 'fee_income' and e.happened_on <= ${lastDayOf(month)} group by 1
    ), billed as (
      select lease_id, sum(total) as amount from invoices where fee = 'management_fee' and kind <> 'credit_note' group by 1
    )
    select k.lease_id, s.landlord_id, s.landlord_name as name, s.landlord_address as address, s.home_name as home,
        (select c.state from properties h join cities c on c.id = h.city_id where h.id = s.property_id) as state,
        array[a.property_address, a.property_location, s.home_address] as places,
        (k.amount - coalesce(b.amount, 0))::text as amount
      from kept k join leases s on s.id = k.lease_id left join billed b on b.lease_id = k.lease_id
        left join managed_properties p on p.id = s.managed_property_id left join managed_rental_applications a on a.id = p.application_id
     where k.amount > coalesce(b.amount, 0) order by k.lease_id limit ${AT_ONCE}`);
  const names = rows.length > 0 ? await namesOfStates(tx) : new Map();
  for (const { lease_id, landlord_id, name, address, home, state, places, amount } of rows) {
    await invoiceFee(
      { db: tx, jobs, actorId: null },
      {
        fee: 'management_fee',
        key: `management_fee ${lease_id} ${month}`,
        total: Number(amount),
        sourceId: null,
        leaseId: lease_id,
        payer: { id: landlord_id, name, address, gstin: null },
        home: gstStateOf(state) ?? stateOfAddress(places, names),
        place: null,
        description: `Management of ${home}, ${formatMonth(month)}`,
        paidBy: 'Kept from the rent',
      },
    );
  }
  return rows.length;
}

/** An invoice of a month's rent that no credit note took back in full, of payments `r`. */
const standing = sql`select from invoices i where i.source_id = r.id and i.kind <> 'credit_note'
  and i.total > coalesce((select sum(c.total) from invoices c where c.corrects = i.id), 0)`;

type Asked = {
  id: string;
  sequence: number;
  owner_id: string;
  name: string;
  address: string | null;
  home: string;
  places: (string | null)[];
  month: string;
  amount: string;
};

/** Fees of rent that owners collect themselves: by the mandate that held in that month, once the office knows that its rent was paid. */
async function askSome(tx: Transaction, jobs: Jobs, month: string): Promise<number> {
  const { rows } = await tx.execute<Asked>(sql`
    select r.id, r.sequence, p.owner_id, f.full_name as name, a.property_address as address, d.property_name as home,
        array[a.property_address, a.property_location] as places, to_char(r.payment_month, 'YYYY-MM') as month, app.fee_of_rent(r.rvl_amount, m.fee_bp)::text as amount
      from managed_property_rvl_payments r join managed_properties p on p.id = r.managed_property_id
        join managed_rental_applications a on a.id = p.application_id join managed_property_details d on d.application_id = a.id
        join profiles f on f.user_id = p.owner_id
        join lateral (select m.collects, m.fee_bp from mandates m
          where m.managed_property_id = p.id and m.state = 'agreed'
            and date_trunc('month', m.answered_at at time zone 'Asia/Kolkata') <= r.payment_month
          order by m.version desc limit 1) m on m.collects = 'owner'
     where r.payment_status = 'paid' and r.payment_date <= ${lastDayOf(month)} and r.payment_month <= ${firstDayOf(month)}
       and app.fee_of_rent(r.rvl_amount, m.fee_bp) > 0 and not exists (${standing})
     order by r.id limit ${AT_ONCE}`);
  const names = rows.length > 0 ? await namesOfStates(tx) : new Map();
  for (const { id, sequence, owner_id, name, address, home, places, month: of, amount } of rows) {
    await invoiceFee(
      { db: tx, jobs, actorId: null },
      {
        fee: 'management_fee',
        key: `management_fee ${id} ${sequence}`,
        total: Number(amount),
        sourceId: id,
        payer: { id: owner_id, name, address, gstin: null },
        home: stateOfAddress(places, names),
        place: null,
        description: `Management of ${home}, ${formatMonth(of)}`,
        paidBy: null,
        dueInDays: FEE_DUE_DAYS,
      },
    );
  }
  return rows.length;
}

/** Rent that turned out not to be paid bears no fee. */
async function creditSome(tx: Transaction, jobs: Jobs): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select r.id from managed_property_rvl_payments r
     where r.payment_status <> 'paid' and exists (${standing}) order by r.id limit ${AT_ONCE}`);
  for (const { id } of rows) {
    await creditSource({ db: tx, jobs, actorId: null }, id, 'The rent of this month was not paid');
  }
  return rows.length;
}
