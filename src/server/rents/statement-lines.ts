/** What a statement tells of, one by one: receipts on the day of payment with the months they are for, repairs, fees and municipal tax. */
import { type SQL, sql } from 'drizzle-orm';
import type { StatementLine } from '../../contract/rents.ts';
import { leases } from '../../db/schema/leases.ts';
import { maintenanceRequests } from '../../db/schema/maintenance.ts';
import { municipalTaxes } from '../../db/schema/rent-statements.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import type { RentPaymentMode } from '../../domain/managed-rentals.ts';
import { paise, shareInWholeRupees } from '../../domain/money.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { paymentsWithRent, receivedIn, taxPaidIn } from './received.ts';
import type { Scope } from './statement-scope.ts';

type Reader = Pick<HandlerContext, 'actor' | 'db'>;
type Time = { from: CalendarDate; to: CalendarDate };

/** More than a year of hundreds of homes has. */
export const MOST_LINES = 20_000;

/** `paid`: who paid whom, and how, of a receipt; tax that the tenant deducted has no mode, and no receipt. */
export type Line = StatementLine & {
  /** By which the homes of a statement are told apart: two may have one name, and a listing that is gone leaves the name alone. */
  home: string;
  paid: { landlord: string; tenant: string; mode: RentPaymentMode | null; reference: string | null } | null;
};
type FeeLine = Line & { month: string; isRentHere: boolean };

export const homeOf = (ids: SQL, name: SQL) => sql`coalesce(coalesce(${ids})::text, ${name})`;

type RentRow = {
  id: string;
  date: string;
  home: string;
  home_name: string;
  what: string | null;
  amount: string;
  landlord: string;
  tenant: string;
  mode: RentPaymentMode | null;
  reference: string | null;
  paid_for: { month: string; amount: number }[] | null;
};

export async function rentLines({ db }: Reader, scope: Scope, time: Time, limit: number): Promise<Line[]> {
  const home = homeOf(sql`${leases.managedPropertyId}, ${leases.propertyId}`, sql`${leases.homeName}`);
  const { rows } = await db.execute<RentRow>(sql`
    select p.id, p.paid_on::text as date, ${home} as home, ${leases.homeName} as home_name, p.receipt_number as what,
        rent.amount::text as amount, ${leases.landlordName} as landlord, ${leases.tenantName} as tenant, p.mode, p.reference,
        (select jsonb_agg(jsonb_build_object('month', to_char(d.month, 'YYYY-MM'), 'amount', a.amount) order by d.month)
          from rent_allocations a join rent_dues d on d.id = a.due_id
         where a.payment_id = p.id and d.kind = 'rent') as paid_for
      from ${paymentsWithRent} join ${leases} on ${leases.id} = p.lease_id
     where ${receivedIn(scope.leases, time)}
    union all
    select c.id, c.paid_on::text, ${home}, ${leases.homeName}, 'TDS ' || c.reference, c.amount::text, ${leases.landlordName},
        ${leases.tenantName}, null, null, jsonb_build_array(jsonb_build_object('month', to_char(d.month, 'YYYY-MM'), 'amount', c.amount))
      from due_closings c join rent_dues d on d.id = c.due_id join ${leases} on ${leases.id} = d.lease_id
     where ${taxPaidIn(scope.leases, time)} order by date, what, id limit ${limit}`);
  return rows.map(({ landlord, tenant, mode, reference, amount, paid_for, ...row }) => ({
    ...row,
    kind: 'rent',
    amount: Number(amount),
    paid_for: paid_for ?? [],
    paid: { landlord, tenant, mode, reference },
  }));
}

type CostRow = Pick<Line, 'id' | 'date' | 'home' | 'home_name' | 'what'> & { amount: string };
const costLine =
  (kind: 'repair' | 'municipal_tax') =>
  ({ amount, ...row }: CostRow): Line => ({
    ...row,
    kind,
    amount: Number(amount),
    paid_for: [],
    paid: null,
  });

/** On the day in India when the work was done; also of homes that stood empty then. What cost nothing is no line. */
export async function repairLines({ db }: Reader, scope: Scope, time: Time, limit: number): Promise<Line[]> {
  const day = sql`(done_at at time zone 'Asia/Kolkata')::date`;
  const ofLease = sql`(select coalesce(l.managed_property_id, l.property_id) from leases l where l.id = lease_id)`;
  const home = homeOf(sql`managed_property_id, property_id, ${ofLease}`, sql`home_name`);
  const { rows } = await db.execute<CostRow>(sql`
    select id, ${day}::text as date, ${home} as home, home_name, title as what, cost::text as amount
      from ${maintenanceRequests}
     where ${scope.requests} and status = 'done' and cost > 0 and ${day} between ${time.from} and ${time.to}
     order by done_at, id limit ${limit}`);
  return rows.map(costLine('repair'));
}

/** Its owner's own, and not told where a statement is of one manager's homes. */
export async function taxLines(context: Reader, scope: Scope, time: Time, limit: number): Promise<Line[]> {
  if (scope.as === 'manager' || scope.manager) return [];
  const { ownerId, managedPropertyId, propertyId, homeName, paidOn, id, reference, amount } = municipalTaxes;
  const { rows } = await context.db.execute<CostRow>(sql`
    select ${id} as id, ${paidOn}::text as date, ${homeOf(sql`${managedPropertyId}, ${propertyId}`, sql`${homeName}`)} as home,
        ${homeName} as home_name, ${reference} as what, ${amount}::text as amount
      from ${municipalTaxes} where ${ownerId} = ${userIdOf(context)} and ${paidOn} between ${time.from} and ${time.to}
     order by ${paidOn}, ${id} limit ${limit}`);
  return rows.map(costLine('municipal_tax'));
}

type FeeRow = {
  home: string;
  home_name: string;
  month: string;
  rvl: string;
  fee: number;
  is_rent_here: boolean;
};

/** Of managed homes, for the months that were marked paid, at the fee that held in each of them. */
export async function feeLines({ db }: Reader, scope: Scope, { from, to }: Time): Promise<FeeLine[]> {
  const { rows } = await db.execute<FeeRow>(sql`
    select m.id::text as home, d.property_name as home_name, to_char(p.payment_month, 'YYYY-MM') as month,
        p.rvl_amount::text as rvl, app.fee_of(m.id, p.payment_month) as fee,
        exists (select from ${leases} join rent_dues d on d.lease_id = ${leases.id}
          where ${leases.managedPropertyId} = m.id and d.kind = 'rent' and d.month = p.payment_month and ${scope.leases}) as is_rent_here
      from managed_property_rvl_payments p join managed_properties m on m.id = p.managed_property_id
        join managed_property_details d on d.id = m.id
     where ${scope.managed} and p.payment_status = 'paid' and p.payment_month between ${from} and ${to}
     order by p.payment_month, d.property_name, m.id limit ${MOST_LINES}`);
  return rows.map(({ home, home_name, month, rvl, fee, is_rent_here: isRentHere }) => {
    const amount = shareInWholeRupees(paise(Number(rvl)), fee);
    return {
      id: `${home} ${month}`,
      kind: 'fee',
      date: null,
      home,
      home_name,
      what: null,
      paid_for: [{ month, amount }],
      amount,
      paid: null,
      month,
      isRentHere,
    };
  });
}

/** The day, or of a fee the month, that a line stands by. */
const place = ({ date, paid_for: [first] }: Line) => date ?? first?.month ?? '';

/** All of them, oldest first. */
export const inOrder = (...kinds: readonly (readonly Line[])[]): Line[] =>
  kinds.flat().toSorted((one, other) => place(one).localeCompare(place(other)));

export const toShown = ({ id, kind, date, home_name, what, paid_for, amount }: Line): StatementLine => ({
  id,
  kind,
  date,
  home_name,
  what,
  paid_for,
  amount,
});
