/** Whose statement it is, and for whose rent the money comes into that account. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { StatementSide } from '../../contract/bank-statements.ts';
import { can } from '../../domain/permissions.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

export type Account = {
  /** Null: the operator's account. */
  ownerId: string | null;
  /** Of lines `b`. */
  isOwn: SQL;
  /** In `from`: open dues of the leases whose rent comes into the account, which its lines may pay. */
  dues: SQL;
  /** In `from`: payments of these leases. */
  payments: SQL;
  /** In `from`: of them those that a tenant reported and that wait for an answer. */
  reports: SQL;
  /** In `from`: the payments that these lines were recorded as. */
  recorded: (lineIds: readonly string[]) => SQL;
  /** Of a lease id: the names of those who may pay. */
  payersOf: (leaseId: SQL) => SQL;
  /** Asks for the `landlord` of such a lease before the line is recorded for it; no row where the lease is none of these. */
  hold: (lineId: string, paid: Paid) => SQL;
};
/** What a line is recorded as: a due or a payment of a lease. */
export type Paid = { due: string } | { payment: string };

/** Throws FORBIDDEN to whoever asks for the operator's account and may not see it. */
export function accountOf(context: Pick<HandlerContext, 'actor'>, side: StatementSide): Account {
  if (side === 'operator') {
    if (!can(context.actor, 'bankStatements.operate')) throw new ORPCError('FORBIDDEN');
    return {
      ownerId: null,
      isOwn: sql`b.owner_id is null`,
      // Whoever deals with the bank reads no lease: these functions tell what its lines need of those we collect.
      dues: sql`app.collected_dues()`,
      payments: sql`app.payments_we_collect()`,
      reports: sql`app.reports_we_collect()`,
      recorded: (lineIds) => sql`app.payments_of_lines(${sql.param([...lineIds])}::uuid[])`,
      payersOf: (leaseId) => sql`app.payers_of_lease(${leaseId})`,
      hold: (lineId, paid) =>
        sql`select h.landlord from app.collect(${lineId}, ${dueOf(paid)}, ${paymentOf(paid)}) h`,
    };
  }
  return landlordsAccount(userIdOf(context));
}

const dueOf = (paid: Paid) => ('due' in paid ? paid.due : null);
const paymentOf = (paid: Paid) => ('payment' in paid ? paid.payment : null);

function landlordsAccount(me: string): Account {
  const isCollected = sql`l.landlord_id = ${me} and not app.operator_collects(l.id)`;
  return {
    ownerId: me,
    isOwn: sql`b.owner_id = ${me}`,
    dues: sql`(select d.id, d.lease_id, l.home_name, l.tenant_name, d.kind, d.month, d.due_date, d.amount - d.received as open
      from rent_dues d join leases l on l.id = d.lease_id
     where ${isCollected} and d.kind = 'rent' and d.received < d.amount)`,
    payments: sql`(select p.id, p.lease_id, l.home_name, l.tenant_name, p.due_id, d.kind, d.month, p.state, p.mode, p.amount, p.paid_on, p.reference
      from rent_payments p join leases l on l.id = p.lease_id left join rent_dues d on d.id = p.due_id
     where ${isCollected})`,
    reports: sql`(select p.due_id from rent_payments p where p.state in ('reported', 'mismatch'))`,
    recorded: (
      lineIds,
    ) => sql`(select b.line_id, p.id, b.amount, l.home_name, l.tenant_name, d.kind, d.month, p.receipt_number, p.created_at
      from bank_line_payments b join rent_payments p on p.id = b.payment_id join leases l on l.id = p.lease_id
        left join rent_dues d on d.id = p.due_id
     where b.line_id = any (${sql.param([...lineIds])}::uuid[]))`,
    payersOf: (leaseId) => sql`array(select v.tenant_name from leases v where v.id = ${leaseId} union
      select c.name from lease_parties c where c.lease_id = ${leaseId} and c.role = 'co_tenant')`,
    hold: (_, paid) => sql`select l.landlord_id as landlord from leases l
      where ${isCollected} and l.id = coalesce((select d.lease_id from rent_dues d where d.id = ${dueOf(paid)}),
        (select p.lease_id from rent_payments p where p.id = ${paymentOf(paid)}))`,
  };
}
