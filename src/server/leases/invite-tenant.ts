/** Invites a tenant who has no account. */
import { randomUUID } from 'node:crypto';
import type { HandlerContext } from '../lib/request-context.ts';
import type { LeaseRow } from './parties.ts';
import { tenantMailJob } from './tenant-mail.ts';

export async function inviteTenant({ db, services }: HandlerContext, lease: LeaseRow): Promise<void> {
  const {
    tenantEmail: email,
    tenantName: name,
    landlordName: landlord,
    homeName: home,
    isSignedOnPaper,
  } = lease;
  if (email === null) return;
  const invitation = { id: randomUUID(), email, name, landlord, home, isSignedOnPaper };
  await services.jobs.enqueue(tenantMailJob, invitation, db);
}
