/** Answers what the two sides do with a visit: ask, accept, propose, decline, cancel, reschedule, complete. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { now } from '../../db/schema/columns.ts';
import { propertyVisits } from '../../db/schema/leads.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkVisitOffered, checkVisitSlot } from '../../domain/visit-slots.ts';
import {
  canSayOnWay,
  checkAddressGiven,
  checkVisitBegun,
  checkVisitRating,
  isVisitAccepted,
  isVisitEnded,
  nextVisit,
  type VisitAction,
  type VisitSlot,
  visitEvents,
  visitStart,
} from '../../domain/visits.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { askedHome } from './asked-home.ts';
import { recordLeadEvent } from './lead-events.ts';
import { sideOfCaller } from './lead-lists.ts';
import { askToVerify, checkMayAnswer } from './lister-standing.ts';
import { visitOfferOf } from './visit-offer.ts';
import { listVisits, loadVisit } from './visit-rows.ts';
import { sayWhere, type Whereabouts } from './whereabouts.ts';

type VisitRow = typeof propertyVisits.$inferSelect;
type Time = { scheduledDate: string; slot: VisitSlot };

const stateOf = ({ status, awaiting, scheduledDate, slot }: VisitRow) => ({
  status,
  awaiting,
  scheduled_date: scheduledDate,
  slot,
});

const request = api.visits.request.handler(async ({ context, input }) => {
  const home = await askedHome(context, input.property_id, input.room_id);
  checkVisitSlot(input.scheduled_date, input.slot, context.services.now());
  const offer = await visitOfferOf(context.db, input.property_id);
  checkVisitOffered(input.scheduled_date, input.slot, offer);
  // Row rights end at these columns, which Drizzle's insert would exceed.
  const { rows } = await context.db.execute<{ id: string }>(sql`
    insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot, room_id, notes)
    values (${input.property_id}, ${home.seekerId}, ${home.listedBy}, ${input.visit_type}, ${input.scheduled_date},
      ${input.slot}, ${input.room_id}, ${input.notes})
    on conflict (property_id, user_id) where status in ('requested', 'scheduled') do nothing
    returning id`);
  if (!rows[0]) throw new RuleBroken('visit.already-open');
  const visit = await lockVisit(context, rows[0].id);
  await askToVerify(context, visit);
  return written(context, visit, { action: 'request', note: input.notes });
});

async function lockVisit({ db }: HandlerContext, id: string): Promise<VisitRow> {
  const [visit] = await db.select().from(propertyVisits).where(eq(propertyVisits.id, id)).for('update');
  if (!visit) throw new ORPCError('NOT_FOUND');
  return visit;
}

type Move = { id: string; note: string | null; time?: Time; where?: Whereabouts };

/** The rule decides what the visit becomes; whoever is no party (an administrator) may look but not answer. */
async function move(context: HandlerContext, action: VisitAction, { id, note, time, where }: Move) {
  const visit = await lockVisit(context, id);
  const side = await sideOfCaller(context.db, visit, userIdOf(context));
  if (!side) throw new ORPCError('FORBIDDEN');
  const next = nextVisit(visit, action, side);
  if (side === 'lister') await checkMayAnswer(context, visit, action);
  // Whoever gave stars was there.
  if (action === 'miss' && visit.rating !== null) throw new RuleBroken('visit.transition-not-allowed');
  const { scheduledDate, slot } = time ?? visit;
  if (action === 'complete' || action === 'miss')
    checkVisitBegun(scheduledDate, slot, context.services.now());
  if (time || action === 'accept') checkVisitSlot(scheduledDate, slot, context.services.now());
  if (time && side === 'seeker') {
    checkVisitOffered(scheduledDate, slot, await visitOfferOf(context.db, visit.propertyId));
  }
  if (where && side === 'lister') {
    const { lacks } = await loadVisit(context, id);
    checkAddressGiven(lacks, where.address);
    await sayWhere(context, visit.propertyId, lacks, where);
  }
  const answeredAt = visit.answeredAt ?? (side === 'lister' ? now : null);
  const [changed] = await context.db
    .update(propertyVisits)
    .set({ ...next, scheduledDate, slot, answeredAt })
    .where(eq(propertyVisits.id, id))
    .returning();
  if (!changed) throw new Error('A locked visit was not updated');
  return written(context, changed, { action, note, before: visit });
}

type Written = { action: VisitAction | 'request' | 'comeSoon'; note: string | null; before?: VisitRow };

async function written(context: HandlerContext, row: VisitRow, { action, note, before }: Written) {
  const visit = await loadVisit(context, row.id);
  await recordLeadEvent(context, {
    kind: 'visit',
    lead: row,
    isEnded: isVisitEnded(row.status),
    isAccepted: isVisitAccepted(row.status),
    event: visitEvents[action],
    note,
    home: visit.home.title,
    details: { scheduled_date: row.scheduledDate, slot: row.slot },
    start: visitStart(row.scheduledDate, row.slot),
    changes: visit.changes + 1,
    ...(before && row.status === 'requested'
      ? { earlier: visitStart(before.scheduledDate, before.slot) }
      : {}),
    procedure: `visits.${action}`,
    ...(before ? { before: stateOf(before) } : {}),
    after: stateOf(row),
  });
  return loadVisit(context, row.id);
}

const whereOf = (input: { address: string | null; contact_phone: string | null }): Whereabouts => ({
  address: input.address,
  phone: input.contact_phone,
});

const timeOf = (input: { scheduled_date: string; slot: VisitSlot }): Time => ({
  scheduledDate: input.scheduled_date,
  slot: input.slot,
});

/** Said once by each side; said again, nothing happens. */
const comeSoon = api.visits.comeSoon.handler(async ({ context, input: { id } }) => {
  const row = await lockVisit(context, id);
  const side = await sideOfCaller(context.db, row, userIdOf(context));
  if (!side) throw new ORPCError('FORBIDDEN');
  const when = { status: row.status, date: row.scheduledDate, slot: row.slot };
  if (!canSayOnWay(when, context.services.now())) throw new RuleBroken('visit.not-about-to-begin');
  const visit = await loadVisit(context, id);
  if (visit.on_way.includes(side)) return visit;
  return written(context, row, { action: 'comeSoon', note: null });
});

/** A trigger rolls the stars into the home's own. */
const rate = api.visits.rate.handler(async ({ context, input: { id, rating } }) => {
  const visit = await lockVisit(context, id);
  const side = await sideOfCaller(context.db, visit, userIdOf(context));
  if (!side) throw new ORPCError('FORBIDDEN');
  checkVisitRating(visit.status, side);
  await context.db.update(propertyVisits).set({ rating }).where(eq(propertyVisits.id, id));
  const rated = await loadVisit(context, id);
  await act(context, {
    action: 'visits.rate',
    subject: { type: 'visit', id },
    people: [visit.userId, visit.listerId],
    before: { rating: visit.rating },
    after: { rating },
  });
  return rated;
});

export const visits = {
  request,
  hours: api.visits.hours.handler(({ context, input }) => visitOfferOf(context.db, input.id)),
  get: api.visits.get.handler(({ context, input }) => loadVisit(context, input.id)),
  listMine: api.visits.listMine.handler(({ context, input }) => listVisits(context, 'seeker', input)),
  listReceived: api.visits.listReceived.handler(({ context, input }) => listVisits(context, 'lister', input)),
  accept: api.visits.accept.handler(({ context, input }) =>
    move(context, 'accept', { ...input, where: whereOf(input) }),
  ),
  propose: api.visits.propose.handler(({ context, input }) =>
    move(context, 'propose', { ...input, time: timeOf(input), where: whereOf(input) }),
  ),
  decline: api.visits.decline.handler(({ context, input }) => move(context, 'decline', input)),
  cancel: api.visits.cancel.handler(({ context, input }) => move(context, 'cancel', input)),
  reschedule: api.visits.reschedule.handler(({ context, input }) =>
    move(context, 'reschedule', { ...input, time: timeOf(input) }),
  ),
  rate,
  complete: api.visits.complete.handler(({ context, input }) => move(context, 'complete', input)),
  miss: api.visits.miss.handler(({ context, input }) => move(context, 'miss', input)),
  comeSoon,
};
