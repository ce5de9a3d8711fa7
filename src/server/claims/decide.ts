/** How the office decides a claim: verified by a method and for some time, declined, or taken back later. */
import { and, eq } from 'drizzle-orm';
import { verificationClaims as table } from '../../db/schema/claims.ts';
import { now } from '../../db/schema/columns.ts';
import { type ClaimStatus, checkClaimMove, checkDecision } from '../../domain/claims.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { claimNotice, ofOneself } from './claim-changes.ts';
import { type ClaimRow, isOwnClaim, loadClaim, lockClaim, organisationsOf } from './claim-rows.ts';

/** Nobody decides what they asked for themselves, or what an organisation of theirs asked for. */
async function open(context: HandlerContext, id: string, to: ClaimStatus): Promise<ClaimRow> {
  const claim = await lockClaim(context.db, id);
  checkClaimMove(claim.status, to);
  const own = await organisationsOf(context.db);
  if (isOwnClaim(claim, userIdOf(context), own)) throw new RuleBroken('claim.own');
  return claim;
}

export const verify = api.claims.verify.handler(async ({ context, input }) => {
  const { db } = context;
  const { id, method, valid_until: validUntil } = input;
  const claim = await open(context, id, 'verified');
  checkDecision(claim.kind, method, validUntil, context.services.today());
  await replaceEarlier(context, claim);
  await db
    .update(table)
    .set({ status: 'verified', method, validUntil, decidedBy: userIdOf(context), decidedAt: now })
    .where(eq(table.id, id));
  return finish(context, claim, 'verify', {
    after: { status: 'verified', method, valid_until: validUntil },
    notice: await claimNotice(db, claim, 'claim.verified', { until: validUntil }),
  });
});

/** One of a kind is in force. */
async function replaceEarlier({ db }: HandlerContext, claim: ClaimRow): Promise<void> {
  await db
    .update(table)
    .set({ status: 'replaced' })
    .where(and(sameSubject(claim), eq(table.kind, claim.kind), eq(table.status, 'verified')));
}

function sameSubject({ userId, propertyId, organisationId }: ClaimRow) {
  if (organisationId !== null) return eq(table.organisationId, organisationId);
  if (propertyId !== null) return eq(table.propertyId, propertyId);
  return ofOneself(userId);
}

export const decline = api.claims.decline.handler(async ({ context, input: { id, reason } }) => {
  const claim = await open(context, id, 'declined');
  await context.db
    .update(table)
    .set({ status: 'declined', reason, decidedBy: userIdOf(context), decidedAt: now })
    .where(eq(table.id, id));
  return finish(context, claim, 'decline', {
    after: { status: 'declined', reason },
    notice: await claimNotice(context.db, claim, 'claim.declined', { note: reason }),
  });
});

export const revoke = api.claims.revoke.handler(async ({ context, input: { id, reason } }) => {
  const claim = await open(context, id, 'revoked');
  await context.db
    .update(table)
    .set({ status: 'revoked', reason, decidedBy: userIdOf(context), decidedAt: now })
    .where(eq(table.id, id));
  return finish(context, claim, 'revoke', {
    after: { status: 'revoked', reason },
    notice: await claimNotice(context.db, claim, 'claim.revoked', { note: reason }),
  });
});

type Outcome = {
  after: { status: ClaimStatus; reason?: string; method?: string; valid_until?: string };
  notice: NoticeTo;
};

async function finish(context: HandlerContext, before: ClaimRow, action: string, { after, notice }: Outcome) {
  const decided = await loadClaim(context.db, userIdOf(context), before.id);
  const { reason, ...facts } = after;
  await act(context, {
    action: `claims.${action}`,
    subject: { type: 'verification_claim', id: before.id },
    people: [before.userId],
    notices: [notice],
    before: { status: before.status },
    after: {
      kind: before.kind,
      property_id: before.propertyId,
      organisation_id: before.organisationId,
      ...facts,
    },
    reason,
  });
  return decided;
}
