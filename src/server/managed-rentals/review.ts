/** Decisions on an application that leave no managed property behind: taken up, approved without details, declined. */
import { eq } from 'drizzle-orm';
import { audit } from '../../db/audit.ts';
import { now } from '../../db/schema/columns.ts';
import { managedRentalApplications } from '../../db/schema/managed-rentals.ts';
import { type ManagedRentalAction, nextManagedRentalStatus } from '../../domain/managed-rentals.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { loadForAdmin, lockApplication } from './application-rows.ts';
import { tellParties } from './told.ts';

/** Somebody takes it up; asked again, nothing more happens. */
export const startReview = api.managedRentals.startReview.handler(async ({ context, input }) => {
  const before = await lockApplication(context.db, input.id);
  const status = nextManagedRentalStatus(before.status, 'review');
  if (status !== before.status) {
    await context.db
      .update(managedRentalApplications)
      .set({ status })
      .where(eq(managedRentalApplications.id, input.id));
    await auditStatus(context, 'startReview', { id: input.id, before: before.status, after: status });
  }
  return loadForAdmin(context.db, input.id);
});

export const approveOnly = api.managedRentals.approveOnly.handler(({ context, input }) =>
  decide(context, input.id, 'approveOnly'),
);

export const decline = api.managedRentals.decline.handler(({ context, input }) =>
  decide(context, input.id, 'decline', input.reason),
);

async function decide(
  context: HandlerContext,
  id: string,
  action: Extract<ManagedRentalAction, 'approveOnly' | 'decline'>,
  reason?: string,
) {
  const before = await lockApplication(context.db, id);
  const status = nextManagedRentalStatus(before.status, action);
  await context.db
    .update(managedRentalApplications)
    .set({
      status,
      reviewedAt: now,
      reviewedByAdminId: userIdOf(context),
      ...(reason ? { declineReason: reason } : {}),
    })
    .where(eq(managedRentalApplications.id, id));
  const event = action === 'decline' ? 'managed-rental.declined' : 'managed-rental.approved';
  await tellParties(context, before, event, reason);
  const application = await loadForAdmin(context.db, id);
  await auditStatus(context, action, { id, before: before.status, after: status, reason });
  return application;
}

type Change = { id: string; before: string; after: string; reason?: string | undefined };

const auditStatus = ({ db }: HandlerContext, action: string, { id, before, after, reason }: Change) =>
  audit(db, {
    action: `managedRentals.${action}`,
    subjectType: 'managed_rental_application',
    subjectId: id,
    before: { status: before },
    after: { status: after },
    ...(reason ? { reason } : {}),
  });
