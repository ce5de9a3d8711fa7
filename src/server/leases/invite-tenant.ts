/** Invites those whom a lease asks and who have no account: by letter, or by text where it names a number alone. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { languageOfPerson } from '../lib/reader-language.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { textInvitation } from '../lib/text-invitation.ts';
import { type LeaseRow, type PartyRow, withoutAccount } from './parties.ts';
import { tenantMailJob } from './tenant-mail.ts';

/** The first tenant is reached as the lease says, the others as their own rows do. */
export async function inviteTenants(
  context: HandlerContext,
  lease: LeaseRow,
  parties: readonly PartyRow[],
): Promise<void> {
  for (const { role, name, email, phone } of withoutAccount(parties)) {
    const reach =
      role === 'tenant'
        ? { name, email: lease.tenantEmail, phone: lease.tenantPhone }
        : { name, email, phone };
    await invite(context, lease, reach);
  }
}

/** Who asks the owner to sign: whoever writes the lease, or the organisation that they list the home for. */
export async function nameOfWriter(context: HandlerContext, organisation: string | null): Promise<string> {
  if (organisation !== null) return organisation;
  const { rows } = await context.db.execute<{ name: string | null }>(
    sql`select app.name_of_party(${userIdOf(context)}) as name`,
  );
  return rows[0]?.name ?? '';
}

/** The owner for whom somebody wrote it; `organisation` is what that person lists the home for. */
export async function inviteOwner(
  context: HandlerContext,
  lease: LeaseRow,
  organisation: string | null,
): Promise<void> {
  const { db, services } = context;
  const { landlordEmail: email, landlordPhone: phone, landlordName: name, homeName: home } = lease;
  const landlord = await nameOfWriter(context, organisation);
  if (email === null) {
    if (phone !== null)
      await textInvitation(context, { to: phone, template: 'lease-offered', values: { landlord } });
    return;
  }
  const { rent, startDate: start, id: leaseId } = lease;
  const language = await languageOfPerson(db, userIdOf(context));
  const invitation = { id: randomUUID(), email, name, landlord, home, isSignedOnPaper: false, rent, start };
  await services.jobs.enqueue(tenantMailJob, { ...invitation, leaseId, language }, db);
}

type Reach = { name: string; email: string | null; phone: string | null };

async function invite(
  context: HandlerContext,
  lease: LeaseRow,
  { name, email, phone }: Reach,
): Promise<void> {
  const { db, services } = context;
  const { landlordName: landlord, homeName: home, isSignedOnPaper, rent, startDate: start } = lease;
  if (email === null) {
    if (phone !== null)
      await textInvitation(context, { to: phone, template: 'lease-offered', values: { landlord } });
    return;
  }
  const language = await languageOfPerson(db, userIdOf(context));
  const invitation = { id: randomUUID(), email, name, landlord, home, isSignedOnPaper, rent, start };
  await services.jobs.enqueue(tenantMailJob, { ...invitation, language }, db);
}
