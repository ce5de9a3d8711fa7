/** Invoices of owners' fees once a month is over: what was kept from the rent of a home, and what owners who collect the rent are to pay. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { addMonths, dateInIndia, firstDayOf, type Instant, lastDayOf, monthOf } from '../../domain/dates.ts';
import { type GstStateCode, gstStateOf, stateOfAddress } from '../../domain/gst.ts';
import { describeService } from '../../domain/invoice-services.ts';
import { KEPT_FROM_RENT } from '../../domain/invoices.ts';
import { FEE_DUE_DAYS } from '../../domain/remittances.ts';
import { chargesGst, creditSource, invoiceFee, namesOfStates } from '../invoices/issue.ts';
import type { Jobs } from '../lib/jobs.ts';

const AT_ONCE = 100;

/** What was kept until the end of the month before and is not invoiced yet. Rent that was taken back lowers the next invoice. */
export async function invoiceFees(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const month = monthOf(addMonths(firstDayOf(monthOf(dateInIndia(now))), -1));
  for (const some of [invoiceSome, creditSome, askSome]) {
    let last: string | null = null;
    do {
      const after: string = last ?? FIRST;
      last = await database.asWorker((tx) => some(tx, jobs, { month, after }));
    } while (last !== null);
  }
}

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** What is left for a turn: of that month and before it, behind the row where the turn before ended. */
type Turn = { month: string; after: string };

/** The id where the next turn goes on; null after the last row. A home that waits for its state is not met twice. */
const lastOf = (ids: readonly string[]): string | null =>
  ids.length < AT_ONCE ? null : (ids.at(-1) ?? null);

/**
 * Whether an invoice of a home can be written: where tax is charged, its state must be known. Else the office is asked for it, and the fee is
 * invoiced once it is.
 */
async function isPlaceKnown(
  tx: Transaction,
  homeId: string | null,
  { place, taxed }: { place: GstStateCode | null; taxed: boolean },
): Promise<boolean> {
  const known = place !== null || !taxed;
  await tx.execute(
    known
      ? sql`update managed_property_details set state_missing_since = null where id = ${homeId} and state_missing_since is not null`
      : sql`update managed_property_details set state_missing_since = app.now() where id = ${homeId} and state_missing_since is null`,
  );
  return known;
}

/** The company that the owner of this managed home named, as `o`. */
const companyOf = (homeId: SQL): SQL =>
  sql`left join owner_companies oc on oc.managed_property_id = ${homeId} left join organisations o on o.id = oc.organisation_id`;

type Stored = {
  lease_id: string;
  home_id: string | null;
  home_state: GstStateCode | null;
  landlord_id: string | null;
  /** Of the owner's company, where they named one. */
  name: string;
  address: string | null;
  gstin: string | null;
  home: string;
  /** Of the city of a listed home. */
  state: string | null;
  /** What its papers call the place, the surest first. */
  places: (string | null)[];
  amount: string;
};

async function invoiceSome(tx: Transaction, jobs: Jobs, { month, after }: Turn): Promise<string | null> {
  const { rows } = await tx.execute<Stored>(sql`
    with kept as (
      select l.lease_id, -sum(l.amount) as amount from journal_lines l join journal_entries e on e.id = l.entry_id
       where e.kind = 'management_fee' and l.account = 'fee_income' and e.happened_on <= ${lastDayOf(month)} group by 1
    ), billed as (
      select lease_id, sum(total) as amount from invoices where fee = 'management_fee' and kind <> 'credit_note' group by 1
    )
    select k.lease_id, p.id as home_id, d.home_state, s.landlord_id, coalesce(o.legal_name, s.landlord_name) as name,
        s.landlord_address as address, o.gstin, s.home_name as home,
        (select c.state from properties h join cities c on c.id = h.city_id where h.id = s.property_id) as state,
        array[a.property_address, a.property_location, s.home_address] as places,
        (k.amount - coalesce(b.amount, 0))::text as amount
      from kept k join leases s on s.id = k.lease_id left join billed b on b.lease_id = k.lease_id
        left join managed_properties p on p.id = s.managed_property_id left join managed_rental_applications a on a.id = p.application_id
        left join managed_property_details d on d.id = p.id ${companyOf(sql`p.id`)}
     where k.amount > coalesce(b.amount, 0) and k.lease_id > ${after} order by k.lease_id limit ${AT_ONCE}`);
  const names = rows.length > 0 ? await namesOfStates(tx) : new Map();
  const taxed = rows.length > 0 && (await chargesGst(tx));
  for (const row of rows) {
    const { lease_id, landlord_id, name, address, gstin, home, state, places, amount } = row;
    const place = row.home_state ?? gstStateOf(state) ?? stateOfAddress(places, names);
    if (!(await isPlaceKnown(tx, row.home_id, { place, taxed }))) continue;
    await invoiceFee(
      { db: tx, jobs, actorId: null },
      {
        fee: 'management_fee',
        key: `management_fee ${lease_id} ${month}`,
        total: Number(amount),
        sourceId: null,
        leaseId: lease_id,
        payer: { id: landlord_id, name, address, gstin },
        home: place,
        place: null,
        description: describeService({ kind: 'management', home, month }),
        paidBy: KEPT_FROM_RENT,
      },
    );
  }
  return lastOf(rows.map(({ lease_id: id }) => id));
}

/** An invoice of a month's rent that no credit note took back in full, of payments `r`. */
const standing = sql`select from invoices i where i.source_id = r.id and i.kind <> 'credit_note'
  and i.total > coalesce((select sum(c.total) from invoices c where c.corrects = i.id), 0)`;

type Asked = {
  id: string;
  home_id: string;
  home_state: GstStateCode | null;
  sequence: number;
  owner_id: string;
  /** Of the owner's company, where they named one. */
  name: string;
  address: string | null;
  gstin: string | null;
  home: string;
  places: (string | null)[];
  month: string;
  amount: string;
};

/** Fees of rent that owners collect themselves: by the mandate that held in that month, once the office knows that its rent was paid. */
async function askSome(tx: Transaction, jobs: Jobs, { month, after }: Turn): Promise<string | null> {
  const { rows } = await tx.execute<Asked>(sql`
    select r.id, p.id as home_id, d.home_state, r.sequence, p.owner_id, coalesce(o.legal_name, f.full_name) as name,
        a.property_address as address, o.gstin, d.property_name as home,
        array[a.property_address, a.property_location] as places, to_char(r.payment_month, 'YYYY-MM') as month, app.fee_of_rent(r.rvl_amount, m.fee_bp)::text as amount
      from managed_property_rvl_payments r join managed_properties p on p.id = r.managed_property_id
        join managed_rental_applications a on a.id = p.application_id join managed_property_details d on d.application_id = a.id
        join profiles f on f.user_id = p.owner_id ${companyOf(sql`p.id`)}
        join lateral (select m.collects, m.fee_bp from mandates m
          where m.managed_property_id = p.id and m.state = 'agreed'
            and date_trunc('month', m.answered_at at time zone 'Asia/Kolkata') <= r.payment_month
          order by m.version desc limit 1) m on m.collects = 'owner'
     where r.payment_status = 'paid' and r.payment_date <= ${lastDayOf(month)} and r.payment_month <= ${firstDayOf(month)}
       and app.fee_of_rent(r.rvl_amount, m.fee_bp) > 0 and not exists (${standing}) and r.id > ${after}
     order by r.id limit ${AT_ONCE}`);
  const names = rows.length > 0 ? await namesOfStates(tx) : new Map();
  const taxed = rows.length > 0 && (await chargesGst(tx));
  for (const row of rows) {
    const { id, sequence, owner_id, name, address, gstin, home, places, month: of, amount } = row;
    const place = row.home_state ?? stateOfAddress(places, names);
    if (!(await isPlaceKnown(tx, row.home_id, { place, taxed }))) continue;
    await invoiceFee(
      { db: tx, jobs, actorId: null },
      {
        fee: 'management_fee',
        key: `management_fee ${id} ${sequence}`,
        total: Number(amount),
        sourceId: id,
        payer: { id: owner_id, name, address, gstin },
        home: place,
        place: null,
        description: describeService({ kind: 'management', home, month: of }),
        paidBy: null,
        dueInDays: FEE_DUE_DAYS,
      },
    );
  }
  return lastOf(rows.map((row) => row.id));
}

/** Rent that turned out not to be paid bears no fee. */
async function creditSome(tx: Transaction, jobs: Jobs, { after }: Turn): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select r.id from managed_property_rvl_payments r
     where r.payment_status <> 'paid' and exists (${standing}) and r.id > ${after} order by r.id limit ${AT_ONCE}`);
  for (const { id } of rows) {
    await creditSource({ db: tx, jobs, actorId: null }, id, 'The rent of this month was not paid');
  }
  return lastOf(rows.map(({ id }) => id));
}
