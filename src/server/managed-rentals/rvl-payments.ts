/** Records a month's rent value: paid, back to pending, another amount; and tells how it came about. */
import { desc, eq, sql } from 'drizzle-orm';
import type { RvlMonth } from '../../contract/rvl.ts';
import { lockRvlWrites } from '../../db/commission-lock.ts';
import { profiles } from '../../db/schema/identity.ts';
import { managedPropertyRvlChanges, managedPropertyRvlPayments } from '../../db/schema/rvl.ts';
import { dateInIndia, firstDayOf, type Month } from '../../domain/dates.ts';
import {
  backToPending,
  changeAmount,
  checkRvlMonth,
  markPaid,
  type RvlPayment,
} from '../../domain/managed-rentals.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { lockDetails } from './details.ts';
import { peopleOfHome } from './parties.ts';
import { type DetailsRow, type PaymentRow, paymentOf, toMonth } from './rvl-months.ts';

const payments = managedPropertyRvlPayments;
const HISTORY_SHOWN = 100;

type Target = { id: string; month: Month };
type Opened = { details: DetailsRow; row: PaymentRow | undefined; before: RvlPayment; now: Date };

/** The month as it stands, with nobody else writing it and no close of a month under way. */
async function open(db: Executor, { id, month }: Target): Promise<Opened> {
  const now = await lockRvlWrites(db);
  const details = await lockDetails(db, id);
  checkRvlMonth(
    month,
    { start: details.leaseStartDate, end: details.leaseEndDate },
    dateInIndia(now.toISOString()),
  );
  const row = await paymentOf(db, id, month);
  const before: RvlPayment = {
    status: row?.paymentStatus ?? 'pending',
    amount: row?.rvlAmount ?? details.rvlAmount,
    sequence: row?.sequence ?? 0,
  };
  return { details, row, before, now };
}

export const paid = api.rvl.markPaid.handler(async ({ context, input }) => {
  const opened = await open(context.db, input);
  const after = markPaid(opened.before);
  return written(context, input, {
    action: 'markPaid',
    opened,
    after,
    own: {
      paymentDate: dateInIndia(opened.now.toISOString()),
      markedPaidAt: opened.now,
      paidBy: input.paid_by,
      mode: input.mode,
      reference: input.reference,
    },
  });
});

export const pending = api.rvl.backToPending.handler(async ({ context, input }) => {
  const opened = await open(context.db, input);
  const after = backToPending(opened.before);
  const own = { paymentDate: null, markedPaidAt: null, paidBy: null, mode: null, reference: null };
  return written(context, input, { action: 'backToPending', opened, after, own, reason: input.reason });
});

export const amount = api.rvl.setAmount.handler(async ({ context, input }) => {
  const opened = await open(context.db, input);
  const after = changeAmount(opened.before, input.rvl_amount);
  return written(context, input, { action: 'setAmount', opened, after, own: {}, reason: input.reason });
});

type Change = {
  action: 'markPaid' | 'backToPending' | 'setAmount';
  opened: Opened;
  after: RvlPayment;
  /** What else the action says of the payment. */
  own: Partial<PaymentRow>;
  reason?: string;
};

/** Writes the month, with the reason for the trigger that keeps its history; what is so already stays untouched. */
async function written(context: HandlerContext, target: Target, change: Change): Promise<RvlMonth> {
  const { db } = context;
  const { opened, after, own, reason } = change;
  const { details, row, before } = opened;
  if (after === before) return toMonth(details, target.month, row, context.services.today());
  const columns = {
    ...own,
    paymentStatus: after.status,
    rvlAmount: after.amount,
    sequence: after.sequence,
    processedByAdminId: userIdOf(context),
  };
  await db.execute(sql`select set_config('app.reason', ${reason ?? ''}, true)`);
  const stored = await store(db, target, row, columns);
  await act(context, {
    action: `rvl.${change.action}`,
    subject: { type: 'rvl_payment', id: stored.id },
    people: await peopleOfHome(db, target.id),
    before: { ...before, property: target.id, month: target.month },
    after: { ...after, payment_date: stored.paymentDate, reference: stored.reference },
    reason,
  });
  return toMonth(details, target.month, stored, context.services.today());
}

/** Nobody else writes this month meanwhile: `open` holds the property. */
async function store(
  db: Executor,
  target: Target,
  row: PaymentRow | undefined,
  columns: Partial<PaymentRow>,
) {
  const key = { managedPropertyId: target.id, paymentMonth: firstDayOf(target.month) };
  const [stored] = row
    ? await db.update(payments).set(columns).where(eq(payments.id, row.id)).returning()
    : await db
        .insert(payments)
        .values({ rvlAmount: 0, ...key, ...columns })
        .returning();
  if (!stored) throw new Error('The payment was not stored');
  return stored;
}

export const history = api.rvl.history.handler(async ({ context: { db }, input }) => {
  const row = await paymentOf(db, input.id, input.month);
  if (!row) return { payment_id: null, items: [] };
  const changes = await db
    .select({
      change: managedPropertyRvlChanges,
      name: sql<string | null>`coalesce(${profiles.fullName}, ${profiles.email})`,
    })
    .from(managedPropertyRvlChanges)
    .leftJoin(profiles, eq(profiles.userId, managedPropertyRvlChanges.changedBy))
    .where(eq(managedPropertyRvlChanges.paymentId, row.id))
    .orderBy(desc(managedPropertyRvlChanges.id))
    .limit(HISTORY_SHOWN);
  return {
    payment_id: row.id,
    items: changes.map(({ change, name }) => ({
      old_status: change.oldStatus,
      new_status: change.newStatus,
      old_amount: change.oldAmount,
      new_amount: change.newAmount,
      sequence: change.sequence,
      reason: change.reason,
      changed_by: name,
      changed_at: change.changedAt.toISOString(),
    })),
  };
});
