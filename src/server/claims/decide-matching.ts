/** Decides all claims that wait and match, or those chosen of them, a batch at a time: what one refuses stops no other. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { BATCH_SIZE, type BatchDone } from '../../contract/paging.ts';
import { verificationClaims as claims } from '../../db/schema/claims.ts';
import { now } from '../../db/schema/columns.ts';
import { profiles } from '../../db/schema/identity.ts';
import { organisations } from '../../db/schema/organisations.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { type ClaimKind, checkDecision, type claimEvents } from '../../domain/claims.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { actEach } from '../audit/act.ts';
import { missingOf, partedBy, refusedOf } from '../lib/batch-refusals.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { claimNoticeOf } from './claim-changes.ts';
import { type ClaimRow, claimMatches, isOwnClaim, organisationsOf } from './claim-rows.ts';

type Matching = {
  q?: string | undefined;
  kind?: ClaimKind | undefined;
  ids?: string[] | undefined;
  after: string | null;
};
type Waiting = { claim: ClaimRow; home: string | null; organisation: string | null; person: string | null };
type Decision = {
  action: 'verify' | 'decline';
  event: (typeof claimEvents)[number];
  set: Partial<Pick<ClaimRow, 'status' | 'method' | 'validUntil' | 'reason'>>;
  said: { note?: string; until?: string };
  /** Throws where one of them may not be decided so. */
  check?: (claim: ClaimRow) => void;
};

export const verifyMatching = api.claims.verifyMatching.handler(async ({ context, input }) => {
  const { method, valid_until: validUntil } = input;
  return decideAll(context, input, {
    action: 'verify',
    event: 'claim.verified',
    set: { status: 'verified', method, validUntil },
    said: { until: validUntil },
    check: ({ kind }) => checkDecision(kind, method, validUntil, context.services.today()),
  });
});

export const declineMatching = api.claims.declineMatching.handler(({ context, input }) =>
  decideAll(context, input, {
    action: 'decline',
    event: 'claim.declined',
    set: { status: 'declined', reason: input.reason },
    said: { note: input.reason },
  }),
);

async function decideAll(
  context: HandlerContext,
  matching: Matching,
  decision: Decision,
): Promise<BatchDone> {
  const { db } = context;
  const me = userIdOf(context);
  const batch = await lockWaiting(context, matching);
  const own = await organisationsOf(db);
  const { allowed, left } = partedBy(
    batch,
    ({ claim }) => {
      if (isOwnClaim(claim, me, own)) throw new RuleBroken('claim.own');
      decision.check?.(claim);
    },
    ({ home, organisation, person }) => home || organisation || person,
  );
  const ids = allowed.map(({ claim }) => claim.id);
  if (ids.length > 0) {
    if (decision.action === 'verify') await replaceEarlier(context, ids);
    await db
      .update(claims)
      .set({ ...decision.set, decidedBy: me, decidedAt: now })
      .where(inArray(claims.id, ids));
  }
  const { reason, validUntil, ...facts } = decision.set;
  await actEach(
    context,
    allowed.map(({ claim, home }) => ({
      action: `claims.${decision.action}`,
      subject: { type: 'verification_claim', id: claim.id },
      people: [claim.userId],
      notices: [claimNoticeOf(claim, home || null, decision.event, decision.said)],
      before: { status: claim.status },
      after: {
        kind: claim.kind,
        property_id: claim.propertyId,
        organisation_id: claim.organisationId,
        ...facts,
        ...(validUntil && { valid_until: validUntil }),
      },
      reason,
    })),
  );
  const missing = missingOf(matching.ids, batch.length, 'claim.transition-not-allowed');
  return {
    done: ids.length,
    refused: refusedOf([...left, ...missing]),
    next: batch.length < BATCH_SIZE ? null : (batch.at(-1)?.claim.id ?? null),
  };
}

/** In one order, so that two of these at once wait instead of blocking each other. */
async function lockWaiting({ db }: HandlerContext, matching: Matching): Promise<Waiting[]> {
  const { q, kind, ids, after } = matching;
  return db
    .select({
      claim: claims,
      home: homes.title,
      organisation: organisations.legalName,
      person: profiles.fullName,
    })
    .from(claims)
    .innerJoin(profiles, eq(profiles.userId, claims.userId))
    .leftJoin(homes, eq(homes.id, claims.propertyId))
    .leftJoin(organisations, eq(organisations.id, claims.organisationId))
    .where(
      and(
        eq(claims.status, 'submitted'),
        kind && eq(claims.kind, kind),
        ids && inArray(claims.id, ids),
        after === null ? undefined : gt(claims.id, after),
        await claimMatches(db, q),
      ),
    )
    .orderBy(claims.id)
    .limit(BATCH_SIZE)
    .for('update', { of: claims });
}

/** One of a kind is in force. */
async function replaceEarlier({ db }: HandlerContext, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update verification_claims set status = 'replaced' where id in (
      select old.id from verification_claims new join verification_claims old
          on old.property_id = new.property_id and old.kind = new.kind and old.status = 'verified'
       where new.id = any(${sql.param(ids)}::uuid[])
      union all
      select old.id from verification_claims new join verification_claims old
          on old.user_id = new.user_id and old.property_id is null and old.organisation_id is null and old.kind = new.kind
            and old.status = 'verified'
       where new.id = any(${sql.param(ids)}::uuid[]) and new.property_id is null and new.organisation_id is null
      union all
      select old.id from verification_claims new join verification_claims old
          on old.organisation_id = new.organisation_id and old.kind = new.kind and old.status = 'verified'
       where new.id = any(${sql.param(ids)}::uuid[]))`);
}
