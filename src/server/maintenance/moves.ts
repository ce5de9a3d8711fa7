/** Answers what the sides do with a maintenance request: raise, sort, assign, estimate, approve, work, finish, rate. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { maintenanceRequests } from '../../db/schema/maintenance.ts';
import { dateInIndia } from '../../domain/dates.ts';
import {
  checkApprovable,
  checkCost,
  checkReopening,
  type MaintenanceAction,
  type MaintenanceSide,
  nextMaintenanceStatus,
} from '../../domain/maintenance.ts';
import { act } from '../audit/act.ts';
import { coTenantsOf } from '../leases/parties.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { checkPlace } from './homes.ts';
import { loadRequest, lockRequest, type RequestRow, sideOf } from './maintenance-rows.ts';
import { type Happened, noticesOf, sidesOf } from './sides.ts';

export const raise = api.maintenance.raise.handler(async ({ context, input }) => {
  const { db } = context;
  await context.services.auth.limits.consume('rent.account', userIdOf(context));
  await checkPlace(context, input);
  // Row rights end at these columns, which Drizzle's insert would exceed.
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into maintenance_requests (lease_id, property_id, managed_property_id, title, description, category, priority,
      reported_by)
    values (${input.lease_id}, ${input.property_id}, ${input.managed_property_id}, ${input.title}, ${input.description},
      ${input.category}, ${input.priority}, ${userIdOf(context)})
    returning id`);
  const found = await lockRequest(db, rows[0]?.id ?? '');
  const side = sideOf(found, context);
  return written(context, { ...found, side, event: 'maintenance.raised', note: null });
});

async function reread(db: Executor, id: string): Promise<RequestRow> {
  const [row] = await db.select().from(maintenanceRequests).where(eq(maintenanceRequests.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

type Input = { id: string; note?: string | null };
/** What else an action writes; it may refuse. */
type Own = (request: RequestRow, side: MaintenanceSide) => Partial<RequestRow>;

async function move(context: HandlerContext, action: MaintenanceAction, input: Input, own: Own = () => ({})) {
  const { db } = context;
  const found = await lockRequest(db, input.id);
  const { request: before, lease } = found;
  const side = sideOf(found, context);
  const renters = lease ? [lease.tenantId, ...(await coTenantsOf(db, lease.id))] : [];
  const raisedBy = before.reportedBy === null || renters.includes(before.reportedBy) ? 'tenant' : 'landlord';
  const status = nextMaintenanceStatus(before.status, action, side, { raisedBy, hasTenant: lease !== null });
  await db
    .update(maintenanceRequests)
    .set({ ...own(before, side), status })
    .where(eq(maintenanceRequests.id, before.id));
  const request = await reread(db, before.id);
  const note = input.note ?? null;
  return written(context, { lease, request, side, event: `maintenance.${action}`, note, before });
}

async function written(context: HandlerContext, happened: Happened & { before?: RequestRow }) {
  const { db } = context;
  const { request, side, event, note, before } = happened;
  await db.execute(sql`insert into maintenance_events (request_id, actor_id, side, action, status, note)
    values (${request.id}, ${userIdOf(context)}, ${side}, ${event}, ${request.status}, ${note})`);
  const sides = await sidesOf(db, happened);
  await act(context, {
    action: event,
    subject: { type: 'maintenance_request', id: request.id },
    people: [...sides.keys()],
    notices: noticesOf(sides, userIdOf(context), happened),
    ...(before ? { before: stored(before) } : {}),
    after: stored(request),
  });
  return loadRequest(context, request.id);
}

const stored = ({ status, priority, assigneeName, estimate, approvedAt, cost, rating }: RequestRow) => ({
  status,
  priority,
  assignee: assigneeName,
  estimate,
  approved: approvedAt !== null,
  cost,
  rating,
});

const costsOf = ({ estimate, approvedAt }: RequestRow) => ({ estimate, isApproved: approvedAt !== null });

export const triage = api.maintenance.triage.handler(({ context, input }) =>
  move(context, 'triage', input, () => ({ category: input.category, priority: input.priority })),
);

export const assign = api.maintenance.assign.handler(({ context, input }) =>
  move(context, 'assign', input, () => ({
    assigneeName: input.assignee_name,
    assigneePhone: input.assignee_phone,
  })),
);

export const start = api.maintenance.start.handler(({ context, input }) => move(context, 'start', input));

/** Another estimate has to be approved anew. */
export const quote = api.maintenance.quote.handler(({ context, input }) =>
  move(context, 'quote', input, () => ({ estimate: input.estimate, approvedAt: null })),
);

export const approve = api.maintenance.approve.handler(({ context, input }) =>
  move(context, 'approve', input, (request) => {
    checkApprovable(costsOf(request));
    return { approvedAt: new Date(context.services.now()) };
  }),
);

export const finish = api.maintenance.finish.handler(({ context, input }) =>
  move(context, 'finish', input, (request, side) => {
    checkCost(input.cost, costsOf(request), side);
    return { cost: (request.cost ?? 0) + input.cost, doneAt: new Date(context.services.now()) };
  }),
);

export const cancel = api.maintenance.cancel.handler(({ context, input }) => move(context, 'cancel', input));

export const reopen = api.maintenance.reopen.handler(({ context, input }) =>
  move(context, 'reopen', input, ({ doneAt }) => {
    const { now, today } = context.services;
    checkReopening(dateInIndia(doneAt?.toISOString() ?? now()), today());
    // What it cost so far stays, and grows; the new work is estimated and approved by itself.
    return { doneAt: null, rating: null, ratingNote: null, estimate: null, approvedAt: null };
  }),
);

export const rate = api.maintenance.rate.handler(({ context, input }) =>
  move(context, 'rate', input, () => ({ rating: input.rating, ratingNote: input.note })),
);
