/** Writes down what was done with a payment of rent, and notifies the other side. */
import { eq } from 'drizzle-orm';
import { rentCharges, rentDues, type rentPayments } from '../../db/schema/rents.ts';
import { monthOf } from '../../domain/dates.ts';
import { nameOf } from '../../domain/dues.ts';
import type { RentEvent } from '../../domain/rents.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { coTenantsOf, type LeaseRow, managerOf, partiesOf } from '../leases/parties.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { Notice } from '../notifications/notify.ts';
import { isCollectedByOperator } from './operator.ts';
import { loadPayment } from './payment-rows.ts';

type PaymentRow = typeof rentPayments.$inferSelect;

type Written = { event: RentEvent; action: string; before?: PaymentRow; reason?: string };

const stored = ({ state, amount, mode, reference, paidOn }: PaymentRow) => ({
  state,
  amount,
  mode,
  reference,
  paid_on: paidOn,
});

export async function written(context: HandlerContext, lease: LeaseRow, payment: PaymentRow, how: Written) {
  const manager = await managerOf(context.db, lease.id);
  await act(context, {
    action: `rents.${how.action}`,
    subject: { type: 'rent_payment', id: payment.id },
    people: [...partiesOf(lease, await coTenantsOf(context.db, lease.id)), manager],
    notices: await noticesOf(context, { lease, manager, payment, event: how.event }),
    ...(how.before ? { before: stored(how.before) } : {}),
    after: { ...stored(payment), receipt_number: payment.receiptNumber },
    reason: how.reason,
  });
  return loadPayment(context, payment.id);
}

/** What asks the receiver for an answer. */
const asked: ReadonlySet<RentEvent> = new Set(['rent.reported', 'rent.correct']);

type News = { lease: LeaseRow; manager: string | null; payment: PaymentRow; event: RentEvent };

/** Money is the other side's news: whoever acted sees it on their screen. */
async function noticesOf(
  context: HandlerContext,
  { lease, manager, payment, event }: News,
): Promise<NoticeTo[]> {
  const { db } = context;
  const actorId = userIdOf(context);
  const [due] = payment.dueId
    ? await db
        .select({ month: rentDues.month, kind: rentDues.kind, charge: rentCharges.kind })
        .from(rentDues)
        .leftJoin(rentCharges, eq(rentCharges.dueId, rentDues.id))
        .where(eq(rentDues.id, payment.dueId))
    : [];
  const coTenants = await coTenantsOf(db, lease.id);
  // Who cannot answer it is not asked to; they hear of it once the office has.
  const asksOperator = asked.has(event) && (await isCollectedByOperator(db, lease.id));
  const people = new Map<string | null, string>([
    [manager, `/portal/manager/leases/${lease.id}`],
    [asksOperator ? null : lease.landlordId, '/portal/landlord/financials'],
    ...[lease.tenantId, ...coTenants].map((person): [string | null, string] => [
      person,
      `/portal/tenant/payments?lease=${lease.id}`,
    ]),
  ]);
  const noticeFor = (path: string): Notice => ({
    event,
    home: lease.homeName,
    amount: payment.amount,
    month: monthOf(due?.month ?? payment.paidOn),
    date: payment.paidOn,
    path,
    ...(due && due.kind !== 'rent' ? { what: nameOf(due.kind, due.charge) } : {}),
    ...(payment.reportedAmount === null ? {} : { reported: payment.reportedAmount }),
    ...(payment.answer && !event.startsWith('rent.confirm') ? { note: payment.answer } : {}),
  });
  return [...people].flatMap(([to, path]) =>
    to === null || to === actorId
      ? []
      : [{ to, notice: noticeFor(path), about: { type: 'lease', id: lease.id } }],
  );
}
