/** Decisions on an application that leave no managed property behind: taken up, approved without details, declined. */
import { eq } from 'drizzle-orm';
import { now } from '../../db/schema/columns.ts';
import { managedRentalApplications } from '../../db/schema/managed-rentals.ts';
import { type ManagedRentalAction, nextManagedRentalStatus } from '../../domain/managed-rentals.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type ApplicationRow, loadForAdmin, lockApplication } from './application-rows.ts';
import { partiesOf, partyNotices } from './parties.ts';

/** Somebody takes it up; asked again, nothing more happens. */
export const startReview = api.managedRentals.startReview.handler(async ({ context, input }) => {
  const before = await lockApplication(context.db, input.id);
  const status = nextManagedRentalStatus(before.status, 'review');
  if (status !== before.status) {
    await context.db
      .update(managedRentalApplications)
      .set({ status })
      .where(eq(managedRentalApplications.id, input.id));
    const people = await partiesOf(context.db, before);
    await recordStatus(context, 'startReview', { application: before, after: status, people });
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
  const application = await loadForAdmin(context.db, id);
  const parties = await partyNotices(context, before, { event, note: reason });
  await recordStatus(context, action, { application: before, after: status, reason, ...parties });
  return application;
}

type Change = {
  application: ApplicationRow;
  after: string;
  reason?: string | undefined;
  people: string[];
  notices?: NoticeTo[];
};

const recordStatus = (context: HandlerContext, action: string, { application, after, ...said }: Change) =>
  act(context, {
    action: `managedRentals.${action}`,
    subject: { type: 'managed_rental_application', id: application.id },
    before: { status: application.status },
    after: { status: after },
    ...said,
  });
