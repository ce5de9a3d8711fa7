/** What every act on a settlement does: the new state with its day, who is told what, and the posting of what counts by now. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Settlement } from '../../contract/settlements.ts';
import { settlements } from '../../db/schema/settlements.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import {
  answerBy,
  decideBy,
  lastDayOf,
  payerOf,
  reckon,
  refundBy,
  type SettlementEvent,
  type SettlementState,
  stateOf,
  stillToRefund,
  turnOf,
} from '../../domain/settlements.ts';
import { type Act, act, type NoticeTo } from '../audit/act.ts';
import { coTenantsOf, leasePath, managerOf, sidesOf } from '../leases/parties.ts';
import type { JobKind } from '../lib/jobs.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import {
  confirmedOf,
  lockSettlement,
  type SettlementRow,
  shownAfter,
  sideOf,
  type Whole,
  wholeOf,
} from './settlement-rows.ts';

/** Posts what counts of a settlement by now; it may run again. */
export const postSettlementJob = {
  name: 'tenancy.post-settlement',
  data: z.object({ settlementId: z.uuid() }),
} satisfies JobKind<object>;

/** Throws `settlement.not-yours` unless the caller acts as one of these. */
export async function checkSide(
  db: Executor,
  { lease }: Pick<Whole, 'lease'>,
  ...sides: readonly NonNullable<Settlement['reads_as']>[]
): Promise<void> {
  const side = await sideOf(db, lease.id);
  if (side === null || !sides.includes(side)) throw new RuleBroken('settlement.not-yours');
}

/** The day by which it is the next one’s turn; whoever was given a day keeps it. */
export function dueOn(
  state: SettlementState,
  before: Pick<SettlementRow, 'state' | 'dueOn'> | null,
  today: CalendarDate,
): CalendarDate | null {
  if (before && before.state === state) return before.dueOn;
  if (state === 'closed') return null;
  if (state === 'disputed') return decideBy(today);
  return state === 'refunding' ? refundBy(today) : answerBy(today);
}

/** The state that its lines and refunds say, written where it is another. */
export async function advance(
  db: Executor,
  id: string,
  { today, now }: { today: CalendarDate; now: Date },
): Promise<Whole> {
  const [row] = await db.select().from(settlements).where(eq(settlements.id, id));
  if (!row) throw new Error('A locked settlement was not found');
  const whole = await wholeOf(db, row);
  const state = stateOf(row, whole.lines, confirmedOf(whole));
  if (state === row.state) return whole;
  const own = {
    state,
    dueOn: dueOn(state, row, today),
    ...(state === 'disputed' ? { disputedAt: now } : {}),
  };
  await db.update(settlements).set(own).where(eq(settlements.id, id));
  return { ...whole, row: { ...row, ...own } };
}

type Done = Pick<Act, 'before' | 'after' | 'reason'> & {
  action: string;
  event: SettlementEvent;
  /** Paise that the news is about; otherwise what goes back now. */
  amount?: number;
};

/** Told to both sides, and to whoever else pays the deposit back; never by an e-mail to whoever acted. */
export async function noticesOf(
  db: Executor,
  { row, lease, lines, refunds }: Whole,
  {
    event,
    amount,
    note,
    actorId,
  }: Pick<Done, 'event' | 'amount'> & { note?: string; actorId: string | null },
): Promise<NoticeTo[]> {
  const { refund, held, debt } = reckon(row, lines);
  const facts = {
    event,
    home: lease.homeName,
    state: row.state,
    amount: amount ?? Math.max(0, stillToRefund(refund, refunds)),
    held,
    debt: Math.max(0, debt - row.waived),
    date: row.dueOn ?? lastDayOf({ end: lease.endDate, endsOn: lease.endsOn, endedOn: lease.endedOn }),
    byTeam: payerOf(row.heldBy) === 'team',
    ...(note ? { note } : {}),
  };
  const sides = sidesOf(lease, await coTenantsOf(db, lease.id)).map(
    ([to, side]): NoticeTo => ({
      to,
      notice: {
        ...facts,
        isYourTurn:
          turnOf(row.state) === side || (turnOf(row.state) === 'payer' && payerOf(row.heldBy) === side),
        byYou: to === actorId,
        path: leasePath(lease.id, side),
      },
    }),
  );
  const manager = payerOf(row.heldBy) === 'manager' ? await managerOf(db, lease.id) : null;
  if (manager === null) return sides;
  const notice = {
    ...facts,
    isYourTurn: turnOf(row.state) === 'payer',
    byYou: manager === actorId,
    path: `/portal/manager/leases/${lease.id}`,
  };
  return [...sides, { to: manager, notice }];
}

/** Concludes an act of a caller: state, trail, notices and posting. */
export async function settled(context: HandlerContext, id: string, done: Done): Promise<Settlement> {
  const { db, services } = context;
  const { action, event, amount, ...said } = done;
  const whole =
    event === 'settlement.asked'
      ? await lockSettlement(db, eq(settlements.id, id))
      : await advance(db, id, { today: services.today(), now: new Date(services.now()) });
  await services.jobs.enqueue(postSettlementJob, { settlementId: id }, db);
  await act(context, {
    action: `settlements.${action}`,
    subject: { type: 'lease', id: whole.lease.id },
    people: [whole.lease.landlordId, whole.lease.tenantId, ...(await coTenantsOf(db, whole.lease.id))],
    notices: await noticesOf(db, whole, {
      event,
      actorId: userIdOf(context),
      ...(amount === undefined ? {} : { amount }),
      ...(said.reason ? { note: said.reason } : {}),
    }),
    ...said,
    after: { state: whole.row.state, ...(said.after as object) },
  });
  return shownAfter(context, id);
}
