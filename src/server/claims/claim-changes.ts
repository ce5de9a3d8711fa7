/** What becomes of claims outside the office's desk: told to who asked, and ended when what they were about changes. */
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { verificationClaims as table } from '../../db/schema/claims.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { type ClaimKind, type claimEvents, claimRules } from '../../domain/claims.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import type { Notifier } from '../notifications/notify.ts';

type Claim = Pick<
  typeof table.$inferSelect,
  'id' | 'userId' | 'propertyId' | 'organisationId' | 'kind' | 'status'
>;
type ClaimEvent = (typeof claimEvents)[number];

/** Where one's claims are asked for and read. */
function pathOf({ propertyId, organisationId }: Pick<Claim, 'propertyId' | 'organisationId'>): string {
  if (organisationId !== null) return `/portal/team/verification?organisation=${organisationId}`;
  return propertyId === null ? '/verification' : `/properties/${propertyId}/verification`;
}

async function titleOf(db: Executor, propertyId: string | null): Promise<string | null> {
  if (propertyId === null) return null;
  const [home] = await db.select({ title: homes.title }).from(homes).where(eq(homes.id, propertyId));
  return home?.title || null;
}

type Said = { note?: string; until?: string };

/** What who asked is told of it; `home` is the title of the home it is about. */
export const claimNoticeOf = (
  claim: Pick<Claim, 'userId' | 'propertyId' | 'organisationId' | 'kind'>,
  home: string | null,
  event: ClaimEvent,
  { note, until }: Said = {},
): NoticeTo => ({
  to: claim.userId,
  notice: {
    event,
    kind: claim.kind,
    home,
    path: pathOf(claim),
    ...(note ? { note } : {}),
    ...(until ? { until } : {}),
  },
});

export const claimNotice = async (
  db: Executor,
  claim: Claim,
  event: ClaimEvent,
  said: Said = {},
): Promise<NoticeTo> => claimNoticeOf(claim, await titleOf(db, claim.propertyId), event, said);

type Changed = { propertyId: string } | { userId: string } | { organisationId: string };

/** Ends what waits and what is in force of these kinds; who asked is told of what was in force. */
export async function lapseClaims(
  context: HandlerContext | (Notifier & { db: Executor }),
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
    await act(context, {
      action: 'claims.lapse',
      subject: { type: 'verification_claim', id: claim.id },
      people: [claim.userId],
      notices: claim.status === 'verified' ? [await claimNotice(db, claim, 'claim.lapsed')] : [],
      before: { status: claim.status },
      after: { status: 'lapsed', subject: claimRules[claim.kind].subject, kind: claim.kind },
    });
  }
}

function aboutOf(changed: Changed): SQL | undefined {
  if ('propertyId' in changed) return eq(table.propertyId, changed.propertyId);
  if ('organisationId' in changed) return eq(table.organisationId, changed.organisationId);
  return ofOneself(changed.userId);
}

/** What a person asked of themselves, and of no home or organisation. */
export const ofOneself = (userId: string): SQL | undefined =>
  and(eq(table.userId, userId), isNull(table.propertyId), isNull(table.organisationId));
