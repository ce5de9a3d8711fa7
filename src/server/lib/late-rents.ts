/** What is late of a lease and was reported as paid: it waits for whoever receives it, and nobody is late with it meanwhile. */
import { type SQL, sql } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import type { DueKind } from '../../domain/dues.ts';
import { lateButReported } from '../../domain/rent-answers.ts';
import type { Executor } from './request-context.ts';

export type ReportedLate = ReturnType<typeof lateButReported> & {
  leaseId: string;
  /** Of the bed of a PG: whose. */
  homeId: string | null;
};

type Row = { home_id: string | null } & Record<
  'lease_id' | 'id' | 'due_date' | 'amount' | 'received' | 'reported' | 'disputed',
  string
> & {
    kind: DueKind;
  };

/** Of each lease of `which` with a payment that waits for its answer; read as the caller reads. */
export async function reportedLate(db: Executor, which: SQL, today: CalendarDate): Promise<ReportedLate[]> {
  const sumOf = (state: 'reported' | 'mismatch') =>
    sql`coalesce((select sum(p.amount) from rent_payments p where p.due_id = d.id and p.state = ${state}), 0)::text`;
  const { rows } = await db.execute<Row>(sql`
    select d.lease_id, l.home_id, d.id, d.kind, d.due_date::text as due_date, d.amount::text as amount, d.received::text as received,
        ${sumOf('reported')} as reported, ${sumOf('mismatch')} as disputed
      from rent_dues d join (select ${leases.id} as id, case when ${leases.bedId} is not null then ${leases.propertyId} end as home_id
        from ${leases} where ${which} and exists (select from rent_payments p where p.lease_id = ${leases.id} and p.state = 'reported')) l on l.id = d.lease_id`);
  const byLease = Map.groupBy(rows, ({ lease_id: id }) => id);
  return [...byLease].map(([leaseId, own]) => ({
    leaseId,
    homeId: own[0]?.home_id ?? null,
    ...lateButReported(own.map(toDue), today),
  }));
}

const toDue = ({ id, kind, due_date, amount, received, reported, disputed }: Row) => ({
  id,
  kind,
  due_date,
  amount: Number(amount),
  received: Number(received),
  reported: Number(reported),
  disputed: Number(disputed),
});
