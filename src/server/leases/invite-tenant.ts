/** Invites a tenant who has no account: by letter, or by text where the lease names a number alone. */
import { randomUUID } from 'node:crypto';
import type { HandlerContext } from '../lib/request-context.ts';
import { textInvitation } from '../lib/text-invitation.ts';
import type { LeaseRow } from './parties.ts';
import { tenantMailJob } from './tenant-mail.ts';

export async function inviteTenant(context: HandlerContext, lease: LeaseRow): Promise<void> {
  const { db, services } = context;
  const {
    tenantEmail: email,
    tenantPhone: phone,
    tenantName: name,
    landlordName: landlord,
    homeName: home,
    isSignedOnPaper,
  } = lease;
  if (email === null) {
    if (phone !== null)
      await textInvitation(context, { to: phone, template: 'lease-offered', values: { landlord } });
    return;
  }
  const invitation = { id: randomUUID(), email, name, landlord, home, isSignedOnPaper };
  await services.jobs.enqueue(tenantMailJob, invitation, db);
}
