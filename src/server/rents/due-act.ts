/** Holds the lease of a due for a side's act, writes down what was done with it, and notifies the other side. */
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { RentDue } from '../../contract/rents.ts';
import { rentCharges, rentDues } from '../../db/schema/rents.ts';
import { monthOf } from '../../domain/dates.ts';
import { type DueEvent, nameOf } from '../../domain/dues.ts';
import type { RentSide } from '../../domain/rents.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { coTenantsOf, type LeaseRow, managerOf, partiesOf } from '../leases/parties.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { loadDue } from './due-rows.ts';
import { checkSideOf, lockLease } from './payments.ts';

export type DueRow = typeof rentDues.$inferSelect;
type ChargeRow = typeof rentCharges.$inferSelect;
export type HeldDue = { due: DueRow; charge: ChargeRow | null; lease: LeaseRow };

/** The due as it stands once its lease is held, for that side alone; null: for either. */
export async function heldDue(
  context: HandlerContext,
  dueId: string,
  side: RentSide | null,
): Promise<HeldDue> {
  const { db } = context;
  const [found] = await db.select().from(rentDues).where(eq(rentDues.id, dueId));
  if (!found) throw new ORPCError('NOT_FOUND');
  const lease = await lockLease(db, found.leaseId);
  if (side !== null) await checkSideOf(lease, context, side);
  const [row] = await db
    .select({ due: rentDues, charge: rentCharges })
    .from(rentDues)
    .leftJoin(rentCharges, eq(rentCharges.dueId, rentDues.id))
    .where(eq(rentDues.id, dueId));
  if (!row) throw new ORPCError('NOT_FOUND');
  return { ...row, lease };
}

export type Done = {
  action: string;
  /** Null: nobody needs to hear of it. */
  event: DueEvent | null;
  /** Paise that it is about; otherwise all of the due. */
  amount?: number;
  reason?: string;
  before?: unknown;
  after?: unknown;
};

/** Told to everybody else who rents, lets or looks after the home. */
export async function dueActed(
  context: HandlerContext,
  { due, charge, lease }: HeldDue,
  { action, event, amount = due.amount, reason, before, after }: Done,
): Promise<RentDue> {
  const { db } = context;
  const coTenants = await coTenantsOf(db, lease.id);
  const manager = await managerOf(db, lease.id);
  const people = new Map<string | null, string>([
    [manager, `/portal/manager/leases/${lease.id}`],
    [lease.landlordId, `/portal/landlord/leases/${lease.id}`],
    ...[lease.tenantId, ...coTenants].map((person): [string | null, string] => [
      person,
      `/portal/tenant/payments?lease=${lease.id}`,
    ]),
  ]);
  const what = nameOf(due.kind, charge?.kind ?? null);
  const notices = [...people].flatMap(([to, path]): NoticeTo[] =>
    event === null || to === null || to === userIdOf(context)
      ? []
      : [
          {
            to,
            notice: {
              event,
              what,
              home: lease.homeName,
              amount,
              month: monthOf(due.month),
              date: due.dueDate,
              path,
              ...(reason ? { note: reason } : {}),
            },
            about: { type: 'lease', id: lease.id },
          },
        ],
  );
  await act(context, {
    action: `rents.${action}`,
    subject: { type: 'rent_due', id: due.id },
    people: [...partiesOf(lease, coTenants), manager],
    notices,
    ...(before ? { before } : {}),
    after: { kind: due.kind, month: due.month, amount, ...(after as object) },
    reason,
  });
  return loadDue(context, due.id);
}
