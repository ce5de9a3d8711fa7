/** Records a line as the rent it is, by the same code as a payment that is entered by hand, and takes that back. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { bankLinePayments } from '../../db/schema/bank-statements.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { RentPaymentMode } from '../../domain/managed-rentals.ts';
import type { RentPaymentState } from '../../domain/rents.ts';
import { act } from '../audit/act.ts';
import { violatedConstraint } from '../lib/problems.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { confirmRent, recordRent, reverseRent } from '../rents/payments.ts';
import type { Account, Paid } from './accounts.ts';

export type HeldLine = {
  id: string;
  /** Paise that nothing was recorded for yet; 0 of a line that somebody said is no rent. */
  open: number;
  paidOn: string;
  mode: RentPaymentMode;
  /** Of ours where the bank prints none: every payment but cash has one. */
  reference: string | null;
};

/** The line's row is the lock: a second click finds what the first one did. */
export async function holdLine(db: Executor, account: Account, id: string): Promise<HeldLine> {
  const { rows } = await db.execute<Omit<HeldLine, 'open'> & { open: string }>(sql`
    select b.id, b.paid_on::text as "paidOn", b.mode,
        case when b.ignored_reason is null then b.amount - b.matched else 0 end::text as open,
        coalesce(b.reference, case when b.mode <> 'cash' then 'LINE' || upper(left(b.fingerprint, 12)) end) as reference
      from bank_lines b where b.id = ${id} and ${account.isOwn} for update`);
  const [line] = rows;
  if (!line) throw new ORPCError('NOT_FOUND');
  return { ...line, open: Number(line.open) };
}

type Part = { due_id: string; amount: number };

/**
 * Each part becomes a payment of its month. Throws `bank-line.changed` for a line of which nothing is open, `bank-line.parts-too-much`,
 * `bank-line.month-twice`, and what recording rent throws.
 */
export async function recordParts(
  context: HandlerContext,
  account: Account,
  line: HeldLine,
  parts: readonly Part[],
): Promise<void> {
  if (line.open === 0 || parts.length === 0) throw new RuleBroken('bank-line.changed');
  if (new Set(parts.map((part) => part.due_id)).size < parts.length)
    throw new RuleBroken('bank-line.month-twice');
  if (parts.reduce((sum, { amount }) => sum + amount, 0) > line.open) {
    throw new RuleBroken('bank-line.parts-too-much', 'amount');
  }
  for (const { due_id: dueId, amount } of parts) {
    const landlord = await holdLease(context.db, account, line, { due: dueId });
    const form = { amount, mode: line.mode, reference: line.reference, paid_on: line.paidOn, note: null };
    const payment = await recordRent(context, dueId, form, await nextPart(context.db, line, landlord));
    await link(context.db, { line, paymentId: payment.id, amount, isPosted: true });
  }
  await recorded(context, account, line, { months: parts.length });
}

/** A transfer is one payment to a landlord unless it was split. */
async function nextPart(db: Executor, { id }: HeldLine, landlord: string | null): Promise<number> {
  const { rows } = await db.execute<{ part: number }>(sql`
    select coalesce(max(p.part), 0) + 1 as part from bank_line_payments b join rent_payments p on p.id = b.payment_id
     where b.line_id = ${id} and p.landlord_id = ${landlord}`);
  return rows[0]?.part ?? 1;
}

/**
 * The landlord of a lease whose rent comes into the account; any other lease is not found. From here until `letGo` whoever deals with
 * the operator's bank may record a payment of that one lease, as its receiver does.
 */
async function holdLease(db: Executor, account: Account, { id }: HeldLine, paid: Paid) {
  const { rows } = await db.execute<{ landlord: string | null }>(account.hold(id, paid));
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0].landlord;
}

const letGo = (db: Executor) => db.execute(sql`select set_config('app.collecting', '', true)`);

/**
 * The line is a payment that was entered: one that a tenant reported is confirmed with what came, one that was confirmed before stays as it is.
 * Throws `bank-line.changed` where either is no longer so.
 */
export async function recordPayment(
  context: HandlerContext,
  account: Account,
  line: HeldLine,
  paymentId: string,
): Promise<void> {
  const { db } = context;
  await holdLease(db, account, line, { payment: paymentId });
  const { rows } = await db.execute<{ state: RentPaymentState; amount: string }>(
    sql`select state, amount::text as amount from rent_payments where id = ${paymentId}`,
  );
  const state = rows[0]?.state;
  const amount = Math.min(Number(rows[0]?.amount ?? 0), line.open);
  if (line.open === 0 || state === undefined || state === 'cancelled')
    throw new RuleBroken('bank-line.changed');
  if (state === 'confirmed' && Number(rows[0]?.amount) > line.open) throw new RuleBroken('bank-line.changed');
  if (state !== 'confirmed') await confirmRent(context, paymentId, amount);
  await link(db, { line, paymentId, amount, isPosted: state !== 'confirmed' });
  await recorded(context, account, line, { payment: paymentId });
}

type Link = { line: HeldLine; paymentId: string; amount: number; isPosted: boolean };

async function link(db: Executor, { line, ...values }: Link): Promise<void> {
  await db
    .insert(bankLinePayments)
    .values({ lineId: line.id, ...values })
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'bank_line_payments_once'
        ? new RuleBroken('bank-line.changed')
        : error;
    });
}

async function recorded({ db }: HandlerContext, { ownerId }: Account, line: HeldLine, after: object) {
  await letGo(db);
  await act(db, {
    action: 'bankStatements.match',
    subject: { type: 'bank_line', id: line.id },
    people: [ownerId],
    before: { open: line.open },
    after,
  });
}

/** Payments that count because of this line are taken back, the others only let go. Throws `bank-line.nothing-to-undo`. */
export async function takeBack(
  context: HandlerContext,
  account: Account,
  line: HeldLine,
  reason: string,
): Promise<void> {
  const { db } = context;
  const { rows } = await db.execute<{ id: string; posted: boolean }>(
    sql`select payment_id as id, is_posted as posted from bank_line_payments where line_id = ${line.id}`,
  );
  if (rows.length === 0) throw new RuleBroken('bank-line.nothing-to-undo');
  for (const { id, posted } of rows) {
    if (posted) await reversePayment(context, account, line, { id, reason });
    else await db.execute(sql`delete from bank_line_payments where payment_id = ${id}`);
  }
  await letGo(db);
  await act(db, {
    action: 'bankStatements.undo',
    subject: { type: 'bank_line', id: line.id },
    people: [account.ownerId],
    before: { payments: rows.length },
    reason,
  });
}

/** What came to the operator is taken back from there also where the owner receives the rent by now. */
async function reversePayment(
  context: HandlerContext,
  account: Account,
  line: HeldLine,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  if (account.ownerId === null) await holdLease(context.db, account, line, { payment: id });
  await reverseRent(context, id, reason);
}
