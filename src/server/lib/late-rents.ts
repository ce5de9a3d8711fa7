/** Rent that is late, and what of it was reported as paid or is in dispute: that waits for an answer, and nobody is late with it meanwhile. */
import { type SQL, sql } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import type { CalendarDate, Month } from '../../domain/dates.ts';
import type { DueKind } from '../../domain/dues.ts';
import {
  lateButNamed,
  type OpenRent,
  openRent,
  type RentMonth,
  type RentNow,
  rentMonths,
  rentNow,
} from '../../domain/rent-answers.ts';
import type { Executor } from './request-context.ts';

export type ReportedLate = ReturnType<typeof lateButNamed> & {
  leaseId: string;
  /** Of the bed of a PG: whose. */
  homeId: string | null;
  /** Nothing is late once it is confirmed. */
  isAll: boolean;
};

type Row = { home_id: string | null } & Record<
  | 'lease_id'
  | 'id'
  | 'month'
  | 'from_date'
  | 'to_date'
  | 'due_date'
  | 'amount'
  | 'received'
  | 'reported'
  | 'disputed',
  string
> & {
    kind: DueKind;
  };

/** Of each lease of `which` with a payment that waits for its answer; read as the caller reads. */
export async function reportedLate(db: Executor, which: SQL, today: CalendarDate): Promise<ReportedLate[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.home_id, ${dueColumns} from rent_dues d join (select ${leases.id} as id, case when ${leases.bedId} is not null then ${leases.propertyId} end as home_id
        from ${leases} where ${which} and exists (select from rent_payments p where p.lease_id = ${leases.id} and p.state in ('reported', 'mismatch'))) l on l.id = d.lease_id`);
  const byLease = Map.groupBy(rows, ({ lease_id: id }) => id);
  return [...byLease].map(([leaseId, own]) => ({
    leaseId,
    homeId: own[0]?.home_id ?? null,
    ...lateButNamed(own.map(toDue), today),
    isAll: rentNow(own.map(toDue), today).late_since === null,
  }));
}

/** Of each of these leases that owes or waits for anything; the others owe nothing. */
export async function rentsNow(
  db: Executor,
  leaseIds: readonly string[],
  today: CalendarDate,
): Promise<Map<string, RentNow>> {
  const { rows } = await db.execute<Omit<Row, 'home_id'>>(sql`
    select ${dueColumns} from rent_dues d where d.lease_id = any (${sql.param(leaseIds)}::uuid[])
       and (d.received < d.amount or exists (select from rent_payments p where p.due_id = d.id and p.state in ('reported', 'mismatch')))`);
  const byLease = Map.groupBy(rows, ({ lease_id: id }) => id);
  return new Map([...byLease].map(([id, own]) => [id, rentNow(own.map(toDue), today)]));
}

/** Of leases `which`, of months of rent in a time. */
export async function openRentOf(
  db: Executor,
  which: SQL,
  time: Parameters<typeof openRent>[1],
  today: CalendarDate,
): Promise<OpenRent> {
  const { rows } = await db.execute<Omit<Row, 'home_id'>>(sql`
    select ${dueColumns} from rent_dues d join ${leases} on ${leases.id} = d.lease_id where ${which}
       and (d.received < d.amount or exists (select from rent_payments p where p.due_id = d.id and p.state in ('reported', 'mismatch')))`);
  const byLease = Map.groupBy(rows, ({ lease_id: id }) => id);
  return openRent(
    [...byLease.values()].map((own) => own.map(toDue)),
    time,
    today,
  );
}

/** Of each of these managed homes the months of rent of the leases that the reader may read. */
export async function rentMonthsOfHomes(
  db: Executor,
  homeIds: readonly string[],
  today: CalendarDate,
): Promise<Map<string, Map<Month, RentMonth>>> {
  const { rows } = await db.execute<Row>(sql`
    select l.managed_property_id as home_id, ${dueColumns} from rent_dues d join leases l on l.id = d.lease_id
     where l.managed_property_id = any (${sql.param(homeIds)}::uuid[])`);
  const byHome = Map.groupBy(rows, ({ home_id: id }) => id ?? '');
  return new Map(
    [...byHome].map(([id, own]) => {
      const leases = [...Map.groupBy(own, ({ lease_id: lease }) => lease).values()];
      return [
        id,
        rentMonths(
          leases.map((dues) => dues.map(toDue)),
          today,
        ),
      ];
    }),
  );
}

/** The first day of what is late of a row of `leases`; null where nothing is. Its id is written out: as a column it would be that of the due. */
export const lateSince = (today: CalendarDate): SQL =>
  sql`(select min(d.due_date) from rent_dues d
        where d.lease_id = leases.id and d.kind = 'rent' and d.received < d.amount and d.due_date < ${today}::date)`;

/** Those of `which` whose rent is late, but for what waits for an answer. */
export async function isLate(db: Executor, which: SQL, today: CalendarDate): Promise<SQL> {
  const answered = (await reportedLate(db, which, today)).filter(({ isAll }) => isAll);
  const ids = answered.map(({ leaseId }) => leaseId);
  return sql`(${lateSince(today)} is not null and ${leases.id} <> all (${sql.param(ids)}::uuid[]))`;
}

const sumOf = (state: 'reported' | 'mismatch') =>
  sql`coalesce((select sum(p.amount) from rent_payments p where p.due_id = d.id and p.state = ${state}), 0)::text`;

const dueColumns = sql`d.lease_id, d.id, d.kind, d.month::text as month, d.from_date::text as from_date, d.to_date::text as to_date, d.due_date::text as due_date, d.amount::text as amount,
  d.received::text as received, ${sumOf('reported')} as reported, ${sumOf('mismatch')} as disputed`;

const toDue = ({
  id,
  kind,
  month,
  from_date,
  to_date,
  due_date,
  amount,
  received,
  reported,
  disputed,
}: Omit<Row, 'home_id'>) => ({
  id,
  kind,
  month,
  from_date,
  to_date,
  due_date,
  amount: Number(amount),
  received: Number(received),
  reported: Number(reported),
  disputed: Number(disputed),
});
