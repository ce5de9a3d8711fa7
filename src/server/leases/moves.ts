/** Answers what the two sides do with a lease: agree, decline, give notice, take it back, settle the deposit. */
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { audit } from '../../db/audit.ts';
import { leases } from '../../db/schema/leases.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import {
  checkEnded,
  checkNotice,
  checkOwnNotice,
  checkRepairs,
  type LeaseAction,
  type LeaseSide,
  nextLeaseState,
  settle as settlementOf,
} from '../../domain/leases.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { writeDuesJob } from '../lib/tenancy-jobs.ts';
import { type LeaseRow, loadLease, lockLease, sideOf } from './lease-rows.ts';
import { today } from './offers.ts';
import { repairsOf } from './repairs.ts';
import { asLeaseRule, checkSeen } from './rules.ts';
import { told } from './told.ts';

type Seen = { id: string; version: number };
/** What else an action writes; it may refuse. */
type Own = (lease: LeaseRow, side: LeaseSide) => Partial<LeaseRow>;

async function move(context: HandlerContext, action: LeaseAction, seen: Seen, own: Own = () => ({})) {
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
  await told(context, after, `lease.${action}`, dateOf(after));
  await context.services.jobs.enqueue(writeDuesJob, { leaseId: after.id }, db);
  await audit(db, {
    action: `leases.${action}`,
    subjectType: 'lease',
    subjectId: after.id,
    before: { state: before.state, ends_on: before.endsOn },
    after: {
      state: after.state,
      ends_on: after.endsOn,
      ended_on: after.endedOn,
      settlement: after.settlement,
    },
  });
  return loadLease(context, after.id);
}

/** The day that the news is about. */
function dateOf({ state, startDate, endDate, endsOn, endedOn, agreedAt }: LeaseRow): CalendarDate {
  if (endedOn) return endedOn;
  if (endsOn) return endsOn;
  return state === 'active' && agreedAt === null ? endDate : startDate;
}

const agreed = (context: HandlerContext, isSignedOnPaper: boolean): Own => {
  const agreement = { agreedAt: new Date(), agreedBy: userIdOf(context), isSignedOnPaper };
  return () => agreement;
};

export const accept = api.leases.accept.handler(({ context, input }) =>
  move(context, 'accept', input, agreed(context, false)),
);
export const sign = api.leases.sign.handler(({ context, input }) =>
  move(context, 'sign', input, agreed(context, true)),
);
export const decline = api.leases.decline.handler(({ context, input }) => move(context, 'decline', input));
export const withdraw = api.leases.withdraw.handler(({ context, input }) => move(context, 'withdraw', input));

export const giveNotice = api.leases.giveNotice.handler(({ context, input }) =>
  move(context, 'giveNotice', input, (lease, side) => {
    const running = { start: lease.startDate, end: lease.endDate, noticeDays: lease.noticeDays };
    checkNotice(running, input.ends_on, today());
    return { noticeBy: side, noticeGivenOn: today(), endsOn: input.ends_on };
  }),
);

export const withdrawNotice = api.leases.withdrawNotice.handler(({ context, input }) =>
  move(context, 'withdrawNotice', input, (lease, side) => {
    checkOwnNotice(lease.noticeBy, side);
    return { noticeBy: null, noticeGivenOn: null, endsOn: null };
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
    const { state, startDate: start, endDate: end, endsOn } = lease;
    checkEnded({ state, start, end, endsOn }, input.ended_on, today());
    checkRepairs(deductions, repairs);
    return { endedOn: input.ended_on, settlement: settlementOf(lease.deposit, deductions) };
  });
});
