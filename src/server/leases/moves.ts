/** Answers what the two sides do with a lease: agree, decline, give notice, agree on an earlier end, settle the deposit. */
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { checkOthersProposal, checkProposal, checkProposedEnd } from '../../domain/lease-ends.ts';
import {
  checkEnded,
  checkNotice,
  checkOwnNotice,
  checkPaperClaim,
  checkRepairs,
  type LeaseAction,
  type LeaseSide,
  nextLeaseState,
  settle as settlementOf,
} from '../../domain/leases.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { inviteTenant } from './invite-tenant.ts';
import { type LeaseRow, loadLease, lockLease, sideOf } from './lease-rows.ts';
import { leaseNotices, partiesOf, writeDuesJob } from './parties.ts';
import { repairsOf } from './repairs.ts';
import { asLeaseRule, checkSeen } from './rules.ts';

type Seen = { id: string; version: number };
/** What else an action writes; it may refuse. */
type Own = (lease: LeaseRow, side: LeaseSide) => Partial<LeaseRow>;
/** What a side said with it. */
type Reason = { reason?: string };

async function move(
  context: HandlerContext,
  action: LeaseAction,
  { reason, ...seen }: Seen & Reason,
  own: Own = () => ({}),
) {
  const { db } = context;
  const before = await lockLease(db, seen.id);
  const side = sideOf(before, context);
  if (!side) throw new ORPCError('FORBIDDEN');
  checkSeen(before, seen.version);
  const state = nextLeaseState(before.state, action, side);
  const [after] = await db
    .update(leases)
    .set({ ...own(before, side), state, version: before.version + 1 })
    .where(eq(leases.id, before.id))
    .returning()
    .catch(asLeaseRule);
  if (!after) throw new Error('A locked lease was not updated');
  // Whoever has no account has no notices: the question comes by e-mail.
  if (action === 'sign' && after.tenantId === null) await inviteTenant(context, after);
  await context.services.jobs.enqueue(writeDuesJob, { leaseId: after.id }, db);
  await act(context, {
    action: `leases.${action}`,
    subject: { type: 'lease', id: after.id },
    people: partiesOf(after),
    notices: leaseNotices(after, {
      event: `lease.${action}`,
      date: dateOf(action, before, after),
      actorId: userIdOf(context),
      by: side,
      note: reason,
    }),
    before: { state: before.state, ends_on: before.endsOn, proposed_end: before.proposedEnd },
    after: {
      state: after.state,
      is_signed_on_paper: after.isSignedOnPaper,
      ends_on: after.endsOn,
      proposed_end: after.proposedEnd,
      ended_on: after.endedOn,
      settlement: after.settlement,
    },
    reason,
  });
  return loadLease(context, after.id);
}

/** The day that the news is about; a proposed one that was declined is gone from the row. */
function dateOf(action: LeaseAction, before: LeaseRow, after: LeaseRow): CalendarDate {
  const { state, startDate, endDate, proposedEnd, endsOn, endedOn } = after;
  if (action === 'proposeEnd' && proposedEnd) return proposedEnd;
  if (action === 'declineEnd' && before.proposedEnd) return before.proposedEnd;
  if (endedOn) return endedOn;
  if (endsOn) return endsOn;
  return action === 'withdrawNotice' && state === 'active' ? endDate : startDate;
}

const noProposal = { proposedEnd: null, proposedEndBy: null } as const;

export const accept = api.leases.accept.handler(({ context, input }) =>
  move(context, 'accept', input, () => ({
    agreedAt: new Date(context.services.now()),
    agreedBy: userIdOf(context),
  })),
);

/** The landlord's word alone: the tenant is asked, and the lease stays a draft until the tenant accepts it. */
export const sign = api.leases.sign.handler(({ context, input }) =>
  move(context, 'sign', input, (lease) => {
    checkPaperClaim(lease.isSignedOnPaper, 'sign');
    return { isSignedOnPaper: true, paperAnswer: null };
  }),
);
export const contest = api.leases.contest.handler(({ context, input }) =>
  move(context, 'contest', input, (lease) => {
    checkPaperClaim(lease.isSignedOnPaper, 'contest');
    return { isSignedOnPaper: false, paperAnswer: input.reason };
  }),
);

export const decline = api.leases.decline.handler(({ context, input }) => move(context, 'decline', input));
export const withdraw = api.leases.withdraw.handler(({ context, input }) => move(context, 'withdraw', input));

export const giveNotice = api.leases.giveNotice.handler(({ context, input }) =>
  move(context, 'giveNotice', input, (lease, side) => {
    const running = { start: lease.startDate, end: lease.endDate, noticeDays: lease.noticeDays };
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

export const settle = api.leases.settle.handler(async ({ context, input }) => {
  const deductions = input.deductions.map(({ label, amount, repair_id }) => ({
    label,
    amount,
    ...(repair_id ? { repairId: repair_id } : {}),
  }));
  const repairs = await repairsOf(context.db, input.id);
  return move(context, 'settle', input, (lease) => {
    const { startDate: start, endDate: end, endsOn } = lease;
    checkEnded({ start, end, endsOn }, input.ended_on, context.services.today());
    checkRepairs(deductions, repairs);
    return {
      endedOn: input.ended_on,
      settlement: settlementOf(lease.deposit, deductions),
      ...noProposal,
    };
  });
});
