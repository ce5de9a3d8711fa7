/** The e-signatures of a lease as its readers see them. */
import { desc, eq, inArray } from 'drizzle-orm';
import type { Lease } from '../../contract/leases.ts';
import type { leaseDocuments } from '../../db/schema/leases.ts';
import { signingRequests, signingSigners } from '../../db/schema/signing.ts';
import { isSigner } from '../../domain/lease-acceptance.ts';
import { isTurnOf } from '../../domain/signing.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { LeaseRow, PartyRow } from './parties.ts';

export type ESignRow = {
  request: typeof signingRequests.$inferSelect;
  signer: typeof signingSigners.$inferSelect;
};

/** One row for each signer, those of the newest request first. */
export const eSignsOf = (db: Executor, leaseIds: readonly string[]): Promise<ESignRow[]> =>
  db
    .select({ request: signingRequests, signer: signingSigners })
    .from(signingRequests)
    .innerJoin(signingSigners, eq(signingSigners.requestId, signingRequests.id))
    .where(inArray(signingRequests.leaseId, [...leaseIds]))
    .orderBy(desc(signingRequests.createdAt), signingSigners.turn, signingSigners.partyId);

type Facts = {
  parties: readonly PartyRow[];
  /** What is proposed or was agreed to. */
  proposed: typeof leaseDocuments.$inferSelect | undefined;
  eSigns: readonly ESignRow[];
};

export function eSignShown(
  context: HandlerContext,
  lease: LeaseRow,
  { parties, proposed, eSigns }: Facts,
): Pick<Lease, 'is_e_sign_offered' | 'e_sign'> {
  const ofDocument = eSigns.filter(({ request }) => request.documentId === proposed?.id);
  const request = ofDocument[0]?.request;
  const signers = ofDocument.flatMap(({ signer }) => (signer.requestId === request?.id ? signer : []));
  const isPossible =
    context.services.signing !== null && lease.state === 'proposed' && proposed?.kind === 'agreement';
  const own = parties.find(({ userId }) => userId === userIdOf(context));
  return {
    is_e_sign_offered: isPossible && own !== undefined && isAskedOf(own, request, signers),
    e_sign: request
      ? {
          provider: request.provider,
          state: request.state,
          expires_at: request.expiresAt.toISOString(),
          signers: signers.map(({ partyId, signedAt, name, outcome }) => ({
            party_id: partyId,
            signed_at: signedAt?.toISOString() ?? null,
            name,
            outcome,
          })),
        }
      : null,
  };
}

/** The landlord may begin; whoever has said yes with a code needs no other signature. */
function isAskedOf(
  own: PartyRow,
  request: ESignRow['request'] | undefined,
  signers: readonly ESignRow['signer'][],
): boolean {
  if (request?.state !== 'open') return own.role === 'landlord';
  if (isSigner(own.role) && own.acceptedAt !== null) return false;
  const signer = signers.find(({ partyId }) => partyId === own.id);
  return signer !== undefined && isTurnOf(signer, signers);
}
