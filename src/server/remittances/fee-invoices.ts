/** Invoices of the fees that were kept from owners' rent: one for each home and month, once the month is over. */
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
import { gstStateOf } from '../../domain/gst.ts';
import { invoiceFee } from '../invoices/issue.ts';
import type { Jobs } from '../lib/jobs.ts';

const AT_ONCE = 100;

/** What was kept until the end of the month before and is not invoiced yet. Rent that was taken back lowers the next invoice. */
export async function invoiceFees(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const month = monthOf(addMonths(firstDayOf(monthOf(dateInIndia(now))), -1));
  for (;;) {
    const made = await database.asWorker((tx) => invoiceSome(tx, jobs, month));
    if (made < AT_ONCE) return;
  }
}

type Kept = {
  lease_id: string;
  landlord_id: string | null;
  name: string;
  address: string | null;
  home: string;
  state: string | null;
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
        (k.amount - coalesce(b.amount, 0))::text as amount
      from kept k join leases s on s.id = k.lease_id left join billed b on b.lease_id = k.lease_id
     where k.amount > coalesce(b.amount, 0) order by k.lease_id limit ${AT_ONCE}`);
  for (const { lease_id, landlord_id, name, address, home, state, amount } of rows) {
    await invoiceFee(
      { db: tx, jobs, actorId: null },
      {
        fee: 'management_fee',
        key: `management_fee ${lease_id} ${month}`,
        total: Number(amount),
        sourceId: null,
        leaseId: lease_id,
        payer: { id: landlord_id, name, address, gstin: null },
        place: gstStateOf(state),
        description: `Management of ${home}, ${formatMonth(month)}`,
        paidBy: 'Kept from the rent',
      },
    );
  }
  return rows.length;
}
