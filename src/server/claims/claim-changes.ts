/** What becomes of claims outside the office's desk: told to who asked, and ended when what they were about changes. */
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { audit } from '../../db/audit.ts';
import { verificationClaims as table } from '../../db/schema/claims.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { type ClaimKind, type claimEvents, claimRules } from '../../domain/claims.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { notify } from '../notifications/notify.ts';

type Claim = Pick<typeof table.$inferSelect, 'id' | 'userId' | 'propertyId' | 'kind' | 'status'>;
type ClaimEvent = (typeof claimEvents)[number];

/** Where one's claims are asked for and read. */
const pathOf = ({ propertyId }: Pick<Claim, 'propertyId'>) =>
  propertyId === null ? '/verification' : `/properties/${propertyId}/verification`;

export async function titleOf(db: Executor, propertyId: string | null): Promise<string | null> {
  if (propertyId === null) return null;
  const [home] = await db.select({ title: homes.title }).from(homes).where(eq(homes.id, propertyId));
  return home?.title || null;
}

type Said = { note?: string; until?: string };

export async function tellClaim(
  context: HandlerContext,
  claim: Claim,
  event: ClaimEvent,
  said: Said = {},
): Promise<void> {
  const told = { db: context.db, jobs: context.services.jobs, actorId: userIdOf(context) };
  await notifyClaim(told, claim, event, { home: await titleOf(context.db, claim.propertyId), ...said });
}

type Told = { db: Executor; jobs: Jobs; actorId: string | null };

export const notifyClaim = (
  told: Told,
  claim: Claim,
  event: ClaimEvent,
  { home, note, until }: Said & { home: string | null },
): Promise<void> =>
  notify(told, claim.userId, {
    event,
    kind: claim.kind,
    home,
    path: pathOf(claim),
    ...(note ? { note } : {}),
    ...(until ? { until } : {}),
  });

type Changed = { propertyId: string } | { userId: string };

/** Ends what waits and what is in force of these kinds; who asked is told of what was in force. */
export async function lapseClaims(
  context: HandlerContext,
  changed: Changed,
  kinds: readonly ClaimKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  const { db } = context;
  const open = await db
    .select()
    .from(table)
    .where(
      and(
        aboutOf(changed),
        inArray(table.kind, [...kinds]),
        inArray(table.status, ['submitted', 'verified']),
      ),
    )
    .for('update');
  for (const claim of open) {
    await db.update(table).set({ status: 'lapsed' }).where(eq(table.id, claim.id));
    if (claim.status === 'verified') await tellClaim(context, claim, 'claim.lapsed');
    await audit(db, {
      action: 'claims.lapse',
      subjectType: 'verification_claim',
      subjectId: claim.id,
      before: { status: claim.status },
      after: { status: 'lapsed', subject: claimRules[claim.kind].subject, kind: claim.kind },
    });
  }
}

const aboutOf = (changed: Changed): SQL | undefined =>
  'propertyId' in changed
    ? eq(table.propertyId, changed.propertyId)
    : and(eq(table.userId, changed.userId), isNull(table.propertyId));
