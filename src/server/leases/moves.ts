/** Answers what the two sides do with a lease: decline, contest, give notice, agree on an earlier end. */

import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import { type CalendarDate, dateInIndia } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { ABUSE_DAYS, canContestMoved, isForTeam } from '../../domain/lease-acceptance.ts';
import { checkOthersProposal, checkProposal, checkProposedEnd } from '../../domain/lease-ends.ts';
import { lockedInUntil, noticeDaysOf } from '../../domain/lease-terms.ts';
import {
  checkActor,
  checkNotice,
  checkOwnNotice,
  isRunning,
  type LeaseAction,
  type LeaseSide,
  nextLeaseState,
} from '../../domain/leases.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { checkNotBeingSettled } from './being-settled.ts';
import { type LeaseRow, loadLease, lockLease } from './lease-rows.ts';
import { type Acting, actingOn, coTenantsOf, leaseNotices, partiesOf, writeDuesJob } from './parties.ts';
import { noticesOfWriter } from './prepared-news.ts';
import { asLeaseRule, checkSeen } from './rules.ts';
import { flagLeaseJob } from './team-flags.ts';

type Seen = { id: string; version: number };
/** What else an action writes; it may refuse. */
type Own = (lease: LeaseRow, side: LeaseSide) => Partial<LeaseRow>;
/** What a side said with it. */
type Reason = { reason?: string };

/** They set another last day, or none. */
const movesTheEnd: ReadonlySet<LeaseAction> = new Set(['withdrawNotice', 'proposeEnd', 'agreeEnd']);

type Move = Exclude<LeaseAction, 'propose' | 'sign' | 'revise' | 'accept'>;

async function move(
  context: HandlerContext,
  action: Move,
  { reason, ...seen }: Seen & Reason,
  own: Own = () => ({}),
) {
  const { db } = context;
  const { before, acting } = await heldBy(context, seen.id);
  const { side } = acting;
  checkActor(action, acting.actor);
  checkSeen(before, seen.version);
  const state = nextLeaseState(before.state, action, acting.actor);
  if (movesTheEnd.has(action)) await checkNotBeingSettled(db, before.id);
  const [after] = await db
    .update(leases)
    .set({ ...own(before, side), state, version: before.version + 1 })
    .where(eq(leases.id, before.id))
    .returning()
    .catch(asLeaseRule);
  if (!after) throw new Error('A locked lease was not updated');
  const wasSeen = before.state !== 'draft' || before.documentVersion > 0;
  const coTenants = wasSeen ? await coTenantsOf(db, after.id) : [];
  await context.services.jobs.enqueue(writeDuesJob, { leaseId: after.id }, db);
  await act(context, {
    action: `leases.${action}`,
    subject: { type: 'lease', id: after.id },
    people: wasSeen ? partiesOf(after, coTenants) : [after.landlordId],
    // What was never proposed is news to nobody but whoever wrote it for its landlord.
    notices: wasSeen
      ? leaseNotices(after, {
          event: `lease.${action}`,
          date: dateOf(action, before, after),
          actorId: userIdOf(context),
          by: side,
          note: reason,
          coTenants,
        })
      : await noticesOfWriter(context, after, 'lease.owner-declined'),
    before: { state: before.state, ends_on: before.endsOn, proposed_end: before.proposedEnd },
    after: {
      state: after.state,
      is_signed_on_paper: after.isSignedOnPaper,
      ends_on: after.endsOn,
      proposed_end: after.proposedEnd,
    },
    reason,
  });
  return loadLease(context, after.id);
}

/** The lease, held, and as whom the caller acts on it. */
async function heldBy(context: HandlerContext, id: string): Promise<{ before: LeaseRow; acting: Acting }> {
  const before = await lockLease(context.db, id);
  const acting = await actingOn(context, before);
  if (!acting) throw new ORPCError('FORBIDDEN');
  return { before, acting };
}

/** The day that the news is about; a proposed one that was declined is gone from the row. */
function dateOf(action: Move, before: LeaseRow, after: LeaseRow): CalendarDate {
  const { state, startDate, endDate, proposedEnd, endsOn } = after;
  if (action === 'proposeEnd' && proposedEnd) return proposedEnd;
  if (action === 'declineEnd' && before.proposedEnd) return before.proposedEnd;
  if (endsOn) return endsOn;
  return action === 'withdrawNotice' && state === 'active' ? endDate : startDate;
}

const noProposal = { proposedEnd: null, proposedEndBy: null } as const;

/** The scan is not what was signed: the lease is a draft again, and a landlord of whom that is said twice is looked at. */
export const contest = api.leases.contest.handler(async ({ context, input }) => {
  const { before, acting } = await heldBy(context, input.id);
  if (before.movedOn !== null) return contestMoved(context, { before, acting, ...input });
  const lease = await move(context, 'contest', input, ({ isSignedOnPaper }) => {
    if (!isSignedOnPaper) throw new RuleBroken('lease.not-on-paper');
    return { isSignedOnPaper: false, paperAnswer: input.reason };
  });
  if (isForTeam('contest', await contestedOf(context, input.id))) {
    await flag(context, input.id, 'contest', input.reason);
  }
  return lease;
});

type Contested = { before: LeaseRow; acting: Acting; version: number; reason: string };

/** A lease that came with a business is off, and what its files asked for with it: nobody here had agreed to it. */
async function contestMoved(context: HandlerContext, { before, acting, version, reason }: Contested) {
  const { db, services } = context;
  checkActor('contest', acting.actor);
  checkSeen(before, version);
  if (!isRunning(before.state)) throw new RuleBroken('lease.transition-not-allowed');
  const { toldAt } = acting.party;
  if (!canContestMoved(toldAt && dateInIndia(toldAt.toISOString()), services.today())) {
    throw new RuleBroken('lease.contest-too-late');
  }
  await db.execute(sql`select app.contest_moved_lease(${before.id}, ${reason})`);
  const coTenants = await coTenantsOf(db, before.id);
  await act(context, {
    action: 'leases.contest',
    subject: { type: 'lease', id: before.id },
    people: partiesOf(before, coTenants),
    notices: leaseNotices(before, {
      event: 'lease.moved-contested',
      date: before.startDate,
      actorId: userIdOf(context),
      by: acting.side,
      note: reason,
      coTenants,
    }),
    before: { state: before.state },
    after: { state: 'cancelled', moved_on: before.movedOn },
    reason,
  });
  await flag(context, before.id, 'contest-moved', reason);
  return loadLease(context, before.id);
}

/** Nothing of the proposal stays for them, and the landlord proposes nothing to them again. */
export const disown = api.leases.disown.handler(async ({ context, input }) => {
  const disownedAt = new Date(context.services.now());
  await move(context, 'disown', input, () => ({ disownedAt }));
  await flag(context, input.id, 'disown', null);
  return { done: true as const };
});

async function contestedOf({ db }: HandlerContext, leaseId: string): Promise<number> {
  const { rows } = await db.execute<{ contested: number }>(
    sql`select app.contested_of_landlord(${leaseId}, ${ABUSE_DAYS}) as contested`,
  );
  return rows[0]?.contested ?? 0;
}

function flag(
  context: HandlerContext,
  leaseId: string,
  what: 'contest' | 'contest-moved' | 'disown',
  reason: string | null,
): Promise<void> {
  const { db, services } = context;
  const by = userIdOf(context);
  return services.jobs.enqueue(flagLeaseJob, { id: randomUUID(), leaseId, what, by, reason }, db);
}

export const decline = api.leases.decline.handler(({ context, input }) => move(context, 'decline', input));
export const withdraw = api.leases.withdraw.handler(({ context, input }) => move(context, 'withdraw', input));

export const giveNotice = api.leases.giveNotice.handler(({ context, input }) =>
  move(context, 'giveNotice', input, (lease, side) => {
    const running = {
      start: lease.startDate,
      end: lease.endDate,
      noticeDays: noticeDaysOf(lease, side),
      lockedUntil: lockedInUntil(lease.startDate, lease.lockInMonths),
    };
    checkNotice(running, input.ends_on, context.services.today());
    return { noticeBy: side, noticeGivenOn: context.services.today(), endsOn: input.ends_on, ...noProposal };
  }),
);

export const withdrawNotice = api.leases.withdrawNotice.handler(({ context, input }) =>
  move(context, 'withdrawNotice', input, (lease, side) => {
    checkOwnNotice({ by: lease.noticeBy, isAgreed: lease.isEndAgreed }, side);
    return { noticeBy: null, noticeGivenOn: null, endsOn: null, ...noProposal };
  }),
);

export const proposeEnd = api.leases.proposeEnd.handler(({ context, input }) =>
  move(context, 'proposeEnd', input, ({ startDate: start, endDate: end, endsOn }, side) => {
    checkProposedEnd({ start, end, endsOn }, input.ends_on);
    return { proposedEnd: input.ends_on, proposedEndBy: side };
  }),
);

/** The proposed day becomes the last one. Whoever gave notice before stays its giver; without one it counts as the proposer's. */
export const agreeEnd = api.leases.agreeEnd.handler(({ context, input }) =>
  move(context, 'agreeEnd', input, (lease, side) => {
    checkOthersProposal(lease.proposedEndBy, side);
    return {
      noticeBy: lease.noticeBy ?? lease.proposedEndBy,
      noticeGivenOn: lease.noticeGivenOn ?? context.services.today(),
      endsOn: lease.proposedEnd,
      isEndAgreed: true,
      ...noProposal,
    };
  }),
);

export const declineEnd = api.leases.declineEnd.handler(({ context, input }) =>
  move(context, 'declineEnd', input, (lease) => {
    checkProposal(lease.proposedEndBy);
    return noProposal;
  }),
);
