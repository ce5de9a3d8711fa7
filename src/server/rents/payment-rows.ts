/** Reads rent payments as the contract shows them, with the months each covers. */
import { ORPCError } from '@orpc/server';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PaymentFilters, RentPayment } from '../../contract/rents.ts';
import { leases } from '../../db/schema/leases.ts';
import { rentDues, rentPayments } from '../../db/schema/rents.ts';
import { monthOf } from '../../domain/dates.ts';
import type { DueKind } from '../../domain/dues.ts';
import { can } from '../../domain/permissions.ts';
import { needsPan } from '../../domain/rents.ts';
import { leasesOf } from '../leases/parties.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { answeredByOperator } from './operator.ts';

const newestFirst: Keyset = {
  key: sql`${rentPayments.createdAt}`,
  type: 'timestamptz',
  id: sql`${rentPayments.id}`,
  descending: true,
};

const selectPayments = (db: Executor) =>
  db
    .select({
      payment: rentPayments,
      lease: leases,
      month: rentDues.month,
      kind: rentDues.kind,
      at: keyText(newestFirst),
    })
    .from(rentPayments)
    .innerJoin(leases, eq(leases.id, rentPayments.leaseId))
    .leftJoin(rentDues, eq(rentDues.id, rentPayments.dueId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectPayments>>[number];

export async function loadPayment(context: HandlerContext, id: string): Promise<RentPayment> {
  const [row] = await selectPayments(context.db).where(eq(rentPayments.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  const [payment] = await shown(context, [row]);
  if (!payment) throw new ORPCError('NOT_FOUND');
  return payment;
}

const shows: Readonly<Record<PaymentFilters['show'], SQL | undefined>> = {
  // Those that the operator confirms wait for nobody who only lets the home.
  waiting: sql`${inArray(rentPayments.state, ['reported', 'mismatch'])} and not app.is_paid_by_operator(${rentPayments.leaseId})`,
  confirmed: eq(rentPayments.state, 'confirmed'),
  all: undefined,
};

export async function listPayments(context: HandlerContext, filters: PaymentFilters) {
  const { db } = context;
  const { as: role, lease_id, show, limit, cursor } = filters;
  const mine =
    role === 'tenant'
      ? sql`(${eq(leases.tenantId, userIdOf(context))} or ${leases.id} in (select app.co_tenancies()))`
      : leasesOf(context, role);
  const matches = and(mine, shows[show], lease_id ? eq(rentPayments.leaseId, lease_id) : undefined);
  const rows = await selectPayments(db)
    .where(and(matches, afterCursor(newestFirst, cursor)))
    .orderBy(orderOf(newestFirst))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ payment }) => payment.id);
  return {
    items: await shown(context, page),
    total: await countUpTo(
      db,
      sql`${rentPayments} join ${leases} on ${leases.id} = ${rentPayments.leaseId} where ${matches ?? sql`true`}`,
    ),
    next_cursor,
  };
}

/** Numbers of the receipts before and after one that was replaced. */
type Replaced = { id: string; replaces: string | null; replaced_by: string | null };

async function replacedOf(db: Executor, ids: readonly string[]): Promise<Map<string, Replaced>> {
  const { rows } = await db.execute<Replaced>(sql`
    select p.id, before.receipt_number as replaces, later.receipt_number as replaced_by from rent_payments p
        left join rent_payments before on before.id = p.replaces_id left join rent_payments later on later.replaces_id = p.id
     where p.id = any (${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

type Cover = { payment_id: string; kind: DueKind; month: string; amount: string };

async function shown(context: HandlerContext, rows: readonly Row[]): Promise<RentPayment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ payment }) => payment.id);
  const covers = await context.db.execute<Cover>(sql`
    select a.payment_id, d.kind, d.month::text as month, a.amount::text as amount
      from rent_allocations a join rent_dues d on d.id = a.due_id
     where a.payment_id = any (${sql.param(ids)}::uuid[]) order by d.month`);
  const { rows: shared } = await context.db.execute<{ id: string }>(
    sql`select c.id from app.co_tenancies() as c (id) where c.id = any (${sql.param(rows.map(({ lease }) => lease.id))}::uuid[])`,
  );
  const replaced = await replacedOf(context.db, ids);
  const collected = await answeredByOperator(
    context.db,
    rows.map(({ lease }) => lease.id),
  );
  return rows.map(({ payment, lease, month, kind }) => ({
    id: payment.id,
    is_answered_by_operator: collected.includes(lease.id),
    side: shared.some(({ id }) => id === lease.id) ? 'tenant' : sideShown(lease, context),
    lease_id: payment.leaseId,
    due_id: payment.dueId,
    due_kind: kind,
    month: month === null ? null : monthOf(month),
    home_name: lease.homeName,
    tenant_name: lease.tenantName,
    amount: payment.amount,
    reported_amount: payment.reportedAmount,
    mode: payment.mode,
    reference: payment.reference,
    paid_on: payment.paidOn,
    state: payment.state,
    note: payment.note,
    answer: payment.answer,
    confirmed_at: payment.confirmedAt?.toISOString() ?? null,
    receipt_number: payment.receiptNumber,
    replaces: replaced.get(payment.id)?.replaces ?? null,
    replaced_by: replaced.get(payment.id)?.replaced_by ?? null,
    needs_pan: needsPan(lease.rent),
    covers: covers.rows
      .filter(({ payment_id }) => payment_id === payment.id)
      .map((cover) => ({ kind: cover.kind, month: monthOf(cover.month), amount: Number(cover.amount) })),
    created_at: payment.createdAt.toISOString(),
  }));
}

/** Whoever sees the lease is a party, the manager of its home, or an administrator, who is none of these. */
function sideShown(lease: { tenantId: string | null; landlordId: string | null }, context: HandlerContext) {
  const userId = userIdOf(context);
  if (lease.tenantId === userId) return 'tenant';
  return lease.landlordId === userId || !can(context.actor, 'leases.readAll') ? 'receiver' : null;
}
