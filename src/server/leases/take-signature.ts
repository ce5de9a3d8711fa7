/** One e-signature that the provider reports: a yes to the lease where it can be one, and told to both sides. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/actor.ts';
import { leaseAcceptances } from '../../db/schema/leases.ts';
import { type signingRequests, signingSigners } from '../../db/schema/signing.ts';
import type { Instant } from '../../domain/dates.ts';
import { isSigner } from '../../domain/lease-acceptance.ts';
import type { LeaseEvent } from '../../domain/leases.ts';
import { outcomeOf, type SignatureOutcome } from '../../domain/signing.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { ProviderSignature } from '../lib/signing.ts';
import { moveOnceAccepted } from './accept.ts';
import { isHomeTaken } from './offers.ts';
import {
  coTenantsOf,
  type LeaseRow,
  leaseNotices,
  type PartyRow,
  partiesOf,
  partyRowsOf,
} from './parties.ts';

type Working = { tx: Transaction; jobs: Jobs; now: Instant };
type Reported = {
  request: typeof signingRequests.$inferSelect;
  lease: LeaseRow;
  /** The document of the request is the one that is proposed, or was agreed to. */
  isCurrent: boolean;
  signature: ProviderSignature;
};

/** The lease as it is then. A signature that is known already, or of somebody who was not asked for one, changes nothing. */
export async function takeSignature(
  { tx, jobs, now }: Working,
  { request, lease, isCurrent, signature }: Reported,
): Promise<LeaseRow> {
  const { reference, name, certificate } = signature;
  const signedAt = new Date(signature.signedAt).toISOString();
  const party = (await partyRowsOf(tx, [lease.id])).find(({ id }) => id === reference);
  if (!party) return lease;
  const outcome = outcomeOf({
    signedAt,
    expiresAt: request.expiresAt.toISOString(),
    lease: lease.state,
    isCurrent,
    hasAccepted: party.acceptedAt !== null,
    isHomeTaken: lease.state === 'proposed' && (await isHomeTaken(tx, lease, lease)),
  });
  const [taken] = await tx
    .update(signingSigners)
    .set({ signedAt: new Date(signedAt), name, certificate, outcome })
    .where(
      and(
        eq(signingSigners.requestId, request.id),
        eq(signingSigners.partyId, party.id),
        isNull(signingSigners.signedAt),
      ),
    )
    .returning();
  if (!taken) return lease;
  if (outcome !== 'accepted') {
    await tell({ tx, jobs }, { before: lease, after: lease, party, outcome, signature });
    return lease;
  }
  await tx.insert(leaseAcceptances).values({
    leaseId: lease.id,
    documentId: request.documentId,
    partyId: party.id,
    userId: party.userId,
    name,
    how: 'e-signature',
    certificate,
  });
  const after = await moveOnceAccepted({ db: tx, jobs, now }, lease, party.userId);
  await tell({ tx, jobs }, { before: lease, after, party, outcome, signature });
  return after;
}

type SignatureNotice = {
  before: LeaseRow;
  after: LeaseRow;
  party: PartyRow;
  outcome: SignatureOutcome;
  signature: ProviderSignature;
};

async function tell(
  { tx, jobs }: Pick<Working, 'tx' | 'jobs'>,
  { before, after, party, outcome, signature }: SignatureNotice,
): Promise<void> {
  const coTenants = await coTenantsOf(tx, after.id);
  // Whoever signed knows that they did, but not that it came to nothing.
  const actorId = outcome === 'void' ? null : party.userId;
  const notices = leaseNotices(after, {
    event: eventOf(outcome, after),
    date: after.startDate,
    actorId,
    by: isSigner(party.role) ? 'tenant' : 'landlord',
    coTenants,
    facts: { rent: after.rent, deposit: after.deposit },
  });
  await act(
    { db: tx, jobs, actorId },
    {
      action: outcome === 'accepted' ? 'leases.accept' : 'leases.eSign',
      subject: { type: 'lease', id: after.id },
      people: partiesOf(after, coTenants),
      notices: outcome === 'void' ? notices.filter(({ to }) => to === party.userId) : notices,
      before: { state: before.state },
      after: {
        state: after.state,
        party: party.id,
        how: 'e-signature',
        outcome,
        signed_at: signature.signedAt,
        certificate: signature.certificate,
      },
    },
  );
}

function eventOf(outcome: SignatureOutcome, lease: LeaseRow): LeaseEvent {
  if (outcome === 'void') return 'lease.e-sign-void';
  if (outcome === 'kept') return 'lease.e-signed';
  return lease.state === 'proposed' ? 'lease.accepted' : 'lease.accept';
}
