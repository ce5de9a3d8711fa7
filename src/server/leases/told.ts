/** Tells the two sides of a lease what somebody did with it, and invites a tenant who has no account. */
import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '../../domain/dates.ts';
import type { LeaseEvent, LeaseSide } from '../../domain/leases.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type LeaseRow, tellLease } from './parties.ts';
import { tenantMailJob } from './tenant-mail.ts';

export function told(
  context: HandlerContext,
  lease: LeaseRow,
  event: LeaseEvent,
  date: CalendarDate,
  said: { by?: LeaseSide; note?: string | undefined } = {},
): Promise<void> {
  const { db, services } = context;
  return tellLease({ db, jobs: services.jobs, actorId: userIdOf(context) }, lease, event, date, said);
}

export function inviteTenant({ db, services }: HandlerContext, lease: LeaseRow): Promise<void> {
  const {
    tenantEmail: email,
    tenantName: name,
    landlordName: landlord,
    homeName: home,
    isSignedOnPaper,
  } = lease;
  const invitation = { id: randomUUID(), email, name, landlord, home, isSignedOnPaper };
  return services.jobs.enqueue(tenantMailJob, invitation, db);
}
