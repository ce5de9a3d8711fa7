/** Reads what a lease owes, newest month first: each due with how it was reckoned and what closed it. */
import { ORPCError } from '@orpc/server';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { RentDue } from '../../contract/rents.ts';
import { leases } from '../../db/schema/leases.ts';
import { dueClosings, rentCharges, rentDues } from '../../db/schema/rents.ts';
import { monthOf } from '../../domain/dates.ts';
import { masked } from '../../domain/payees.ts';
import { dueState, type RentPaymentState } from '../../domain/rents.ts';
import { fileLink } from '../lib/file-links.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { readSettings } from '../lib/settings.ts';
import { answeredByOperator } from './operator.ts';
import { tdsOfDues } from './tax-year.ts';

const newestFirst: Keyset = {
  key: sql`${rentDues.month}::text`,
  type: 'text',
  id: sql`${rentDues.id}`,
  descending: true,
};

const sumOf = (state: RentPaymentState) =>
  sql<string>`coalesce((select sum(p.amount) from rent_payments p
    where p.due_id = rent_dues.id and p.state = ${state}), 0)::text`;

/** Each with what was reported as paid of it and what did not fit, in paise. */
export const selectDues = (db: Executor) =>
  db
    .select({
      due: rentDues,
      charge: rentCharges,
      reported: sumOf('reported'),
      disputed: sumOf('mismatch'),
      at: keyText(newestFirst),
    })
    .from(rentDues)
    .leftJoin(rentCharges, eq(rentCharges.dueId, rentDues.id))
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectDues>>[number];

/** After a change of the caller’s own. */
export async function loadDue(context: HandlerContext, id: string): Promise<RentDue> {
  const [due] = await shownDues(context, await selectDues(context.db).where(eq(rentDues.id, id)));
  if (!due) throw new ORPCError('NOT_FOUND');
  return due;
}

export const listDues = api.rents.listDues.handler(async ({ context, input: { id, limit, cursor } }) => {
  const { db } = context;
  const [lease] = await db.select().from(leases).where(eq(leases.id, id));
  if (!lease) throw new ORPCError('NOT_FOUND');
  const rows = await selectDues(db)
    .where(and(eq(rentDues.leaseId, id), afterCursor(newestFirst, cursor)))
    .orderBy(orderOf(newestFirst))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ due }) => due.id);
  return {
    items: await shownDues(context, page),
    total: await countUpTo(db, sql`${rentDues} where ${rentDues.leaseId} = ${id}`),
    next_cursor,
    credit: await creditOf(db, id),
    payee: await payeeOf(context, lease),
    upi_limit: (await readSettings(context.services)).rent.upi_limit,
    is_answered_by_operator: (await answeredByOperator(db, [id])).length > 0,
    deposit_held: await depositHeld(db, id),
  };
});

async function shownDues(context: HandlerContext, rows: readonly Row[]): Promise<RentDue[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ due }) => due.id);
  const closings = await context.db
    .select()
    .from(dueClosings)
    .where(inArray(dueClosings.dueId, ids))
    .orderBy(asc(dueClosings.createdAt), asc(dueClosings.id));
  const today = context.services.today();
  const taxes = await tdsOfDues(
    context.db,
    rows.map(({ due }) => due),
    today,
  );
  return rows.map(({ due, charge, reported, disputed }) => ({
    id: due.id,
    lease_id: due.leaseId,
    kind: due.kind,
    charge: charge && {
      kind: charge.kind,
      reading_before: charge.before,
      reading_after: charge.after,
      rate: charge.rate,
      note: charge.note,
      photo:
        charge.photoKey === null
          ? null
          : {
              url: fileLink(context, charge.photoKey),
              width: charge.photoWidth ?? 0,
              height: charge.photoHeight ?? 0,
            },
      state: charge.state,
      objection: charge.objection,
      answer: charge.answer,
    },
    closings: closings
      .filter(({ dueId }) => dueId === due.id)
      .map(({ id, kind, amount, reason, reference, paidOn, takenBackReason }) => ({
        id,
        kind,
        amount,
        reason,
        reference,
        paid_on: paidOn,
        taken_back_reason: takenBackReason,
      })),
    month: monthOf(due.month),
    from_date: due.fromDate,
    to_date: due.toDate,
    due_date: due.dueDate,
    amount: due.amount,
    received: due.received,
    reported: Number(reported),
    disputed: Number(disputed),
    state: dueState(due, today),
    tds: taxes.get(due.id) ?? null,
  }));
}

/** Where the tenant pays: into Kiraya's account while it collects the rent of a managed home, else the landlord's. */
async function payeeOf(context: HandlerContext, lease: typeof leases.$inferSelect) {
  const { rows } = await context.db.execute<{ name: string; upi: string }>(
    sql`select name, upi from app.collector_of_lease(${lease.id})`,
  );
  if (rows[0]) return { ...rows[0], bank: null };
  const bank = await bankOf(context, lease.id);
  if (lease.payeeUpi === null && bank === null) return null;
  return { name: lease.payeeName ?? lease.landlordName, upi: lease.payeeUpi, bank };
}

type Sealed = { owner: string; key_id: string; sealed: Buffer; ifsc: string; holder_name: string };

/** Whole to the person who pays; masked to a program of theirs, and to our team that views as them. */
async function bankOf({ db, services, subject }: HandlerContext, leaseId: string) {
  const { rows } = await db.execute<Sealed>(
    sql`select owner, key_id, sealed, ifsc, holder_name from app.bank_of_lease(${leaseId})`,
  );
  const [account] = rows;
  if (!account) return null;
  const { owner, key_id: keyId, sealed, ifsc, holder_name: holder } = account;
  const number = services.seals.open({ keyId, sealed }, { column: 'payout_accounts.sealed', owner });
  const isWhole = subject?.token === undefined && subject?.view === undefined;
  return { holder, number: isWhole ? number : masked(number), ifsc };
}

async function creditOf(db: Executor, leaseId: string): Promise<number> {
  const { rows } = await db.execute<{ credit: string }>(sql`
    select greatest(0, -coalesce(sum(amount), 0))::text as credit from journal_lines
     where lease_id = ${leaseId} and account = 'rent_prepaid'`);
  return Number(rows[0]?.credit ?? 0);
}

async function depositHeld(db: Executor, leaseId: string): Promise<number | null> {
  const { rows } = await db.execute<{ held: string; is_known: boolean }>(sql`
    select count(*) > 0 as is_known, greatest(0, coalesce(sum(amount) filter (where account = 'deposit_cash'), 0))::text as held
      from journal_lines where lease_id = ${leaseId} and account in ('deposit_cash', 'deposit_owed', 'deposit_receivable')`);
  return rows[0]?.is_known ? Number(rows[0].held) : null;
}
